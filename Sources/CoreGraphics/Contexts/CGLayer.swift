/// A drawing to be drawn again and again into a context.
public final class CGLayer {
  /// In units of the context's first space.
  public let size: CGSize
  /// What the drawing is drawn with: its origin is at the bottom left.
  public let context: CGContext?

  /// - Parameters:
  ///   - context: What the layer will be drawn into; its resolution becomes the layer's.
  ///   - size: In units of the context's first space.
  ///   - auxiliaryInfo: Nil.
  /// - Returns: Nil for sizes that are empty or larger than a bitmap can be.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let base = context.baseToPixels
    let scale = CGSize(width: hypot(base.a, base.b), height: hypot(base.c, base.d))
    let (width, height) = ((size.width * scale.width).rounded(.up), (size.height * scale.height).rounded(.up))
    guard width >= 1, height >= 1, width <= 32_767, height <= 32_767,
      let own = CGContext(pixelsWide: Int(width), pixelsHigh: Int(height))
    else { return nil }
    own.begin(with: CGAffineTransform(scale.width, 0, 0, -scale.height, 0, height))
    self.size = size
    self.context = own
  }
}

extension CGContext {
  /// Draws a layer with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer scaled to a rectangle, its origin at the rectangle's.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard layer.context !== self, let image = layer.context?.makeImage() else { return }
    // The bitmap is a whole number of pixels, which may be a little more than the size.
    let base = layer.context?.baseToPixels ?? .identity
    let (width, height) = (CGFloat(image.width) / base.a, CGFloat(image.height) / -base.d)
    draw(
      image,
      in: CGRect(
        x: rect.minX, y: rect.minY, width: rect.width * width / layer.size.width,
        height: rect.height * height / layer.size.height))
  }
}
