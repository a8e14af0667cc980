import Simulator
import Testing
import UIKit

/// A navigation controller on a device, and what must hold when an accident is over.
@MainActor
final class AccidentStage {
  let log = CallLog()
  let device: Device
  let root: LoggedController
  let navigation: UINavigationController
  let delegate = UnrulyDelegate()

  init() async {
    device = await Device(recordsTrace: false)
    root = LoggedController("root", log: log)
    navigation = UINavigationController(rootViewController: root)
    device.show(navigation)
    await device.advanceFrames(2)
  }

  var rules: [String] { device.findings.map(\.rule) }

  func controller(_ name: String) -> LoggedController { LoggedController(name, log: log) }

  /// Pushes with an animator of the test's own.
  @discardableResult
  func push(
    _ animator: UnrulyAnimator, interactor: UIViewControllerInteractiveTransitioning? = nil
  ) -> LoggedController {
    delegate.animator = animator
    delegate.interactor = interactor
    navigation.delegate = delegate
    let pushed = controller("pushed")
    navigation.pushViewController(pushed, animated: true)
    return pushed
  }

  /// One controller is on top, nothing is left over, and a tap reaches the one on top.
  func expectHealthy(
    top: UIViewController, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    #expect(
      !UIApplication.shared.isIgnoringInteractionEvents, "touches are ignored", sourceLocation: sourceLocation
    )
    #expect(top.transitionCoordinator == nil, "a transition runs", sourceLocation: sourceLocation)
    #expect(top.appearance == .appeared, sourceLocation: sourceLocation)
    guard let view = top.viewIfLoaded, let window = view.window else {
      Issue.record("\(top) is not in a window", sourceLocation: sourceLocation)
      return
    }
    let layers = window.layer.tree
    #expect(
      layers.allSatisfy { $0.speed == 1 && $0.timeOffset == 0 && $0.beginTime == 0 },
      "a layer's time is held",
      sourceLocation: sourceLocation)
    #expect(
      layers.allSatisfy { $0.animationKeys()?.isEmpty ?? true }, "animations are left",
      sourceLocation: sourceLocation)
    #expect(view.layer.mask == nil && view.alpha == 1, sourceLocation: sourceLocation)
    #expect(view.superview?.subviews.count == 1, "views are left", sourceLocation: sourceLocation)
    let taps = TapCounter()
    let recognizer = UITapGestureRecognizer(target: taps, action: Selector("count", TapCounter.count))
    view.addGestureRecognizer(recognizer)
    device.tap(at: CGPoint(x: 200, y: 500))
    await device.advance(by: 0.5)
    view.removeGestureRecognizer(recognizer)
    #expect(taps.number == 1, "a tap does not arrive", sourceLocation: sourceLocation)
  }
}

/// Counts the taps that arrive.
@MainActor
final class TapCounter: NSObject {
  private(set) var number = 0

  func count() { number += 1 }
}

extension AccidentStage {
  /// A presented controller is on top, and a tap reaches it.
  func expectHealthyPresentation(
    of top: UIViewController, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    #expect(
      !UIApplication.shared.isIgnoringInteractionEvents, "touches are ignored", sourceLocation: sourceLocation
    )
    #expect(top.transitionCoordinator == nil, sourceLocation: sourceLocation)
    #expect(top.appearance == .appeared, sourceLocation: sourceLocation)
    guard let window = top.viewIfLoaded?.window else {
      Issue.record("\(top) is not in a window", sourceLocation: sourceLocation)
      return
    }
    let hit = window.hitTest(CGPoint(x: 200, y: 500), with: nil)
    #expect(hit === top.view, "a touch does not arrive", sourceLocation: sourceLocation)
    #expect(
      window.layer.tree.allSatisfy { $0.animationKeys()?.isEmpty ?? true }, "animations are left",
      sourceLocation: sourceLocation)
  }
}
