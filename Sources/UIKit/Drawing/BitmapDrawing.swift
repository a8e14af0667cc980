import CoreGraphics

/// A bitmap in UIKit's manner: points from the top left, y downwards.
final class BitmapDrawing {
  let context: CGContext
  /// Pixels per point.
  let scale: CGFloat

  /// - Parameters:
  ///   - bounds: What part of the drawing's space the bitmap shows, in points; edges are rounded up to whole pixels.
  ///   - isOpaque: Starts from black instead of from transparency.
  /// - Returns: Nil when the size is empty, not finite, or larger than a bitmap can be.
  init?(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    let pixels = CGSize(
      width: (bounds.width * scale).roundedUpToPixel, height: (bounds.height * scale).roundedUpToPixel)
    guard pixels.width >= 1, pixels.height >= 1, pixels.width <= 32767, pixels.height <= 32767,
      let context = CGContext(pixelsWide: Int(pixels.width), pixelsHigh: Int(pixels.height))
    else { return nil }
    self.context = context
    self.scale = scale
    context.flipToTopLeft(scale: scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if isOpaque {
      context.setFillColor(.black)
      context.fill(bounds.insetBy(dx: -1, dy: -1))
    }
  }

  var image: UIImage? {
    context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}

/// A view's drawing: the bitmap comes into being when something asks for the context.
final class LazyDrawing {
  private let bounds: CGRect
  private let scale: CGFloat
  private var drawing: BitmapDrawing?

  init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
  }

  var context: CGContext? {
    if drawing == nil { drawing = BitmapDrawing(bounds: bounds, scale: scale, isOpaque: false) }
    return drawing?.context
  }

  /// What was drawn; nil when nobody asked for the context.
  func finish() -> CGImage? { drawing?.context.makeImage() }
}

extension CGFloat {
  /// The next whole number, forgiving what arithmetic on fractions of a point leaves behind.
  package var roundedUpToPixel: CGFloat { (self - 1e-6).rounded(.up) }
}
