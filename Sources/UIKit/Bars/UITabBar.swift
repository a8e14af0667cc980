import Foundation

/// A row of items at the bottom of the screen, one of them selected; 49 pt high and the bottom inset (fact
/// 5.1).
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Without the bottom inset, in points.
  package static let height: CGFloat = 49

  /// Asked by the controller that owns the bar before a tap counts.
  package var shouldSelect: ((Int) -> Bool)?
  private let background = BarBackgroundView(hairlineAtTop: true)
  private var buttons: [TabBarButton] = []
  private var storedItems: [UITabBarItem] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  private func setUp() {
    addSubview(background)
    updateBackground()
  }

  open weak var delegate: UITabBarDelegate?

  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    for item in storedItems { item.onChange = nil }
    storedItems = items ?? []
    if let selectedItem, !storedItems.contains(selectedItem) { self.selectedItem = nil }
    for item in storedItems {
      item.onChange = { [weak self] in self?.rebuildButtons() }
    }
    rebuildButtons()
  }

  open weak var selectedItem: UITabBarItem? {
    didSet { updateSelection() }
  }

  open var barTintColor: UIColor? {
    didSet { updateBackground() }
  }

  open var unselectedItemTintColor: UIColor? {
    didSet { updateSelection() }
  }

  open var isTranslucent = true {
    didSet { updateBackground() }
  }

  open var barStyle = UIBarStyle.default {
    didSet { updateBackground() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + (window?.safeAreaInsets.bottom ?? 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    guard !buttons.isEmpty else { return }
    let width = bounds.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: Self.height)
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateSelection()
  }

  private func updateBackground() {
    background.backgroundColor = BarBackgroundView.color(
      for: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
  }

  private func rebuildButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = storedItems.enumerated().map { index, item in
      TabBarButton(item: item) { [weak self] in self?.tapped(at: index) }
    }
    for button in buttons { addSubview(button) }
    updateSelection()
    setNeedsLayout()
  }

  private func updateSelection() {
    for (button, item) in zip(buttons, storedItems) {
      let isSelected = item === selectedItem
      button.show(
        isSelected: isSelected,
        color: isSelected ? tintColor ?? .systemBlue : unselectedItemTintColor ?? .systemGray)
    }
  }

  private func tapped(at index: Int) {
    guard storedItems.indices.contains(index), shouldSelect?(index) ?? true else { return }
    let item = storedItems[index]
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}
