import QuartzCore
import Simulator
import Testing
import UIKit

/// Presentations and dismissals of each style: order of calls, context, hierarchy, ownership.
@MainActor
@Suite struct PresentationTests {
  private let log = CallLog()

  private struct Screens {
    let device: Device
    let presenting: LoggedController
    let presented: LoggedController
    let delegate: LoggedTransitioningDelegate
  }

  /// A device that shows P; Q is ready to be presented with animators of 0.4 s.
  private func begin(_ style: UIModalPresentationStyle) async -> Screens {
    let device = await Device()
    let presenting = LoggedController("P", log: log)
    device.show(presenting)
    await device.advanceFrames(2)
    let presented = LoggedController("Q", log: log)
    let delegate = LoggedTransitioningDelegate(log: log)
    delegate.presenter = SlideAnimator(log: log)
    delegate.dismisser = SlideAnimator(log: log, movesOutgoing: true)
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = delegate
    log.clear()
    return Screens(device: device, presenting: presenting, presented: presented, delegate: delegate)
  }

  @Test("2.4 order of a full-screen presentation and dismissal")
  func fullScreenOrder() async {
    let screens = await begin(.fullScreen)
    screens.presenting.present(screens.presented, animated: true) { [log] in log.note("present.completion") }
    await screens.device.advance(by: 1)
    #expect(
      log.entries == [
        "Q.didLoad", "delegate.animatorForPresented", "delegate.interactorForPresentation", "P.willDisappear",
        "Q.willAppear", "Q.isAppearing", "animator.animateTransition", "animator.animationEnded(true)",
        "P.didDisappear", "Q.didAppear", "present.completion",
      ])
    log.clear()
    screens.presented.dismiss(animated: true) { [log] in log.note("dismiss.completion") }
    await screens.device.advance(by: 1)
    #expect(
      log.entries == [
        "delegate.animatorForDismissed", "delegate.interactorForDismissal", "Q.willDisappear", "P.willAppear",
        "P.isAppearing", "animator.animateTransition", "animator.animationEnded(true)", "Q.didDisappear",
        "P.didAppear", "dismiss.completion",
      ])
    #expect(screens.device.findings.isEmpty)
    screens.device.end()
  }

  @Test(
    "2.5 order of a custom presentation: the presenter hears nothing, the presentation controller everything")
  func customOrder() async {
    let screens = await begin(.custom)
    screens.delegate.makePresentationController = { [log] presented, presenting in
      let made = LoggedPresentationController(presentedViewController: presented, presenting: presenting)
      made.log = log
      return made
    }
    screens.presenting.present(screens.presented, animated: true)
    await screens.device.advance(by: 1)
    #expect(
      log.entries == [
        "delegate.presentationController", "Q.didLoad", "delegate.animatorForPresented",
        "delegate.interactorForPresentation", "Q.willAppear", "presentation.willBegin",
        "presentation.subviews(0)", "Q.isAppearing", "animator.animateTransition",
        "animator.animationEnded(true)", "Q.didAppear", "presentation.didEnd(true)",
      ])
    log.clear()
    screens.presenting.dismiss(animated: true)
    await screens.device.advance(by: 1)
    #expect(
      log.entries == [
        "delegate.animatorForDismissed", "delegate.interactorForDismissal", "Q.willDisappear",
        "presentation.dismissalWillBegin", "animator.animateTransition", "animator.animationEnded(true)",
        "Q.didDisappear", "presentation.dismissalDidEnd(true)",
      ])
    #expect(screens.device.findings.isEmpty)
    screens.device.end()
  }

  /// What a style's animator is told of the presenter's side.
  struct SideCase: Sendable, CustomTestStringConvertible {
    let style: UIModalPresentationStyle
    let keepsPresenter: Bool
    var testDescription: String { "\(style)" }
  }

  @Test(
    "1.6.1 views, 1.6.3 frames and 2.8 hierarchy for each style",
    arguments: [
      SideCase(style: .fullScreen, keepsPresenter: false),
      SideCase(style: .currentContext, keepsPresenter: false),
      SideCase(style: .custom, keepsPresenter: true), SideCase(style: .overFullScreen, keepsPresenter: true),
      SideCase(style: .overCurrentContext, keepsPresenter: true),
      SideCase(style: .pageSheet, keepsPresenter: true),
    ])
  func sides(_ side: SideCase) async throws {
    let screens = await begin(side.style)
    let (presenting, presented) = (screens.presenting, screens.presented)
    let window = try #require(presenting.view.window)
    var context: UIViewControllerContextTransitioning?
    screens.delegate.presenter?.onAnimate = { context = $0 }
    screens.delegate.dismisser?.onAnimate = { context = $0 }
    presenting.present(presented, animated: true)
    let first = try #require(context)
    #expect(first.viewController(forKey: .from) === presenting)
    #expect(first.viewController(forKey: .to) === presented)
    #expect(first.view(forKey: .from) === (side.keepsPresenter ? nil : presenting.view))
    #expect(first.view(forKey: .to) === presented.view)
    #expect(first.initialFrame(for: presented) == .zero)
    #expect(first.initialFrame(for: presenting) == window.bounds)
    #expect(first.finalFrame(for: presenting) == (side.keepsPresenter ? window.bounds : .zero))
    #expect(first.presentationStyle == side.style)
    await screens.device.advance(by: 1)
    #expect(presented.view.frame == first.finalFrame(for: presented))
    #expect((presenting.view.window != nil) == side.keepsPresenter)
    #expect(String(describing: type(of: first.containerView)) == "UITransitionView")
    #expect(first.containerView.superview === window)

    presented.dismiss(animated: true)
    let second = try #require(context)
    #expect(second !== first)
    #expect(second.view(forKey: .from) === presented.view)
    #expect(second.view(forKey: .to) === (side.keepsPresenter ? nil : presenting.view))
    #expect(second.finalFrame(for: presented) == .zero)
    #expect(second.finalFrame(for: presenting) == window.bounds)
    await screens.device.advance(by: 1)
    #expect(presenting.view.superview === window)
    #expect(presenting.view.frame == window.bounds)
    #expect(presented.view.window == nil)
    #expect(second.containerView.superview == nil)
    #expect(presenting.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
    #expect(screens.device.findings.isEmpty)
    screens.device.end()
  }

  @Test(
    "2.4.1b and 1.7.3 an interactive presentation that is cancelled",
    arguments: [
      UIModalPresentationStyle.fullScreen, .custom,
    ])
  func cancelledPresentation(_ style: UIModalPresentationStyle) async throws {
    let screens = await begin(style)
    let (presenting, presented) = (screens.presenting, screens.presented)
    let window = try #require(presenting.view.window)
    let interactor = UIPercentDrivenInteractiveTransition()
    screens.delegate.presentationInteractor = interactor
    presenting.present(presented, animated: true)
    interactor.update(0.5)
    await screens.device.advanceFrames(3)
    interactor.cancel()
    await screens.device.advance(by: 1)
    let removes = style == .fullScreen
    let expected = [
      removes ? "P.willDisappear" : nil, "Q.willAppear", "Q.willDisappear", "Q.didDisappear",
      removes ? "P.willAppear" : nil, removes ? "P.didAppear" : nil,
    ].compactMap { $0 }
    let callbacks = log.entries(of: "P", "Q").filter { $0.hasSuffix("ppear") }
    #expect(callbacks == expected)
    #expect(presenting.view.superview === window)
    #expect(presenting.presentedViewController == nil)
    #expect(presented.view.window == nil)
    #expect(window.subviews == [presenting.view])
    #expect(screens.device.findings.isEmpty)
    screens.device.end()
  }

  @Test("2.4.1b a child of a controller whose presentation is cancelled hears what its parent hears")
  func cancelledPresentationOfAContainer() async {
    let screens = await begin(.custom)
    let child = LoggedController("C", log: log)
    screens.presented.addChild(child)
    screens.presented.view.addSubview(child.view)
    child.didMove(toParent: screens.presented)
    log.clear()
    let interactor = UIPercentDrivenInteractiveTransition()
    screens.delegate.presentationInteractor = interactor
    screens.presenting.present(screens.presented, animated: true)
    interactor.update(0.5)
    await screens.device.advanceFrames(3)
    interactor.cancel()
    await screens.device.advance(by: 1)
    #expect(
      log.entries(of: "Q", "C").filter { $0.hasSuffix("ppear") } == [
        "Q.willAppear", "C.willAppear", "Q.willDisappear", "C.willDisappear", "Q.didDisappear",
        "C.didDisappear",
      ])
    #expect(screens.device.findings.isEmpty)
    screens.device.end()
  }

  @Test("1.6.3 a final frame of thirds is reached although its last digit is not")
  func finalFrameOfThirds() async {
    let screens = await begin(.custom)
    screens.delegate.makePresentationController = {
      ThirdsPresentationController(presentedViewController: $0, presenting: $1)
    }
    screens.presenting.present(screens.presented, animated: true)
    await screens.device.advance(by: 1)
    #expect(screens.presented.view.window != nil)
    #expect(screens.device.findings.isEmpty)
    screens.device.end()
  }

  @Test(
    "2.5.4 and 2.4 an interactive dismissal that is cancelled",
    arguments: [
      UIModalPresentationStyle.fullScreen, .custom,
    ])
  func cancelledDismissal(_ style: UIModalPresentationStyle) async {
    let screens = await begin(style)
    let (presenting, presented) = (screens.presenting, screens.presented)
    presenting.present(presented, animated: false)
    await screens.device.advanceFrames(1)
    log.clear()
    let interactor = UIPercentDrivenInteractiveTransition()
    screens.delegate.dismissalInteractor = interactor
    let frame = presented.view.frame
    presented.dismiss(animated: true)
    interactor.update(0.5)
    await screens.device.advanceFrames(3)
    interactor.cancel()
    await screens.device.advance(by: 1)
    let removes = style == .fullScreen
    let expected = [
      "Q.willDisappear", removes ? "P.willAppear" : nil, removes ? "P.willDisappear" : nil,
      removes ? "P.didDisappear" : nil, "Q.willAppear", "Q.didAppear",
    ].compactMap { $0 }
    #expect(log.entries(of: "P", "Q").filter { $0.hasSuffix("ppear") } == expected)
    #expect(presenting.presentedViewController === presented)
    #expect(presented.view.frame == frame)
    #expect(presented.view.window != nil)
    #expect((presenting.view.window == nil) == removes)
    #expect(screens.device.findings.isEmpty)
    screens.device.end()
  }

  @Test("1.2.5 custom without animation: the animator runs, told that nothing moves")
  func customNotAnimated() async {
    let screens = await begin(.custom)
    var isAnimated: Bool?
    screens.delegate.presenter?.onAnimate = { isAnimated = $0.isAnimated }
    screens.presenting.present(screens.presented, animated: false)
    #expect(isAnimated == false)
    #expect(screens.presented.view.window != nil)
    #expect(screens.presented.transitionCoordinator == nil)
    #expect(screens.device.findings.isEmpty)
    screens.device.end()
  }

  @Test("1.1.8 source is who was asked, presenting who was found; 1.6.2 .from is the latter")
  func sourceAndPresenting() async {
    let device = await Device()
    let inner = LoggedController("A", log: log)
    let navigation = UINavigationController(rootViewController: inner)
    device.show(navigation)
    await device.advanceFrames(2)
    let presented = LoggedController("Q", log: log)
    let delegate = LoggedTransitioningDelegate(log: log)
    delegate.makePresentationController = {
      UIPresentationController(presentedViewController: $0, presenting: $1)
    }
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    inner.present(presented, animated: true)
    #expect(delegate.askedSource === inner)
    #expect(delegate.askedPresenting === navigation)
    #expect(presented.presentingViewController === navigation)
    #expect(inner.presentedViewController === presented)
    await device.advance(by: 1)
    device.end()
  }

  @Test("1.1.8 a context style is presented by the controller that defines the context")
  func definedContext() async throws {
    let device = await Device()
    let inner = LoggedController("A", log: log)
    inner.definesPresentationContext = true
    let navigation = UINavigationController(rootViewController: inner)
    device.show(navigation)
    await device.advanceFrames(2)
    let presented = LoggedController("Q", log: log)
    presented.modalPresentationStyle = .overCurrentContext
    inner.present(presented, animated: false)
    #expect(presented.presentingViewController === inner)
    let container = try #require(presented.view.superview)
    #expect(container.superview === inner.view.superview)
    device.end()
  }

  @Test(
    "2.4.2 dismissing low in a chain takes everything above away; only the topmost is asked for an animator")
  func chain() async {
    let screens = await begin(.fullScreen)
    let (presenting, middle) = (screens.presenting, screens.presented)
    presenting.present(middle, animated: false)
    let top = LoggedController("R", log: log)
    top.modalPresentationStyle = .fullScreen
    middle.present(top, animated: false)
    await screens.device.advanceFrames(1)
    log.clear()
    presenting.dismiss(animated: true)
    await screens.device.advance(by: 1)
    #expect(!log.entries.contains("delegate.animatorForDismissed"))
    #expect(
      log.entries(of: "P", "Q", "R").filter { $0.hasSuffix("ppear") } == [
        "R.willDisappear", "P.willAppear", "R.didDisappear", "P.didAppear",
      ])
    #expect(presenting.presentedViewController == nil)
    #expect(middle.presentedViewController == nil)
    #expect(presenting.view.window != nil)
    #expect(presenting.view.superview?.subviews.count == 1)
    screens.device.end()
  }

  @Test("1.1.7 a presentation controller read too early is kept, and reported when the style changed")
  func readTooEarly() async {
    let device = await Device()
    let presenting = LoggedController("P", log: log)
    device.show(presenting)
    await device.advanceFrames(2)
    let presented = LoggedController("Q", log: log)
    let early = presented.presentationController
    let delegate = LoggedTransitioningDelegate(log: log)
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    presenting.present(presented, animated: false)
    #expect(presented.presentationController === early)
    #expect(!log.entries.contains("delegate.presentationController"))
    #expect(device.findings.map(\.rule) == ["presentation-controller-made-too-early"])
    device.end()
  }

  @Test("a dismissed controller, its presentation controller and animators are freed")
  func nothingLeaks() async {
    let device = await Device()
    let presenting = LoggedController("P", log: log)
    device.show(presenting)
    await device.advanceFrames(2)
    weak var presented: UIViewController?
    weak var controller: UIPresentationController?
    do {
      let made = LoggedController("Q", log: log)
      presented = made
      controller = made.presentationController
      presenting.present(made, animated: true)
    }
    await device.advance(by: 1)
    #expect(presented != nil)
    #expect(controller != nil)
    presenting.dismiss(animated: true)
    await device.advance(by: 1)
    #expect(presented == nil)
    #expect(controller == nil)
    device.end()
  }

  @Test("1.9.7 container layout callbacks; 1.9.6 the presented frame is the presentation controller's")
  func sheetFrame() async {
    let device = await Device()
    let presenting = LoggedController("P", log: log)
    device.show(presenting)
    await device.advanceFrames(2)
    let presented = LoggedController("Q", log: log)
    presenting.present(presented, animated: true)
    await device.advance(by: 1)
    // 5.3.1 the large sheet, 5.3.2 its dimming.
    #expect(presented.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    let sheet = presented.sheetPresentationController
    #expect(sheet?.containerView?.subviews.first?.alpha.rounded(toTenths: true) == 0.2)
    #expect(presented.view.layer.cornerRadius == 10)
    device.end()
  }
}

extension CGFloat {
  fileprivate func rounded(toTenths: Bool) -> Double {
    (Double(self) * 10).rounded() / 10
  }
}

/// A frame that a view does not give back to the bit.
private final class ThirdsPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 100.0 / 3, y: 667.0 / 6, width: 700.0 / 3, height: 667 * 2.0 / 3)
  }
}
