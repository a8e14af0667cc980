import CoreGraphics
import Simulator
import Testing

@Suite struct FilmSizeTests {
  @Test func onePixelAPoint() {
    let size = FilmSize(pixelsWide: 1179, pixelsHigh: 2556, scale: 3)
    #expect(size.width == 393)
    #expect(size.height == 852)
  }

  @Test("A screen of less than a pixel a point is not blown up")
  func smallScale() {
    let size = FilmSize(pixelsWide: 197, pixelsHigh: 426, scale: 0.5)
    #expect(size.width == 197)
    #expect(size.height == 426)
  }
}
