import CoreGraphics

/// 8-bit premultiplied sRGB.
package struct RenderColor: Hashable, Sendable {
  package var blue: UInt8
  package var green: UInt8
  package var red: UInt8
  package var alpha: UInt8

  package static let clear = RenderColor(blue: 0, green: 0, red: 0, alpha: 0)
  package static let black = RenderColor(blue: 0, green: 0, red: 0, alpha: 255)
  package static let white = RenderColor(blue: 255, green: 255, red: 255, alpha: 255)

  /// Components already premultiplied.
  package init(blue: UInt8, green: UInt8, red: UInt8, alpha: UInt8) {
    self.blue = blue
    self.green = green
    self.red = red
    self.alpha = alpha
  }

  /// 0xAARRGGBB.
  package var word: UInt32 { UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// The one rounding formula: (x·a + 127) / 255.
  package static func product(_ x: UInt8, _ a: UInt8) -> UInt8 {
    UInt8((Int(x) * Int(a) + 127) / 255)
  }
}
