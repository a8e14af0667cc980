import QuartzCore

/// What a transition left on a view when it was completed. What the app has tidied up by the next turn is no fault,
/// and what another transition puts on the view by then is none of this one's.
@MainActor
struct TransitionLeftovers {
  private weak var view: UIView?
  private weak var mask: CALayer?
  private let transform: CGAffineTransform
  private let hadLastingAnimations: Bool

  init(on view: UIView) {
    self.view = view
    mask = view.layer.mask
    transform = view.transform
    hadLastingAnimations = Self.keepsAnimations(view)
  }

  /// Reports what is still there.
  func report(subjects: [String]) {
    guard let view else { return }
    let advise = { (rule: String, message: String, remedy: String) in
      MediaContext.current.report(
        Finding(grade: .advice, rule: rule, message: message, subjects: subjects, remedy: remedy))
    }
    if let mask, view.layer.mask === mask {
      advise(
        "mask-left", "A view keeps its mask after the transition; it will be clipped when its size changes.",
        "Set layer.mask to nil when the motion has ended.")
    }
    if !transform.isIdentity, view.transform == transform {
      advise(
        "transform-left", "A view keeps a transform after the transition; its next layout goes wrong.",
        "Set the transform back to identity when the motion has ended.")
    }
    if hadLastingAnimations, Self.keepsAnimations(view) {
      advise(
        "animation-left",
        "A finished animation stays attached to a view's layer or mask and hides the model value.",
        "Set the model to the final value and let the animation be removed on completion.")
    }
  }

  private static func keepsAnimations(_ view: UIView) -> Bool {
    view.layer.keepsFinishedAnimations || view.layer.mask?.keepsFinishedAnimations == true
  }
}
