import Simulator
import UIKit

/// The moves that share one animator.
enum SlideMove: CaseIterable {
  case nextTab
  case formerTab
  case push
  case pop
  case present
  case dismiss

  /// What a finger taps to start it: a tab, a button, the bar's way back.
  var target: FingerTarget {
    switch self {
    case .nextTab: .point(x: .fraction(0.75), y: .fraction(0.96))
    case .formerTab: .point(x: .fraction(0.25), y: .fraction(0.96))
    case .push: .view(identifier: "First.push")
    case .pop: .point(x: .points(40), y: .fraction(0.08))
    case .present: .view(identifier: "First.present")
    case .dismiss: .view(identifier: "Modal.present")
    }
  }

  /// The move that has to come before it.
  var preparation: SlideMove? {
    switch self {
    case .nextTab, .push, .present: nil
    case .formerTab: .nextTab
    case .pop: .push
    case .dismiss: .present
    }
  }

  var isModal: Bool { self == .present || self == .dismiss }

  /// The views that move must be here at a part of the way, back to front; in points.
  func frames(at progress: CGFloat, in size: CGSize) -> [CGRect] {
    let screen = CGRect(origin: .zero, size: size)
    switch self {
    case .nextTab, .push:
      return [
        screen.offsetBy(dx: -size.width * progress, dy: 0),
        screen.offsetBy(dx: size.width * (1 - progress), dy: 0),
      ]
    case .formerTab, .pop:
      return [
        screen.offsetBy(dx: size.width * progress, dy: 0),
        screen.offsetBy(dx: -size.width * (1 - progress), dy: 0),
      ]
    case .present: return [screen.offsetBy(dx: 0, dy: size.height * (1 - progress))]
    case .dismiss: return [screen.offsetBy(dx: 0, dy: size.height * progress)]
    }
  }
}
