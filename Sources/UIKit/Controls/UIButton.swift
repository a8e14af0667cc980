import CoreGraphics
import Foundation

/// A control with a title, an image and a background, for each of its states.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    /// Title and image in the tint; faded while a finger is on it.
    case system = 1
  }

  public private(set) final var buttonType = UIButton.ButtonType.custom
  private var contents = ButtonContents()
  private lazy var label = makeLabel()
  private lazy var picture = makePicture()
  private var background: UIImageView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .button
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    accessibilityTraits = .button
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { label.font = UIFont.systemFont(ofSize: 15) }
    updateContents()
  }

  /// A button that runs an action when it is pressed and takes title and image from it.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  // MARK: - Contents for states

  open func setTitle(_ title: String?, for state: UIControl.State) { change { $0.titles[state] = title } }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change { $0.attributedTitles[state] = title }
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change { $0.titleColors[state] = color }
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    change { $0.titleShadowColors[state] = color }
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) { change { $0.images[state] = image } }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    change { $0.backgroundImages[state] = image }
  }

  open func title(for state: UIControl.State) -> String? { contents.titles[state] }

  open func titleColor(for state: UIControl.State) -> UIColor? { contents.titleColors[state] }

  open func image(for state: UIControl.State) -> UIImage? { contents.images[state] }

  open var currentTitle: String? { contents.titles.value(for: state) }

  open var currentTitleColor: UIColor {
    contents.titleColors.value(for: state) ?? (buttonType == .system ? tintColor : .white)
  }

  open var currentImage: UIImage? { contents.images.value(for: state) }

  /// The label that shows the title; its font is the button's to choose.
  open var titleLabel: UILabel? { label }

  open var imageView: UIImageView? { picture }

  private func change(_ change: (inout ButtonContents) -> Void) {
    change(&contents)
    updateContents()
    invalidateIntrinsicContentSize()
  }

  // MARK: - Look

  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { invalidateLayout() }
  }

  /// Moves the title without changing the button's size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { invalidateLayout() }
  }

  /// Moves the image without changing the button's size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { invalidateLayout() }
  }

  /// Whether the image is darkened while a finger is on the button.
  open var adjustsImageWhenHighlighted = true {
    didSet { updateContents() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContents()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    updateContents()
  }

  /// A finger's lift inside is what a button is there for.
  package override func sendPrimaryAction(_ event: UIEvent?) {
    send(.primaryActionTriggered, event)
  }

  // MARK: - Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ButtonLayout(self).size
  }

  open override var intrinsicContentSize: CGSize {
    ButtonLayout(self).size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = ButtonLayout(self)
    label.frame = layout.titleFrame(in: bounds)
    picture.frame = layout.imageFrame(in: bounds)
    background?.frame = bounds
  }

  private func invalidateLayout() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: - Subviews

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = UIFont.systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    addSubview(label)
    return label
  }

  private func makePicture() -> UIImageView {
    let picture = UIImageView(frame: .zero)
    picture.contentMode = .scaleToFill
    addSubview(picture)
    return picture
  }

  private func showBackground(_ image: UIImage?) {
    if image == nil, background == nil { return }
    let view = background ?? UIImageView(frame: bounds)
    if background == nil {
      background = view
      insertSubview(view, at: 0)
    }
    view.image = image
  }

  private func updateContents() {
    let title = contents.attributedTitles.value(for: state)
    if let title { label.attributedText = title } else { label.text = currentTitle }
    label.textColor = currentTitleColor
    label.shadowColor = contents.titleShadowColors.value(for: state)
    picture.image = shown(currentImage)
    showBackground(contents.backgroundImages.value(for: state))
    let isFaded = isHighlighted && buttonType == .system
    label.alpha = isFaded ? 0.2 : 1
    picture.alpha = isFaded ? 0.2 : isEnabled ? 1 : 0.5
    setNeedsLayout()
  }

  /// System buttons show images in the tint; custom ones darken their own under a finger, unless there is one for
  /// that state.
  private func shown(_ image: UIImage?) -> UIImage? {
    guard let image else { return nil }
    if buttonType == .system, image.renderingMode == .automatic {
      return image.withRenderingMode(.alwaysTemplate)
    }
    let isDarkened = buttonType == .custom && isHighlighted && adjustsImageWhenHighlighted
    return isDarkened && contents.images[.highlighted] == nil ? image.darkened : image
  }
}

extension UIImage {
  /// As under a veil of half-transparent black, within its own shape.
  fileprivate var darkened: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let bounds = CGRect(origin: .zero, size: size)
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      draw(in: bounds)
      context.cgContext.setBlendMode(.sourceAtop)
      UIColor(white: 0, alpha: 0.5).setFill()
      context.fill(bounds)
    }
  }
}
