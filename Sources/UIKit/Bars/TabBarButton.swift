import Foundation

/// The control that shows one item of a tab bar: picture, title and badge.
final class TabBarButton: UIControl {
  private let item: UITabBarItem
  private let action: () -> Void
  private let imageView = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()

  init(item: UITabBarItem, action: @escaping () -> Void) {
    self.item = item
    self.action = action
    super.init(frame: .zero)
    accessibilityIdentifier = item.title
    imageView.contentMode = .center
    label.text = item.title
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    for view in [imageView, label, badge] { addSubview(view) }
    addTarget(self, action: Selector("tapped", TabBarButton.tapped), for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    item = UITabBarItem()
    action = {}
    super.init(coder: coder)
  }

  func show(isSelected: Bool, color: UIColor) {
    imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView.tintColor = color
    label.textColor = color
    isAccessibilityElement = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasImage = imageView.image != nil
    imageView.frame = CGRect(x: 0, y: 5, width: bounds.width, height: 28)
    let labelY = hasImage ? bounds.height - 15 : (bounds.height - 13) / 2
    label.frame = CGRect(x: 0, y: labelY, width: bounds.width, height: 13)
    let badgeWidth = max(18, badge.sizeThatFits(bounds.size).width + 10)
    badge.frame = CGRect(x: bounds.midX + 6, y: 2, width: badgeWidth, height: 18)
  }

  private func tapped() {
    action()
  }
}
