import Foundation

/// What a navigation bar shows of one item: the way back, the buttons, and the title in the middle.
final class NavigationBarContent: UIView {
  /// Distance of buttons from the bar's ends, in points.
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 8

  private var leftViews: [UIView] = []
  private var rightViews: [UIView] = []
  private let titleView: UIView
  private let backButton: NavigationBackButton?

  init(item: UINavigationItem, backItem: UINavigationItem?, bar: UINavigationBar) {
    titleView = item.titleView ?? Self.titleLabel(item.title, bar: bar)
    if let backItem, item.showsBackButton {
      backButton = NavigationBackButton(backItem: backItem, bar: bar)
    } else {
      backButton = nil
    }
    super.init(frame: .zero)
    leftViews = [backButton].compactMap { $0 } + (item.leftBarButtonItems ?? []).compactMap(Self.button)
    rightViews = (item.rightBarButtonItems ?? []).compactMap(Self.button)
    for view in [titleView] + leftViews + rightViews { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    titleView = UIView()
    backButton = nil
    super.init(coder: coder)
  }

  private static func button(_ item: UIBarButtonItem) -> UIView? {
    if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return nil }
    return BarButtonView(item: item)
  }

  private static func titleLabel(_ title: String?, bar: UINavigationBar) -> UILabel {
    let label = UILabel()
    let attributes = bar.titleTextAttributes ?? [:]
    label.text = title
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? (bar.barStyle == .black ? .white : .black)
    label.textAlignment = .center
    return label
  }

  /// Moves the title sideways, in points.
  func shiftTitle(by distance: CGFloat) {
    titleView.transform = CGAffineTransform(translationX: distance, y: 0)
  }

  /// Moves the back button's title sideways, in points; its chevron stays.
  func shiftBackTitle(by distance: CGFloat) {
    backButton?.shiftTitle(by: distance)
  }

  /// How far the back button's title lies to the left of another content's title, which says the same; nil without a
  /// back button. In points.
  func distanceFromBackTitle(toTitleOf other: NavigationBarContent) -> CGFloat? {
    guard let backButton else { return nil }
    layoutIfNeeded()
    other.layoutIfNeeded()
    return other.titleView.center.x - backButton.frame.minX - backButton.titleMiddle
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    var left = inner.minX + Self.margin
    for view in leftViews {
      let size = view.sizeThatFits(inner.size)
      let isBack = view === backButton
      view.frame = CGRect(
        x: isBack ? inner.minX : left, y: inner.midY - size.height / 2,
        width: min(size.width, inner.width / 2), height: size.height)
      left = view.frame.maxX + Self.gap
    }
    var right = inner.maxX - Self.margin
    for view in rightViews {
      let size = view.sizeThatFits(inner.size)
      view.frame = CGRect(
        x: right - size.width, y: inner.midY - size.height / 2, width: size.width, height: size.height)
      right = view.frame.minX - Self.gap
    }
    layOutTitle(between: left, and: right, in: inner)
  }

  /// In the middle of the bar, or as near to it as the buttons leave room.
  private func layOutTitle(between left: CGFloat, and right: CGFloat, in inner: CGRect) {
    let room = max(0, right - left)
    let wanted = titleView.sizeThatFits(CGSize(width: room, height: inner.height))
    let width = min(wanted.width, room)
    let x = min(max(inner.midX - width / 2, left), max(left, right - width))
    // Not through `frame`: the title may be shifted by a transform.
    titleView.bounds.size = CGSize(width: width, height: wanted.height)
    titleView.center = CGPoint(x: x + width / 2, y: inner.midY)
  }
}
