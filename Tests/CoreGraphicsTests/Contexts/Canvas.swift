import CoreGraphics

/// A small context whose pixels can be asked for, from the top left.
struct Canvas {
  let context: CGContext

  /// - Parameter isTopLeft: Points count from the top left, y down, as UIKit's do.
  init(_ width: Int, _ height: Int, isTopLeft: Bool = true, scale: CGFloat = 1) {
    guard let context = CGContext(pixelsWide: width, pixelsHigh: height) else {
      preconditionFailure("no context of \(width)×\(height)")
    }
    self.context = context
    if isTopLeft { context.flipToTopLeft(scale: scale) }
  }

  struct Pixel: Equatable, CustomStringConvertible {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    var description: String { "(\(red), \(green), \(blue), \(alpha))" }

    static let clear = Pixel(0, 0, 0, 0)
    static let red = Pixel(255, 0, 0, 255)
    static let green = Pixel(0, 255, 0, 255)
    static let blue = Pixel(0, 0, 255, 255)
    static let black = Pixel(0, 0, 0, 255)
    static let white = Pixel(255, 255, 255, 255)
  }

  subscript(x: Int, y: Int) -> Pixel {
    guard let data = context.data else { return .clear }
    let bytes = (data + y * context.bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
    return Pixel(bytes[2], bytes[1], bytes[0], bytes[3])
  }

  /// The sum of all alphas, in whole pixels.
  var coveredArea: Double {
    var sum = 0
    for y in 0..<context.height {
      for x in 0..<context.width { sum += Int(self[x, y].alpha) }
    }
    return Double(sum) / 255
  }
}

extension CGColor {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}
