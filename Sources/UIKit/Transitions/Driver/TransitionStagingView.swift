/// Where an incoming view stands, unseen, until the animator adds it to the container: in the window, with
/// its final frame, so that traits and geometry are valid when `viewIsAppearing` and the first layout come
/// before the motion (facts 2.1.3 and 2.1, lines 7 to 9), while the container holds the outgoing view only
/// (fact 2.8.2).
final class TransitionStagingView: UIView {
  init(beside container: UIView) {
    super.init(frame: container.frame)
    isHidden = true
    isUserInteractionEnabled = false
    container.superview?.insertSubview(self, belowSubview: container)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
