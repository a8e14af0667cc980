import Simulator
import Testing
import UIKit

/// Changes of the stack while another one runs, at every moment of it (table 5.4).
@MainActor
@Suite struct OverlappingNavigationAccidentTests {
  enum Change: CaseIterable, Sendable {
    case push
    case pop
    case popToRoot
    case replace
    case reorder
    case clear
  }

  /// Seconds into a push of 0.3 s.
  nonisolated private static let moments: [TimeInterval] = [0, 0.02, 0.15, 0.28]

  @Test("5.4 a second change waits for the first, whatever both are", arguments: Change.allCases, moments)
  func second(_ change: Change, after seconds: TimeInterval) async {
    let stage = await AccidentStage()
    stage.push(UnrulyAnimator())
    await stage.device.advance(by: seconds)
    perform(change, on: stage)
    await stage.device.advance(by: 3)
    await expectHealthy(stage)
    #expect(stage.rules.allSatisfy { $0 == "overlapping-navigation" })
    #expect(stage.navigation.children.count == stage.navigation.viewControllers.count)
    stage.device.end()
  }

  @Test(
    "5.4 the same while a pop runs, and while one is scrubbed", arguments: Change.allCases, [true, false])
  func duringPop(_ change: Change, isInteractive: Bool) async {
    let stage = await AccidentStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    stage.navigation.pushViewController(stage.controller("upper"), animated: false)
    stage.delegate.animator = UnrulyAnimator()
    stage.delegate.interactor = isInteractive ? interactor : nil
    stage.navigation.delegate = stage.delegate
    stage.navigation.popViewController(animated: true)
    interactor.update(0.4)
    stage.delegate.interactor = nil
    await stage.device.advanceFrames(5)
    perform(change, on: stage)
    await stage.device.advanceFrames(2)
    interactor.cancel()
    await stage.device.advance(by: 3)
    await expectHealthy(stage)
    #expect(stage.navigation.children.count == stage.navigation.viewControllers.count)
    stage.device.end()
  }

  /// An empty stack shows nothing, and takes a push.
  private func expectHealthy(_ stage: AccidentStage) async {
    if stage.navigation.viewControllers.isEmpty {
      #expect(stage.navigation.wrapperView.subviews.isEmpty)
      stage.navigation.pushViewController(stage.controller("fresh"), animated: true)
      await stage.device.advance(by: 1)
    }
    await stage.expectHealthy(top: stage.navigation.topViewController ?? stage.root)
  }

  private func perform(_ change: Change, on stage: AccidentStage) {
    let navigation = stage.navigation
    switch change {
    case .push: navigation.pushViewController(stage.controller("second"), animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .replace: navigation.setViewControllers([stage.controller("other")], animated: true)
    case .reorder: navigation.setViewControllers(navigation.viewControllers.reversed(), animated: true)
    case .clear: navigation.setViewControllers([], animated: true)
    }
  }

  @Test("a pop at the root does nothing, and says nothing, as in UIKit")
  func popAtRoot() async {
    let stage = await AccidentStage()
    #expect(stage.navigation.popViewController(animated: true) == nil)
    #expect(stage.navigation.popToRootViewController(animated: true) == [])
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: stage.root)
    #expect(stage.rules.isEmpty)
    stage.device.end()
  }

  @Test("a controller that is twice in a new stack is a fault")
  func twiceInStack() async {
    let stage = await AccidentStage()
    let twice = stage.controller("twice")
    stage.navigation.setViewControllers([stage.root, twice, twice], animated: true)
    await stage.device.advance(by: 2)
    #expect(stage.rules == ["controller-pushed-twice"])
    #expect(stage.navigation.viewControllers == [stage.root])
    await stage.expectHealthy(top: stage.root)
    stage.device.end()
  }

