import CoreGraphics
import Foundation
import QuartzCore

/// Shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  private static let animationKey = "UIImageAnimation"

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// A view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    updateContents()
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    updateContents()
  }

  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      updateContents()
    }
  }

  /// Shown while `isHighlighted`, where there is one.
  open var highlightedImage: UIImage? {
    didSet { updateContents() }
  }

  open var isHighlighted = false {
    didSet { updateContents() }
  }

  // MARK: - Animated images

  /// Shown one after the other, for equal times, while the view is animating.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// Seconds for one round; 0 for 1/30 s an image.
  open var animationDuration: TimeInterval = 0

  /// How many rounds; 0 for no end.
  open var animationRepeatCount = 0

  open func startAnimating() {
    guard let images = animationImages, !images.isEmpty else { return }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = images.compactMap { $0.upright.cgImage }
    animation.calculationMode = .discrete
    animation.duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    animation.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
    layer.add(animation, forKey: Self.animationKey)
  }

  open func stopAnimating() {
    layer.removeAnimation(forKey: Self.animationKey)
  }

  open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

  // MARK: - Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  // MARK: - Contents

  /// The contents are the image itself: there is nothing to draw.
  open override func display(_ layer: CALayer) {}

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.renderingMode == .alwaysTemplate { updateContents() }
  }

  private var shownImage: UIImage? {
    isHighlighted ? highlightedImage ?? image : image
  }

  private func updateContents() {
    guard let shown = shownImage else {
      layer.contents = nil
      return
    }
    let isTemplate = shown.renderingMode == .alwaysTemplate
    let tinted = isTemplate ? shown.upright.withTintColor(tintColor) : shown.upright
    layer.contents = tinted.cgImage
    layer.contentsScale = tinted.scale
    layer.contentsCenter = center(of: shown)
  }

  /// The part that is stretched when the image has caps, in fractions of its size.
  private func center(of image: UIImage) -> CGRect {
    let size = image.size
    guard image.capInsets != .zero, size.width > 0, size.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    let inner = CGRect(origin: .zero, size: size).inset(by: image.capInsets)
    return CGRect(
      x: inner.origin.x / size.width, y: inner.origin.y / size.height, width: inner.width / size.width,
      height: inner.height / size.height)
  }
}
