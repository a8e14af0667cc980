/// The container view of a presentation (fact 2.8.4).
package final class UITransitionView: UIView {
  package weak var presentationController: UIPresentationController?

  package override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  /// Where only the presented view covers a part of it, what lies below stays out of reach: the container
  /// takes the touches that no subview wants.
  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
