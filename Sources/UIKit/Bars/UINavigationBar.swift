import Foundation

/// The bar above a stack of controllers: title, back button and buttons of the top item, classic look (fact
/// 5.1.1).
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The controller that owns the bar and its items.
  package weak var navigationController: UINavigationController?
  private var storedItems: [UINavigationItem] = []
  private let background = BarBackgroundView(hairlineAtTop: false)
  private var content: NavigationBarContent?
  private var outgoingContent: NavigationBarContent?

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

  // MARK: Items

  open var items: [UINavigationItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in storedItems { item.onChange = nil }
    storedItems = items ?? []
    for item in storedItems {
      item.onChange = { [weak self] in self?.rebuildContent() }
    }
    rebuildContent()
  }

  open var topItem: UINavigationItem? { storedItems.last }

  open var backItem: UINavigationItem? { storedItems.count > 1 ? storedItems[storedItems.count - 2] : nil }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems(storedItems + [item], animated: animated)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = storedItems.last else { return nil }
    setItems(storedItems.dropLast(), animated: animated)
    return item
  }

  // MARK: Look

  open var barStyle = UIBarStyle.default {
    didSet { updateBackground() }
  }

  /// Whether content shows through; controllers' views then reach under the bar.
  open var isTranslucent = true {
    didSet {
      updateBackground()
      navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  open var barTintColor: UIColor? {
    didSet { updateBackground() }
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { rebuildContent() }
  }

  private func updateBackground() {
    background.backgroundColor = BarBackgroundView.color(
      for: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
    rebuildContent()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The background reaches up to the top of the screen, behind the status bar.
    let above = max(0, frame.minY)
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    content?.frame = bounds
    outgoingContent?.frame = bounds
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  // MARK: Content

  private func rebuildContent() {
    guard outgoingContent == nil else { return }
    content?.removeFromSuperview()
    content = makeContent()
  }

  private func makeContent() -> NavigationBarContent? {
    guard let topItem else { return nil }
    let made = NavigationBarContent(item: topItem, backItem: backItem, bar: self)
    made.frame = bounds
    addSubview(made)
    return made
  }

  /// Shows other items alongside a transition: the old content fades out, the new one comes in from its side. The title
  /// that becomes the back button's, or the other way round, travels with it as one.
  package func begin(
    items: [UINavigationItem], isPush: Bool, alongside coordinator: UIViewControllerTransitionCoordinator?
  ) {
    endTransition()
    guard let coordinator, let old = content else { return setItems(items, animated: false) }
    for item in storedItems { item.onChange = nil }
    storedItems = items
    outgoingContent = old
    let new = makeContent()
    content = new
    let direction: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let aside = direction * 0.3 * bounds.width
    let (upper, lower) = isPush ? (new, old) : (old, new)
    let journey = lower.flatMap { upper?.distanceFromBackTitle(toTitleOf: $0) } ?? aside
    // How far the upper and the lower content's titles are from their places while the other content shows.
    let upperShift = (title: aside, backTitle: journey)
    let lowerShift = (title: -journey, backTitle: -aside)
    let (newShift, oldShift) = isPush ? (upperShift, lowerShift) : (lowerShift, upperShift)
    new?.alpha = 0
    new?.shiftTitle(by: newShift.title)
    new?.shiftBackTitle(by: newShift.backTitle)
    old.isUserInteractionEnabled = false
    coordinator.animateAlongsideTransition(
      in: self,
      animation: { _ in
        new?.alpha = 1
        new?.shiftTitle(by: 0)
        new?.shiftBackTitle(by: 0)
        old.alpha = 0
        old.shiftTitle(by: oldShift.title)
        old.shiftBackTitle(by: oldShift.backTitle)
      }, completion: nil)
  }

  /// Puts the content of the present items in the place of whatever moves.
  package func endTransition() {
    guard let old = outgoingContent else { return }
    old.removeFromSuperview()
    outgoingContent = nil
    setItems(storedItems, animated: false)
  }

  func backButtonTapped() {
    if let navigationController {
      navigationController.popViewController(animated: true)
    } else {
      popItem(animated: true)
    }
  }
}
