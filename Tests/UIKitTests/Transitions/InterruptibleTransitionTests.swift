import Simulator
import Testing
import UIKit

/// Transitions whose animator gives a property animator that can be paused, scrubbed and reversed.
@MainActor
@Suite struct InterruptibleTransitionTests {
  private let log = CallLog()
  private let interactor = UIPercentDrivenInteractiveTransition()

  private struct Screens {
    let device: Device
    let navigation: UINavigationController
    let pushed: LoggedController
    let delegate: InterruptibleDelegate
  }

  private func begin(interactive: Bool) async -> Screens {
    let device = await Device()
    let navigation = UINavigationController(rootViewController: LoggedController("A", log: log))
    device.show(navigation)
    await device.advanceFrames(2)
    let delegate = InterruptibleDelegate(interactor: interactor)
    interactor.wantsInteractiveStart = interactive
    navigation.delegate = delegate
    let pushed = LoggedController("B", log: log)
    return Screens(device: device, navigation: navigation, pushed: pushed, delegate: delegate)
  }

  @Test(
    "1.5.22 and 1.5.24 fractions scrub the animator; finish and cancel decide its end",
    arguments: [true, false])
  func scrubbed(_ finishes: Bool) async throws {
    let screens = await begin(interactive: true)
    screens.navigation.pushViewController(screens.pushed, animated: true)
    #expect(screens.navigation.transitionCoordinator?.isInterruptible == true)
    interactor.update(0.25)
    await screens.device.advanceFrames(2)
    let shown = try #require(screens.pushed.view.layer.presentation())
    #expect(abs(Double(shown.frame.minX) - 393 * 0.75) < 0.01)
    if finishes { interactor.finish() } else { interactor.cancel() }
    await screens.device.advance(by: 1)
    #expect(screens.navigation.viewControllers.count == (finishes ? 2 : 1))
    #expect(screens.navigation.transitionCoordinator == nil)
    #expect(screens.device.findings.isEmpty)
    screens.device.end()
  }

  @Test(
    "1.5.7 a running transition is paused, scrubbed and let go; interaction blocks run at each change (1.8.8)"
  )
  func paused() async throws {
    let screens = await begin(interactive: false)
    screens.navigation.pushViewController(screens.pushed, animated: true)
    var changes: [Bool] = []
    screens.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
      changes.append($0.isInteractive)
    }
    await screens.device.advance(by: 0.2)
    interactor.pause()
    #expect(screens.navigation.transitionCoordinator?.isInteractive == true)
    interactor.update(0.75)
    await screens.device.advance(by: 0.5)
    let shown = try #require(screens.pushed.view.layer.presentation())
    #expect(abs(Double(shown.frame.minX) - 393 * 0.25) < 0.01)
    interactor.finish()
    await screens.device.advance(by: 1)
    #expect(changes == [true, false])
    #expect(screens.navigation.viewControllers.count == 2)
    #expect(screens.pushed.view.frame.minX == 0)
    screens.device.end()
  }

  @Test(
    "pitfall 47: another animator at each question is reported when a finger takes hold",
    arguments: [true, false])
  func forgetful(_ forgets: Bool) async {
    let screens = await begin(interactive: false)
    screens.delegate.forgets = forgets
    screens.navigation.pushViewController(screens.pushed, animated: true)
    await screens.device.advance(by: 0.2)
    interactor.pause()
    let rule = "interruptible-animator-differs"
    #expect(screens.device.findings.map(\.rule).filter { $0 == rule } == (forgets ? [rule] : []))
    interactor.finish()
    await screens.device.advance(by: 1)
    screens.device.end()
  }

  @Test("touches reach the container while an interruptible transition runs")
  func touchable() async {
    let screens = await begin(interactive: false)
    screens.navigation.pushViewController(screens.pushed, animated: true)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    await screens.device.advance(by: 1)
    screens.device.end()
  }
}

/// Gives one animator, a linear slide of 0.4 s by a property animator.
private final class InterruptibleDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let interactor: UIPercentDrivenInteractiveTransition
  private var propertyAnimator: UIViewPropertyAnimator?
  /// Whether it makes another animator each time it is asked.
  var forgets = false

  init(interactor: UIPercentDrivenInteractiveTransition) {
    self.interactor = interactor
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let propertyAnimator, !forgets { return propertyAnimator }
    let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    if let view = transitionContext.view(forKey: .to) {
      let rest = transitionContext.containerView.bounds
      transitionContext.containerView.addSubview(view)
      view.frame = rest.offsetBy(dx: rest.width, dy: 0)
      made.addAnimations { view.frame = rest }
    }
    made.addCompletion { position in
      transitionContext.completeTransition(position == .end)
    }
    propertyAnimator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    propertyAnimator = nil
  }
}
