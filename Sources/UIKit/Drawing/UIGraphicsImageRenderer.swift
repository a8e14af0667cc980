import CoreGraphics
import Foundation

/// How images are drawn: pixels per point, and whether they are opaque.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; the screen's by default.
  open var scale = max(1, UITraitCollection.current.displayScale)
  /// Whether drawing starts from black instead of from transparency.
  open var opaque = false

  public override init() {
    super.init()
  }

  public class func `default`() -> Self { make() }

  public class func preferred() -> Self { make() }

  private static func make() -> Self { ObjectFactory.make(Self.self) }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsImageRendererFormat()
    copy.bounds = bounds
    copy.scale = scale
    copy.opaque = opaque
    return copy
  }
}

/// What an image renderer's drawing code is given.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let drawing: BitmapDrawing

  init(_ drawing: BitmapDrawing, bounds: CGRect) {
    self.drawing = drawing
    super.init(cgContext: drawing.context, bounds: bounds)
  }

  /// What has been drawn so far.
  open var currentImage: UIImage { drawing.image ?? UIImage() }
}

/// Draws images:
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///       UIColor.red.setFill()
///       context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
///     }
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// - Parameter size: In points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience override init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = UIGraphicsImageRendererFormat()
    imageFormat.scale = format.scale > 0 ? format.scale : 1
    imageFormat.opaque = format.opaque
    imageFormat.bounds = bounds
    super.init(bounds: bounds)
  }

  open override var format: UIGraphicsRendererFormat { imageFormat }

  /// Draws an image; one of no size when the bounds are empty.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard
      let drawing = BitmapDrawing(bounds: bounds, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
    else { return UIImage() }
    let context = UIGraphicsImageRendererContext(drawing, bounds: bounds)
    GraphicsContextStack.current.withContext(drawing.context) { actions(context) }
    return context.currentImage
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
