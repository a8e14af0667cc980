import CoreGraphics
import Simulator
import Testing

@Suite struct PictureReductionTests {
  private func picture(_ width: Int, _ height: Int, _ value: (_ x: Int, _ y: Int) -> UInt8) -> Picture {
    Picture(width: width, height: height) { bytes, bytesPerRow in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = (bytes + y * bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
          pixel[0] = value(x, y)
          pixel[1] = value(x, y) / 2
          pixel[2] = 7
          pixel[3] = 255
        }
      }
    }
  }

  private func blue(_ picture: Picture, _ x: Int, _ y: Int) -> UInt8 {
    (picture.bytes + y * picture.bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)[0]
  }

  @Test func thirdsAreMeans() {
    let full = picture(6, 3) { x, y in UInt8(x * 10 + y) }
    let reduced = full.reduced(to: FilmSize(pixelsWide: 2, pixelsHigh: 1, scale: 1))
    // Columns 0…2 and 3…5 of three rows: means 11 and 41.
    #expect(blue(reduced, 0, 0) == 11)
    #expect(blue(reduced, 1, 0) == 41)
    #expect(reduced.isOpaque)
  }

  @Test("Whole factors give the means of squares, halves rounded up", arguments: 2...8)
  func wholeFactors(factor: Int) {
    var random = SystemRandomNumberGenerator()
    let values = (0..<(factor * 5 * factor * 3)).map { _ in UInt8.random(in: 0...255, using: &random) }
    // The last square is as bright as can be.
    let full = picture(5 * factor, 3 * factor) { x, y in
      x >= 4 * factor && y >= 2 * factor ? 255 : values[y * 5 * factor + x]
    }
    let reduced = full.reduced(to: FilmSize(pixelsWide: 5, pixelsHigh: 3, scale: 1))
    for y in 0..<3 {
      for x in 0..<5 {
        var sum = 0
        for row in 0..<factor {
          for column in 0..<factor { sum += Int(blue(full, x * factor + column, y * factor + row)) }
        }
        let pixels = factor * factor
        #expect(Int(blue(reduced, x, y)) == (sum + pixels / 2) / pixels)
      }
    }
  }

  @Test func anUnevenRatioWeighsPartsOfPixels() {
    // Three columns on two: (2·0 + 1·90) / 3 and (1·90 + 2·30) / 3.
    let full = picture(3, 1) { x, _ in [0, 90, 30][x] }
    let reduced = full.reduced(to: FilmSize(pixelsWide: 2, pixelsHigh: 1, scale: 1))
    #expect(blue(reduced, 0, 0) == 30)
    #expect(blue(reduced, 1, 0) == 50)
  }

  @Test func flatStaysFlat() {
    let full = picture(117, 252) { _, _ in 201 }
    let reduced = full.reduced(to: FilmSize(pixelsWide: 39, pixelsHigh: 85, scale: 1))
    for y in 0..<85 {
      for x in 0..<39 where blue(reduced, x, y) != 201 { Issue.record("\(x), \(y)") }
    }
  }

  @Test func sameSizeIsTheSamePicture() {
    let full = picture(4, 4) { _, _ in 1 }
    #expect(full.reduced(to: FilmSize(pixelsWide: 4, pixelsHigh: 4, scale: 1)) === full)
  }
}
