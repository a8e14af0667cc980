import CoreGraphics
import Foundation

/// A picture with a size in points. It never changes.
open class UIImage: NSObject, @unchecked Sendable {
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  public enum RenderingMode: Int, Sendable {
    /// As the place where it is shown says.
    case automatic = 0
    case alwaysOriginal = 1
    /// Only the alpha is used, filled with the tint.
    case alwaysTemplate = 2
  }

  private let attributes: Attributes

  struct Attributes {
    var cgImage: CGImage?
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
  }

  /// An image without a picture, of no size.
  public override init() {
    attributes = Attributes()
    super.init()
  }

  /// One pixel per point.
  public init(cgImage: CGImage) {
    attributes = Attributes(cgImage: cgImage)
    super.init()
  }

  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - orientation: How the pixels are to be turned to be upright.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    attributes = Attributes(cgImage: cgImage, scale: scale > 0 ? scale : 1, orientation: orientation)
    super.init()
  }

  /// Reads a PNG, JPEG or WebP file, one pixel per point.
  ///
  /// - Returns: Nil when the data is no such file.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// - Parameter scale: Pixels per point.
  public init?(data: Data, scale: CGFloat) {
    guard let picture = PictureReader.read(data) else { return nil }
    attributes = Attributes(cgImage: CGImage(picture: picture), scale: scale > 0 ? scale : 1)
    super.init()
  }

  /// Reads a file; one whose name ends in `@2x` or `@3x` has that many pixels per point.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  init(_ attributes: Attributes) {
    self.attributes = attributes
    super.init()
  }

  open var cgImage: CGImage? { attributes.cgImage }

  /// Pixels per point.
  open var scale: CGFloat { attributes.scale }

  open var imageOrientation: UIImage.Orientation { attributes.orientation }

  open var renderingMode: UIImage.RenderingMode { attributes.renderingMode }

  /// The edges that keep their size when the image is stretched, in points.
  open var capInsets: UIEdgeInsets { attributes.capInsets }

  /// In points, upright.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    let upright = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    return imageOrientation.swapsSides ? CGSize(width: upright.height, height: upright.width) : upright
  }

  // MARK: - Variants

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    variant { $0.capInsets = capInsets }
  }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    variant { $0.renderingMode = renderingMode }
  }

  /// The image's shape filled with a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    variant { $0.cgImage = cgImage.flatMap { tinted($0, color) } }
  }

  private func variant(_ change: (inout Attributes) -> Void) -> UIImage {
    var changed = attributes
    change(&changed)
    return UIImage(changed)
  }

  private func tinted(_ image: CGImage, _ color: UIColor) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    guard let context = CGContext(pixelsWide: image.width, pixelsHigh: image.height) else { return nil }
    context.draw(image, in: bounds)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color.cgColor)
    context.fill(bounds)
    return context.makeImage()
  }

  // MARK: - Drawing

  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image upright into the current context, stretched to a rectangle.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let cgImage else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    if capInsets == .zero {
      context.drawUpright(cgImage, orientation: imageOrientation, in: rect)
    } else {
      for (source, target) in NinePartImage(self, in: rect).parts {
        guard let part = cgImage.cropping(to: source) else { continue }
        context.drawUpright(part, orientation: .up, in: target)
      }
    }
    context.restoreGState()
  }

  // MARK: - Data

  /// The pixels as a PNG file.
  open func pngData() -> Data? {
    upright.cgImage.map { PNG.encode($0.picture) }
  }

  /// The image with its pixels turned upright.
  package var upright: UIImage {
    guard imageOrientation != .up else { return self }
    let drawing = BitmapDrawing(
      bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: false)
    guard let drawing, let cgImage else { return self }
    drawing.context.drawUpright(
      cgImage, orientation: imageOrientation, in: CGRect(origin: .zero, size: size))
    return variant {
      $0.cgImage = drawing.context.makeImage()
      $0.orientation = .up
    }
  }
}

extension UIImage.Orientation {
  /// Whether width and height change places.
  fileprivate var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    default: false
    }
  }

  /// From the pixels' axes to upright ones, about the centre, y downwards: first the mirroring, then the turn, as
  /// Exif lists them.
  fileprivate var transform: CGAffineTransform {
    let mirror = CGAffineTransform(scaleX: -1, y: 1)
    return switch self {
    case .up: .identity
    case .down: CGAffineTransform(scaleX: -1, y: -1)
    case .left: .quarterTurn(counterclockwise: true)
    case .right: .quarterTurn(counterclockwise: false)
    case .upMirrored: mirror
    case .downMirrored: CGAffineTransform(scaleX: 1, y: -1)
    case .leftMirrored: mirror.concatenating(.quarterTurn(counterclockwise: true))
    case .rightMirrored: mirror.concatenating(.quarterTurn(counterclockwise: false))
    }
  }
}

extension CGAffineTransform {
  /// A quarter turn as seen where y points down, in exact numbers.
  fileprivate static func quarterTurn(counterclockwise: Bool) -> CGAffineTransform {
    counterclockwise
      ? CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
      : CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
  }
}

extension CGContext {
  /// Draws an image upright where y points down: Core Graphics would put its top row at the largest y.
  fileprivate func drawUpright(_ image: CGImage, orientation: UIImage.Orientation, in rect: CGRect) {
    saveGState()
    translateBy(x: rect.midX, y: rect.midY)
    concatenate(orientation.transform)
    scaleBy(x: 1, y: -1)
    let size = orientation.swapsSides ? CGSize(width: rect.height, height: rect.width) : rect.size
    draw(
      image, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    restoreGState()
  }
}
