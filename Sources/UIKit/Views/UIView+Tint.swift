import CoreGraphics

extension UIView {
  var effectiveTintColor: UIColor {
    let color = ancestors.lazy.compactMap(\._tintColor).first ?? .systemBlue
    let mode = ancestors.lazy.map(\.tintAdjustmentMode).first { $0 != .automatic } ?? .normal
    return mode == .dimmed ? color.dimmedForTint : color
  }

  func changeTint(_ change: () -> Void) {
    let former = tintColor
    change()
    if former != tintColor { announceTintChange() }
  }

  /// Tells the view and those below it that inherit the tint.
  func announceTintChange() {
    var pending = [self]
    while let view = pending.popLast() {
      view.tintColorDidChange()
      pending.append(contentsOf: view._subviews.reversed().filter { $0._tintColor == nil })
    }
  }
}

extension UIColor {
  /// The grey of the same lightness.
  fileprivate var dimmedForTint: UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
  }
}
