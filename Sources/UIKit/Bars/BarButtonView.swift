import Foundation

/// The control that shows a bar button item and sends its action.
final class BarButtonView: UIControl {
  /// The least width that a finger finds, in points.
  private static let minimumWidth: CGFloat = 44
  private static let padding: CGFloat = 8

  private let item: UIBarButtonItem
  private let label = UILabel()
  private let imageView = UIImageView()

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    accessibilityIdentifier = item.title
    label.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    label.text = item.title
    label.textAlignment = .center
    imageView.image = item.image
    imageView.contentMode = .center
    if let customView = item.customView {
      addSubview(customView)
    } else {
      addSubview(item.image == nil ? label : imageView)
    }
    isEnabled = item.isEnabled
    updateColors()
    addTarget(self, action: Selector("tapped", BarButtonView.tapped), for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    item = UIBarButtonItem()
    super.init(coder: coder)
  }

  override var isHighlighted: Bool {
    didSet { updateColors() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if item.width > 0 { return CGSize(width: item.width, height: size.height) }
    if let customView = item.customView { return customView.bounds.size }
    let content = item.image?.size ?? label.sizeThatFits(size)
    return CGSize(width: max(Self.minimumWidth, content.width + 2 * Self.padding), height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    imageView.frame = bounds
    if let customView = item.customView { customView.center = CGPoint(x: bounds.midX, y: bounds.midY) }
  }

  private func updateColors() {
    let color = item.isEnabled ? item.tintColor ?? tintColor ?? .systemBlue : UIColor.systemGray
    label.textColor = color
    imageView.tintColor = color
    alpha = isHighlighted ? 0.2 : 1
  }

  private func tapped() {
    guard let action = item.action else { return }
    UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
  }
}
