import Foundation
import QuartzCore

/// The button that leads back: a chevron and the title of the item below.
final class NavigationBackButton: UIControl {
  private static let chevronSize = CGSize(width: 12, height: 21)
  private static let leftMargin: CGFloat = 8
  private static let titleStart: CGFloat = 26
  private static let lineWidth: CGFloat = 3

  private let label = UILabel()
  private let chevron = CAShapeLayer()
  private weak var bar: UINavigationBar?

  init(backItem: UINavigationItem, bar: UINavigationBar) {
    self.bar = bar
    super.init(frame: .zero)
    accessibilityIdentifier = "BackButton"
    label.text =
      backItem.backBarButtonItem?.title ?? backItem.title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
    label.font = .systemFont(ofSize: 17)
    addSubview(label)
    // A layer without a view would take 0.25 s to become a chevron (fact 3.8.3).
    chevron.actions = Dictionary(
      uniqueKeysWithValues: ["bounds", "position", "fillColor", "strokeColor", "lineWidth"].map {
        ($0, NSNull())
      })
    chevron.path = Self.chevronPath
    chevron.fillColor = nil
    chevron.lineWidth = Self.lineWidth
    chevron.lineCap = .round
    chevron.lineJoin = .round
    layer.addSublayer(chevron)
    updateColors()
    addTarget(self, action: Selector("tapped", NavigationBackButton.tapped), for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static var chevronPath: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: chevronSize.width - 1.5, y: 1.5))
    path.addLine(to: CGPoint(x: 1.5, y: chevronSize.height / 2))
    path.addLine(to: CGPoint(x: chevronSize.width - 1.5, y: chevronSize.height - 1.5))
    return path
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.2 : 1 }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: Self.titleStart + label.sizeThatFits(size).width + 8, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    chevron.frame = CGRect(
      origin: CGPoint(x: Self.leftMargin, y: (bounds.height - Self.chevronSize.height) / 2),
      size: Self.chevronSize)
    let width = max(0, bounds.width - Self.titleStart)
    // Not through `frame`: the title may be shifted by a transform.
    label.bounds.size = CGSize(width: width, height: bounds.height)
    label.center = CGPoint(x: Self.titleStart + width / 2, y: bounds.midY)
  }

  /// Where the middle of the title lies from the button's left, in points.
  var titleMiddle: CGFloat {
    Self.titleStart + label.sizeThatFits(bounds.size).width / 2
  }

  func shiftTitle(by distance: CGFloat) {
    label.transform = CGAffineTransform(translationX: distance, y: 0)
  }

  private func updateColors() {
    let color: UIColor = tintColor ?? .systemBlue
    label.textColor = color
    chevron.strokeColor = color.cgColor
  }

  private func tapped() {
    bar?.backButtonTapped()
  }
}
