import Simulator
import Testing
import UIKit

/// Pitfall 55: a delegate taken over for its animator.
@MainActor
@Suite struct NavigationDelegateAccidentTests {
  private func swipeBack(on stage: AccidentStage) async {
    stage.device.touchDown(at: CGPoint(x: 4, y: 500))
    for step in 1...10 {
      await stage.device.advanceFrames(1)
      stage.device.touchMove(to: CGPoint(x: 4 + 25 * CGFloat(step), y: 500))
    }
    await stage.device.advance(by: 0.2)
    stage.device.touchUp()
    await stage.device.advance(by: 1)
  }

  @Test("pitfall 55: a swipe from the edge that does nothing is reported, once")
  func swipeSwitchedOff() async {
    let stage = await AccidentStage()
    let pushed = stage.push(UnrulyAnimator())
    await stage.device.advance(by: 1)
    await swipeBack(on: stage)
    await swipeBack(on: stage)
    await stage.expectHealthy(top: pushed)
    #expect(stage.rules == ["back-swipe-switched-off"])
    stage.device.end()
  }

  @Test("pitfall 55: an edge pan of the app's own that drives the pop is no mistake")
  func ownSwipe() async {
    let stage = await AccidentStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    let pushed = stage.push(UnrulyAnimator())
    await stage.device.advance(by: 1)
    stage.delegate.interactor = interactor
    let driver = EdgeDriver(navigation: stage.navigation, interactor: interactor)
    pushed.view.addGestureRecognizer(driver.recognizer)
    await swipeBack(on: stage)
    await stage.expectHealthy(top: stage.root)
    #expect(stage.rules.isEmpty)
    stage.device.end()
  }

  @Test("pitfall 55: without a delegate, or with one that asks for no animator, the swipe works")
  func systemSwipe() async {
    let stage = await AccidentStage()
    let plain = PlainDelegate()
    stage.navigation.delegate = plain
    stage.navigation.pushViewController(stage.controller("pushed"), animated: false)
    await stage.device.advanceFrames(2)
    await swipeBack(on: stage)
    await stage.expectHealthy(top: stage.root)
    #expect(stage.rules.isEmpty)
    stage.device.end()
  }

  @Test("pitfall 55: a delegate that takes another one's place is reported; taking oneself back is not")
  func replaced() async {
    let stage = await AccidentStage()
    let first = PlainDelegate()
    let second = UnrulyDelegate()
    stage.navigation.delegate = first
    stage.navigation.delegate = first
    stage.navigation.delegate = nil
    stage.navigation.delegate = second
    #expect(stage.rules.isEmpty)
    stage.navigation.delegate = first
    #expect(stage.rules == ["navigation-delegate-replaced"])
    stage.device.end()
  }
}

private final class PlainDelegate: NSObject, UINavigationControllerDelegate {}

@MainActor
private final class EdgeDriver: NSObject {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private let navigation: UINavigationController
  private let interactor: UIPercentDrivenInteractiveTransition

  init(navigation: UINavigationController, interactor: UIPercentDrivenInteractiveTransition) {
    self.navigation = navigation
    self.interactor = interactor
    super.init()
    recognizer.edges = .left
    recognizer.addTarget(self, action: Selector("pan", EdgeDriver.pan))
  }

  func pan() {
    switch recognizer.state {
    case .began: navigation.popViewController(animated: true)
    case .changed: interactor.update(recognizer.translation(in: nil).x / 393)
    case .ended: interactor.finish()
    default: interactor.cancel()
    }
  }
}
