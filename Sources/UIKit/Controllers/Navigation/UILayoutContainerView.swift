/// The outermost view of a container controller; it lays out what the container puts into it (fact 2.8.4).
package final class UILayoutContainerView: UIView {
  package var onLayout: (() -> Void)?

  package override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
