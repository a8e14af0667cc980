import Compositor
import CoreGraphics

/// Opaque pictures that stand for two screens of an app, the same on every machine.
enum BenchmarkPages {
  static let first = page(tint: 0x0030_5080)
  static let second = page(tint: 0x0080_4020)
  /// What the hero scene flies: 600 pixels square.
  static let hero = picture(width: 600, height: 600, tint: 0x0010_A050)

  /// Where the pixels of all of them lie.
  static var memory: [UnsafeRawBufferPointer] {
    [first, second, hero].map { page in
      UnsafeRawBufferPointer(start: page.picture.bytes, count: page.picture.bytesPerRow * page.picture.height)
    }
  }

  private static func page(tint: UInt32) -> RenderPicture {
    picture(width: BenchmarkScene.width, height: BenchmarkScene.height, tint: tint)
  }

  /// Noise over bands of colour: nothing that a picture of one colour would make easy.
  static func picture(width: Int, height: Int, tint: UInt32) -> RenderPicture {
    RenderPicture(
      Picture(width: width, height: height, isOpaque: true) { bytes, bytesPerRow in
        var state: UInt32 = tint | 1
        for y in 0..<height {
          let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
          for x in 0..<width {
            state = state &* 1_664_525 &+ 1_013_904_223
            let band = UInt32(y / 132 % 2) &* 0x0020_2020
            row[x] = 0xFF00_0000 | ((tint &+ band &+ (state >> 8 & 0x000F_0F0F)) & 0x00FF_FFFF)
          }
        }
      })
  }
}
