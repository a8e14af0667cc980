import Simulator
import Testing
import UIKit

/// Decision 9.5: the finger at a fraction shows the frame of the same motion played linearly.
@MainActor
@Suite struct ScrubbingTests {
  @Test(
    "9.5 a fraction shows, to the bit, the frame at that part of the time", arguments: [1, 6, 12, 15, 23])
  func scrubbedEqualsPlayed(_ frame: Int) async {
    // The motion lasts 24 frames.
    let played = await render { device, _ in await device.advanceFrames(1 + frame) }
    let scrubbed = await render(scrubbed: true) { device, interactor in
      interactor.update(CGFloat(frame) / 24)
      await device.advanceFrames(1)
    }
    #expect(played == scrubbed)
  }

  @Test("9.5 animations that end before the transition come back when the finger does")
  func shortAnimationsComeBack() async throws {
    let log = CallLog()
    let device = await Device()
    let navigation = UINavigationController(rootViewController: LoggedController("A", log: log))
    device.show(navigation)
    await device.advanceFrames(2)
    let delegate = LoggedNavigationDelegate(log: log)
    let interactor = UIPercentDrivenInteractiveTransition()
    let pushed = LoggedController("B", log: log)
    delegate.makeAnimator = { _ in
      let animator = SlideAnimator(log: log)
      animator.onAnimate = { context in
        context.containerView.addSubview(pushed.view)
        UIView.animate(withDuration: 0.1) { pushed.view.alpha = 0.5 }
      }
      return animator
    }
    delegate.interactor = interactor
    navigation.delegate = delegate
    navigation.pushViewController(pushed, animated: true)
    interactor.update(0.9)
    await device.advance(by: 0.2)
    #expect(pushed.view.layer.presentation()?.opacity == 0.5)
    interactor.update(0.125)
    await device.advance(by: 0.2)
    let shown = try #require(pushed.view.layer.presentation())
    #expect(abs(shown.opacity - 0.75) < 0.001)
    interactor.cancel()
    await device.advance(by: 1)
    #expect(pushed.view.alpha == 1)
    device.end()
  }

  /// The render tree of a push's frame.
  private func render(
    scrubbed: Bool = false,
    _ move: (Device, UIPercentDrivenInteractiveTransition) async -> Void
  ) async -> String {
    let log = CallLog()
    let device = await Device()
    let root = LoggedController("A", log: log)
    root.view.backgroundColor = .red
    let navigation = UINavigationController(rootViewController: root)
    navigation.isNavigationBarHidden = true
    device.show(navigation)
    await device.advanceFrames(2)
    let delegate = LoggedNavigationDelegate(log: log)
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.makeAnimator = { _ in SlideAnimator(log: log) }
    delegate.interactor = scrubbed ? interactor : nil
    navigation.delegate = delegate
    let pushed = LoggedController("B", log: log)
    pushed.view.backgroundColor = .blue
    navigation.pushViewController(pushed, animated: true)
    await move(device, interactor)
    let tree = "\(device.frame.tree)"
    device.end()
    return tree
  }
}
