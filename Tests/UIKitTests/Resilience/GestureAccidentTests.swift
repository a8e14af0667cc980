import Simulator
import Testing
import UIKit

/// A pan that drives a pop, and everything that can happen to it on the way.
@MainActor
@Suite struct GestureAccidentTests {
  enum Accident: CaseIterable, Sendable {
    case touchCancelled
    case recognizerDisabled
    case recognizerRemoved
    case viewRemoved
    case secondFinger
    case liftedAtOnce
    case rotated
    case ignoringBegins
    case alertWindow
  }

  @Test(
    "the gesture ends in .cancelled or .ended, and the transition with it", arguments: Accident.allCases,
    [1, 4, 8])
  func pan(_ accident: Accident, after frames: Int) async throws {
    let stage = await AccidentStage()
    let upper = stage.controller("upper")
    stage.navigation.pushViewController(upper, animated: false)
    await stage.device.advanceFrames(2)
    let pan = PopPan(navigation: stage.navigation)
    upper.view.addGestureRecognizer(pan.recognizer)
    stage.device.touchDown(at: CGPoint(x: 100, y: 500))
    for step in 1...frames {
      await stage.device.advanceFrames(1)
      stage.device.touchMove(to: CGPoint(x: 100 + 20 * CGFloat(step), y: 500))
    }
    perform(accident, on: stage, pan, upper)
    await stage.device.advanceFrames(2)
    if accident != .touchCancelled && accident != .liftedAtOnce { stage.device.touchUp() }
    if accident == .secondFinger { stage.device.touchUp(finger: 2) }
    await stage.device.advance(by: 2)
    if accident == .ignoringBegins { UIApplication.shared.endIgnoringInteractionEvents() }
    if accident == .rotated { stage.device.rotate(to: .portrait) }
    await stage.device.advance(by: 1)
    #expect(stage.rules.isEmpty)
    #expect([.possible, .cancelled, .ended, .failed].contains(pan.recognizer.state))
    await stage.expectHealthy(top: try #require(stage.navigation.topViewController))
    stage.device.end()
  }

  private func perform(
    _ accident: Accident, on stage: AccidentStage, _ pan: PopPan, _ upper: UIViewController
  ) {
    switch accident {
    case .touchCancelled: stage.device.touchCancel()
    case .recognizerDisabled: pan.recognizer.isEnabled = false
    case .recognizerRemoved: upper.view.removeGestureRecognizer(pan.recognizer)
    case .viewRemoved: upper.view.removeFromSuperview()
    case .secondFinger: stage.device.touchDown(at: CGPoint(x: 300, y: 600), finger: 2)
    case .liftedAtOnce: stage.device.touchUp()
    case .rotated: stage.device.rotate(to: .landscapeLeft)
    case .ignoringBegins: UIApplication.shared.beginIgnoringInteractionEvents()
    case .alertWindow:
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.windowLevel = .alert
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.isHidden = true
    }
  }

  @Test("a target that is freed in the middle leaves an interaction that is reported, not a crash")
  func targetFreed() async {
    let stage = await AccidentStage()
    let upper = stage.controller("upper")
    stage.navigation.pushViewController(upper, animated: false)
    await stage.device.advanceFrames(2)
    var pan: PopPan? = PopPan(navigation: stage.navigation)
    if let pan { upper.view.addGestureRecognizer(pan.recognizer) }
    stage.device.touchDown(at: CGPoint(x: 100, y: 500))
    for step in 1...5 {
      await stage.device.advanceFrames(1)
      stage.device.touchMove(to: CGPoint(x: 100 + 20 * CGFloat(step), y: 500))
    }
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    pan = nil
    #expect(pan == nil)
    stage.device.touchUp()
    await stage.device.advance(by: 3)
    #expect(stage.rules == ["interaction-not-ended"])
    stage.device.end()
  }

  @Test("two taps in quick succession push once, and the second goes nowhere")
  func doubleTap() async {
    let stage = await AccidentStage()
    let pusher = Pusher(stage: stage)
    stage.root.view.addGestureRecognizer(
      UITapGestureRecognizer(target: pusher, action: Selector("push", Pusher.push)))
    stage.device.tap(at: CGPoint(x: 200, y: 500), for: 0.02)
    await stage.device.advance(by: 0.05)
    stage.device.tap(at: CGPoint(x: 200, y: 500), for: 0.02)
    await stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers.count == 2)
    #expect(stage.rules.isEmpty)
    stage.device.end()
  }

  @Test("both taps in one frame: the second push is reported, and waits")
  func tapsInOneFrame() async {
    let stage = await AccidentStage()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 400, width: 200, height: 100)
    stage.root.view.addSubview(button)
    let pusher = Pusher(stage: stage)
    button.addTarget(pusher, action: Selector("push", Pusher.push), for: .touchUpInside)
    for _ in 0..<2 {
      stage.device.touchDown(at: CGPoint(x: 200, y: 450))
      stage.device.touchUp()
    }
    await stage.device.advance(by: 3)
    #expect(stage.navigation.viewControllers.count <= 3)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    #expect(stage.navigation.topViewController?.appearance == .appeared)
    stage.device.end()
  }
}

/// Drives a pop with a pan, as apps do; every end of the gesture ends the interaction.
@MainActor
private final class PopPan: NSObject {
  let recognizer = UIPanGestureRecognizer()
  private let navigation: UINavigationController
  private let delegate = UnrulyDelegate()
  private let interactor = UIPercentDrivenInteractiveTransition()

  init(navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.addTarget(self, action: Selector("pan", PopPan.pan))
    delegate.animator = UnrulyAnimator()
    delegate.interactor = interactor
    navigation.delegate = delegate
  }

  func pan() {
    switch recognizer.state {
    case .began: navigation.popViewController(animated: true)
    case .changed: interactor.update(recognizer.translation(in: nil).x / 393)
    case .ended: interactor.finish()
    case .cancelled: interactor.cancel()
    default: break
    }
  }
}

@MainActor
private final class Pusher: NSObject {
  private unowned let stage: AccidentStage

  init(stage: AccidentStage) {
    self.stage = stage
    super.init()
  }

  func push() {
    stage.navigation.pushViewController(stage.controller("pushed"), animated: true)
  }
}
