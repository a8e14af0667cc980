import CoreGraphics

/// The context that is drawn into; nil outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.current.top
}

/// Makes a context current until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.current.push(context)
}

public func UIGraphicsPopContext() {
  GraphicsContextStack.current.popContext()
}

/// Begins a drawing of one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a drawing that becomes an image.
///
/// - Parameters:
///   - size: In points.
///   - opaque: Starts from black instead of from transparency.
///   - scale: Pixels per point; 0 for those of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : max(1, UITraitCollection.current.displayScale)
  let bounds = CGRect(origin: .zero, size: size)
  guard let drawing = BitmapDrawing(bounds: bounds, scale: scale, isOpaque: opaque) else { return }
  GraphicsContextStack.current.push(drawing)
}

/// What has been drawn since the image context began; nil when none is current.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContextStack.current.topImage?.image
}

public func UIGraphicsEndImageContext() {
  GraphicsContextStack.current.popImage()
}

/// Fills a rectangle with the current context's fill colour.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame of 1 pt inside a rectangle with the current context's fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
  ])
}

/// Cuts the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
