import Compositor
import CoreGraphics

/// Pixels of an area, 0xAARRGGBB, premultiplied.
struct ReferenceImage {
  let area: PixelBounds
  var pixels: [UInt32]

  init(_ area: PixelBounds, filledWith pixel: UInt32 = 0) {
    self.area = area
    pixels = [UInt32](repeating: pixel, count: area.width * area.height)
  }

  /// Where the pixel of a place in the list lies.
  func place(_ index: Int) -> (x: Int, y: Int) {
    (area.minX + index % area.width, area.minY + index / area.width)
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[(y - area.minY) * area.width + x - area.minX] }

  var picture: Picture {
    Picture(width: area.width, height: area.height) { x, y in self[area.minX + x, area.minY + y] }
  }
}

/// One rule for each channel.
enum ReferencePixel {
  static func word(_ color: RenderColor) -> UInt32 {
    UInt32(color.alpha) << 24 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  }

  static func channel(_ pixel: UInt32, _ index: Int) -> Int { Int(pixel >> (8 * UInt32(index)) & 255) }

  /// - Parameter channel: The value of blue, green, red and alpha, in this order.
  static func pixel(_ channel: (Int) -> Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(channel($1)) << (8 * UInt32($1)) }
  }

  static func faded(_ pixel: UInt32, _ alpha: UInt8) -> UInt32 {
    self.pixel { Int(RenderColor.product(UInt8(channel(pixel, $0)), alpha)) }
  }

  static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
    let through = UInt8(255 - channel(source, 3))
    return pixel {
      min(255, channel(source, $0) + Int(RenderColor.product(UInt8(channel(target, $0)), through)))
    }
  }

  /// The mean of two, the second one's weight in 1/256.
  static func mixed(_ first: UInt32, _ second: UInt32, weight: Int) -> UInt32 {
    pixel { (channel(first, $0) * (256 - weight) + channel(second, $0) * weight + 128) >> 8 }
  }
}
