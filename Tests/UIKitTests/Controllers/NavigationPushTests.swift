import QuartzCore
import Simulator
import Testing
import UIKit

/// Push and pop that run by themselves: order of calls, hierarchy, flags, ownership.
@MainActor
@Suite struct NavigationPushTests {
  private let log = CallLog()

  /// A device that shows a navigation controller with the logged controller A, after its first appearance.
  private func begin(
    _ delegate: LoggedNavigationDelegate
  ) async -> (device: Device, navigation: UINavigationController, root: LoggedController) {
    let device = await Device()
    let root = LoggedController("A", log: log)
    let navigation = UINavigationController(rootViewController: root)
    device.show(navigation)
    await device.advanceFrames(2)
    navigation.delegate = delegate
    log.clear()
    return (device, navigation, root)
  }

  @Test("2.1 order of a push")
  func pushOrder() async {
    let delegate = LoggedNavigationDelegate(log: log)
    delegate.makeAnimator = { [log] _ in SlideAnimator(log: log) }
    let (device, navigation, _) = await begin(delegate)
    navigation.pushViewController(LoggedController("B", log: log), animated: true)
    await device.advance(by: 1)
    #expect(
      log.entries == [
        "B.willMove", "delegate.animator", "delegate.interactor", "B.didLoad", "A.willDisappear",
        "B.willAppear", "delegate.willShow", "B.isAppearing", "animator.animateTransition",
        "animator.animationEnded(true)", "A.didDisappear", "B.didAppear", "B.didMove", "delegate.didShow",
      ])
    #expect(device.findings.isEmpty)
    device.end()
  }

  @Test("2.2 order of a pop")
  func popOrder() async {
    let delegate = LoggedNavigationDelegate(log: log)
    delegate.makeAnimator = { [log] in SlideAnimator(log: log, movesOutgoing: $0 == .pop) }
    let (device, navigation, _) = await begin(delegate)
    navigation.pushViewController(LoggedController("B", log: log), animated: true)
    await device.advance(by: 1)
    log.clear()
    navigation.popViewController(animated: true)
    await device.advance(by: 1)
    #expect(
      log.entries == [
        "B.willMove(nil)", "delegate.animator", "delegate.interactor", "B.willDisappear", "A.willAppear",
        "delegate.willShow", "A.isAppearing", "animator.animateTransition", "animator.animationEnded(true)",
        "B.didDisappear", "A.didAppear", "B.didMove(nil)", "delegate.didShow",
      ])
    #expect(device.findings.isEmpty)
    device.end()
  }

  @Test("2.1.4 movement flags in the callbacks of a push and a pop")
  func movementFlags() async {
    let delegate = LoggedNavigationDelegate(log: log)
    let (device, navigation, root) = await begin(delegate)
    let pushed = LoggedController("B", log: log)
    var flags: [String] = []
    for controller in [root, pushed] {
      controller.onCallback = { [unowned controller] callback in
        guard callback.hasSuffix("pear") else { return }
        let to = controller.isMovingToParent
        let from = controller.isMovingFromParent
        flags.append("\(controller.name).\(callback) \(to) \(from) \(controller.isBeingPresented)")
      }
    }
    navigation.pushViewController(pushed, animated: true)
    await device.advance(by: 1)
    navigation.popViewController(animated: true)
    await device.advance(by: 1)
    #expect(
      flags == [
        "A.willDisappear false false false", "B.willAppear true false false",
        "A.didDisappear false false false", "B.didAppear true false false",
        "B.willDisappear false true false", "A.willAppear false false false",
        "B.didDisappear false true false", "A.didAppear false false false",
      ])
    device.end()
  }

  @Test("2.8 hierarchy before, during and after a push; 2.8.4 names of the tree")
  func hierarchy() async throws {
    let delegate = LoggedNavigationDelegate(log: log)
    let (device, navigation, root) = await begin(delegate)
    let pushed = LoggedController("B", log: log)
    var atStart: [UIView] = []
    var containerName = ""
    delegate.makeAnimator = { [log] _ in
      let animator = SlideAnimator(log: log)
      animator.onAnimate = { context in
        atStart = context.containerView.subviews
        containerName = String(describing: type(of: context.containerView))
      }
      return animator
    }
    let container = try #require(root.view.superview)
    #expect(container.subviews == [root.view])
    navigation.pushViewController(pushed, animated: true)
    #expect(atStart == [root.view])
    #expect(containerName == "UIViewControllerWrapperView")
    #expect(container.subviews == [root.view, pushed.view])
    await device.advance(by: 1)
    #expect(container.subviews == [pushed.view])
    #expect(root.view.window == nil)
    let names = sequence(first: container) { $0.superview }.map { String(describing: type(of: $0)) }
    #expect(
      names == [
        "UIViewControllerWrapperView", "UINavigationTransitionView", "UILayoutContainerView", "UIWindow",
      ])
    #expect(navigation.navigationBar.superview === navigation.view)
    #expect(navigation.view.subviews.last === navigation.navigationBar)
    device.end()
  }

  @Test("2.1.3 at viewIsAppearing the incoming view is in the window, with its final frame")
  func geometryAtIsAppearing() async {
    let delegate = LoggedNavigationDelegate(log: log)
    let (device, navigation, root) = await begin(delegate)
    let pushed = LoggedController("B", log: log)
    var frame: CGRect?
    var hasWindow = false
    var top: CGFloat = 0
    pushed.onCallback = { [unowned pushed] callback in
      guard callback == "isAppearing" else { return }
      frame = pushed.view.frame
      hasWindow = pushed.view.window != nil
      top = pushed.view.safeAreaInsets.top
    }
    navigation.pushViewController(pushed, animated: true)
    #expect(frame == root.view.bounds)
    #expect(hasWindow)
    // 59 pt of the screen's safe area (fact 5.2) and 44 pt of the bar (fact 5.1).
    #expect(top == 103)
    device.end()
  }

  @Test("1.2.6 without animation the animator is not asked for, and everything is done at once")
  func notAnimated() async {
    let delegate = LoggedNavigationDelegate(log: log)
    let (device, navigation, root) = await begin(delegate)
    let pushed = LoggedController("B", log: log)
    navigation.pushViewController(pushed, animated: false)
    #expect(
      log.entries == [
        "B.willMove", "B.didLoad", "A.willDisappear", "B.willAppear", "delegate.willShow", "B.isAppearing",
        "A.didDisappear", "B.didAppear", "B.didMove", "delegate.didShow",
      ])
    #expect(pushed.view.window != nil)
    #expect(root.view.window == nil)
    #expect(navigation.transitionCoordinator == nil)
    device.end()
  }

  @Test("2.1.5 the stack is the new one while the push runs; 1.8.1 the coordinator lives as long as it")
  func stackAndCoordinator() async {
    let delegate = LoggedNavigationDelegate(log: log)
    delegate.makeAnimator = { [log] _ in SlideAnimator(log: log) }
    let (device, navigation, root) = await begin(delegate)
    let pushed = LoggedController("B", log: log)
    var completedWith: Bool?
    pushed.onCallback = { [unowned pushed] callback in
      guard callback == "willAppear" else { return }
      pushed.transitionCoordinator?.animate(
        alongsideTransition: nil, completion: { completedWith = $0.isCancelled })
    }
    navigation.pushViewController(pushed, animated: true)
    await device.advance(by: 0.2)
    #expect(navigation.viewControllers == [root, pushed])
    #expect(navigation.topViewController === pushed)
    #expect(navigation.transitionCoordinator?.transitionDuration == 0.4)
    #expect(navigation.transitionCoordinator?.presentationStyle == UIModalPresentationStyle.none)
    #expect(pushed.transitionCoordinator === navigation.transitionCoordinator)
    #expect(completedWith == nil)
    await device.advance(by: 1)
    #expect(navigation.transitionCoordinator == nil)
    #expect(completedWith == false)
    device.end()
  }

  @Test("1.6.3 frames of a push; 9.4 the context answers after completion")
  func contextAnswers() async throws {
    let delegate = LoggedNavigationDelegate(log: log)
    let (device, navigation, root) = await begin(delegate)
    let pushed = LoggedController("B", log: log)
    var kept: UIViewControllerContextTransitioning?
    delegate.makeAnimator = { [log] _ in
      let animator = SlideAnimator(log: log)
      animator.onAnimate = { kept = $0 }
      return animator
    }
    navigation.pushViewController(pushed, animated: true)
    let context = try #require(kept)
    let whole = root.view.bounds
    #expect(context.initialFrame(for: root) == whole)
    #expect(context.finalFrame(for: root) == .zero)
    #expect(context.initialFrame(for: pushed) == .zero)
    #expect(context.finalFrame(for: pushed) == whole)
    #expect(context.presentationStyle == UIModalPresentationStyle.none)
    #expect(context.targetTransform.isIdentity)
    await device.advance(by: 1)
    #expect(context.viewController(forKey: .from) === root)
    #expect(context.viewController(forKey: .to) === pushed)
    #expect(context.view(forKey: .from) === root.view)
    #expect(context.view(forKey: .to) === pushed.view)
    device.end()
  }

  @Test("a popped controller, its animator and its context are freed")
  func nothingLeaks() async {
    let delegate = LoggedNavigationDelegate(log: log)
    weak var animator: SlideAnimator?
    weak var context: NSObject?
    delegate.makeAnimator = { [log] operation in
      let made = SlideAnimator(log: log, movesOutgoing: operation == .pop)
      made.onAnimate = { context = $0 as? NSObject }
      animator = made
      return made
    }
    let (device, navigation, _) = await begin(delegate)
    weak var pushed: LoggedController?
    do {
      let controller = LoggedController("B", log: log)
      pushed = controller
      navigation.pushViewController(controller, animated: true)
    }
    await device.advance(by: 1)
    #expect(pushed != nil)
    #expect(animator == nil)
    #expect(context == nil)
    navigation.popViewController(animated: true)
    #expect(context != nil)
    await device.advance(by: 1)
    #expect(pushed == nil)
    #expect(animator == nil)
    #expect(context == nil)
    device.end()
  }

  @Test("4.8 the system's push: spring 3/1000/500, parallax of 30 %, nominal duration 0.35 s")
  func systemPush() async throws {
    let device = await Device()
    let root = LoggedController("A", log: log)
    let navigation = UINavigationController(rootViewController: root)
    device.show(navigation)
    await device.advanceFrames(2)
    let pushed = LoggedController("B", log: log)
    navigation.pushViewController(pushed, animated: true)
    #expect(navigation.transitionCoordinator?.transitionDuration == 0.35)
    let width = Double(navigation.view.bounds.width)
    // The animations begin with the next frame.
    await device.advanceFrames(1)
    for progress in [0.545, 0.879, 0.973] {
      await device.advance(by: 0.1)
      let upper = try #require(pushed.view.layer.presentation()).frame.minX
      let lower = try #require(root.view.layer.presentation()).frame.minX
      #expect(abs(Double(upper) - width * (1 - progress)) < width * 0.002)
      #expect(abs(Double(lower) + width * 0.3 * progress) < width * 0.002)
    }
    await device.advance(by: 1)
    #expect(navigation.transitionCoordinator == nil)
    #expect(pushed.view.frame == navigation.view.bounds)
    #expect(device.findings.isEmpty)
    device.end()
  }
}
