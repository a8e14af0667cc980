import CoreGraphics
import Foundation

extension Picture {
  /// One pixel, its bytes in memory order.
  func pixel(x: Int, y: Int) -> UInt32 {
    bytes.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
  }

  func hasSamePixels(as other: Picture) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return (0..<height).allSatisfy { y in
      memcmp(bytes + y * bytesPerRow, other.bytes + y * other.bytesPerRow, width * 4) == 0
    }
  }
}