  @Test("a controller pushed again while its pop runs comes back")
  func pushedBack() async {
    let stage = await AccidentStage()
    let upper = stage.controller("upper")
    stage.navigation.pushViewController(upper, animated: false)
    stage.navigation.popViewController(animated: true)
    await stage.device.advance(by: 0.1)
    stage.navigation.pushViewController(upper, animated: true)
    await stage.device.advance(by: 3)
    #expect(stage.navigation.viewControllers == [stage.root, upper])
    #expect(upper.parent === stage.navigation)
    await stage.expectHealthy(top: upper)
    stage.device.end()
  }

  @Test("odd views: the same one every time, nil, and one that stands elsewhere")
  func oddViews() async {
    let stage = await AccidentStage()
    let nilView = OddController { $0.view = nil }
    stage.navigation.pushViewController(nilView, animated: true)
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: nilView)
    #expect(stage.rules == ["load-view-without-view"])
    let borrowed = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    nilView.view.addSubview(borrowed)
    let borrower = OddController { $0.view = borrowed }
    stage.navigation.pushViewController(borrower, animated: true)
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: borrower)
    #expect(borrowed.frame == stage.navigation.view.bounds)
    stage.device.end()
  }

  @Test(
    "a change from inside every callback of a push",
    arguments: ["didLoad", "willAppear", "isAppearing", "willMove", "didMove"])
  func fromCallbacks(_ callback: String) async {
    let stage = await AccidentStage()
    let pushed = stage.controller("pushed")
    let second = stage.controller("second")
    pushed.onCallback = { [unowned pushed, unowned navigation = stage.navigation] name in
      guard name == callback else { return }
      pushed.onCallback = nil
      navigation.pushViewController(second, animated: true)
    }
    stage.navigation.pushViewController(pushed, animated: true)
    await stage.device.advance(by: 3)
    #expect(stage.navigation.viewControllers == [stage.root, pushed, second])
    await stage.expectHealthy(top: second)
    stage.device.end()
  }

  @Test("another transition is started inside animateTransition, and in its end", arguments: [true, false])
  func fromAnimator(atEnd: Bool) async {
    let stage = await AccidentStage()
    let second = stage.controller("second")
    let animator = UnrulyAnimator()
    if atEnd {
      animator.onEnd = { [unowned animator, unowned navigation = stage.navigation] _ in
        animator.onEnd = nil
        navigation.pushViewController(second, animated: true)
      }
    } else {
      animator.onAnimate = { [unowned animator, unowned navigation = stage.navigation] in
        animator.onAnimate = nil
        navigation.pushViewController(second, animated: true)
        UnrulyAnimator.fade($0)
      }
    }
    stage.push(animator)
    await stage.device.advance(by: 3)
    await stage.expectHealthy(top: second)
    #expect(stage.rules == ["overlapping-navigation"])
    stage.device.end()
  }

  @Test(
    "a tab that selects another one while its view loads, or while its animator is asked for",
    arguments: [true, false])
  func tabs(fromViewDidLoad: Bool) async {
    let log = CallLog()
    let device = await Device(recordsTrace: false)
    let tabs = UITabBarController()
    let controllers = ["A", "B", "C"].map { LoggedController($0, log: log) }
    tabs.viewControllers = controllers
    let delegate = UnrulyDelegate(animator: UnrulyAnimator())
    tabs.delegate = delegate
    device.show(tabs)
    await device.advanceFrames(2)
    if fromViewDidLoad {
      controllers[1].onCallback = { [unowned tabs] in if $0 == "didLoad" { tabs.selectedIndex = 2 } }
    } else {
      delegate.onQuestion = { [unowned tabs] in tabs.selectedIndex = 2 }
    }
    tabs.selectedIndex = 1
    await device.advance(by: 2)
    #expect(tabs.selectedIndex == 2)
    #expect(controllers[2].view.window != nil && controllers[2].appearance == .appeared)
    #expect(controllers[0].appearance == .disappeared && controllers[1].appearance == .disappeared)
    #expect(controllers[2].view.superview?.subviews.count == 1)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    device.end()
  }
}

/// Loads its view in a way of its own.
private final class OddController: UIViewController {
  private let load: (UIViewController) -> Void

  init(load: @escaping (UIViewController) -> Void) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("not archived")
  }

  override func loadView() { load(self) }
}
