import CoreGraphics

extension Picture {
  /// All pixels, row after row, as 0xAARRGGBB.
  var pixels: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { self[$0, y] } }
  }

  /// Keeps the picture alive itself: a closure that reads pixels only need not hold on to more than the address.
  subscript(x: Int, y: Int) -> UInt32 {
    withExtendedLifetime(self) { (bytes + y * bytesPerRow + 4 * x).load(as: UInt32.self) }
  }

  /// A picture of given pixels, row after row, as 0xAARRGGBB.
  convenience init(width: Int, height: Int, pixels: (_ x: Int, _ y: Int) -> UInt32) {
    self.init(width: width, height: height) { bytes, bytesPerRow in
      for y in 0..<height {
        for x in 0..<width {
          (bytes + y * bytesPerRow + 4 * x).storeBytes(of: pixels(x, y), as: UInt32.self)
        }
      }
    }
  }
}
