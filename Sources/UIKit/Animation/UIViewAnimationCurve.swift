import QuartzCore

extension UIView {
  /// A named pace; raw values are Apple's, curves those of the same name in Core Animation (table 4.1).
  public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
  }
}

extension UIView.AnimationCurve {
  package var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }

  package var pacing: AnimationPacing { .cubic(timingFunction) }
}
