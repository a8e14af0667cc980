import Foundation
import QuartzCore

/// One presentation, from its start to the end of its dismissal. The presenting controller holds it.
@MainActor
package final class ModalPresentation {
  package private(set) weak var presenting: UIViewController?
  package let presented: UIViewController
  package let controller: UIPresentationController
  package let container = UITransitionView()
  package private(set) var runningTransition: ViewControllerTransition?
  /// The presenter's place in the window, while its view is out of it or in the container.
  private var presenterPlace: ViewPlace?
  private var completion: (() -> Void)?
  /// While the app is asked how to dismiss.
  private var isPreparing = false
  /// The lowest of the presentations that a dismissal takes away together (fact 2.4.2).
  private var foundation: ModalPresentation?

  init(presenting: UIViewController, presented: UIViewController, controller: UIPresentationController) {
    self.presenting = presenting
    self.presented = presented
    self.controller = controller
  }

  /// Whether it is on its way in or out.
  var isBusy: Bool { isPreparing || runningTransition != nil }

  /// Whether the presenter's view is taken out of the window.
  private var removesPresenter: Bool { controller.shouldRemovePresentersView }

  // MARK: Presenting

  func present(
    animated: Bool, animator: UIViewControllerAnimatedTransitioning?,
    interactor: UIViewControllerInteractiveTransitioning?, completion: (() -> Void)?
  ) {
    guard let presenting, let presenterView = presenting.view else { return }
    self.completion = completion
    presenting.presentation = self
    presented.presentedBy = self
    presented.movement = .beingPresented
    controller.presentation = self
    controller.holdControllers(presenting: presenting)
    container.presentationController = controller
    insertContainer(over: presenterView)
    let presenterFrame = presenterView.convert(presenterView.bounds, to: container)
    let transition = ViewControllerTransition(
      .present, performer: self, containerView: container, isAnimated: animated,
      presentationStyle: controller.presentationStyle,
      from: TransitionParticipant(
        controller: presenting, view: removesPresenter ? presenterView : nil, initialFrame: presenterFrame,
        finalFrame: removesPresenter ? .zero : presenterFrame),
      to: TransitionParticipant(
        controller: presented, view: controller.presentedView,
        finalFrame: controller.frameOfPresentedViewInContainerView),
      disappearing: removesPresenter ? [presenting] : [], appearing: [presented], animator: animator,
      interactor: interactor)
    run(transition)
  }

  private func insertContainer(over presenterView: UIView) {
    if controller.shouldPresentInFullscreen, let window = presenterView.window {
      container.frame = window.bounds
      window.addSubview(container)
    } else {
      container.frame = presenterView.frame
      presenterView.superview?.insertSubview(container, aboveSubview: presenterView)
    }
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func run(_ transition: ViewControllerTransition) {
    runningTransition = transition
    transition.start()
  }

  // MARK: Dismissing

  /// Everything that is presented from here upwards, this presentation first.
  var chain: [ModalPresentation] {
    var chain = [self]
    while let next = chain.last?.presented.presentationInTree { chain.append(next) }
    return chain
  }

  /// Takes this presentation and all above it away; only the topmost moves (fact 2.4.2).
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    let chain = chain
    guard let top = chain.last else { return }
    top.foundation = self
    top.dismissTop(over: chain.dropLast(), animated: animated, completion: completion)
  }

  private func dismissTop(
    over lower: ArraySlice<ModalPresentation>, animated: Bool, completion: (() -> Void)?
  ) {
    guard let foundation, let revealed = foundation.presenting, let revealedView = revealed.view else {
      return
    }
    self.completion = completion
    presented.movement = .beingDismissed
    isPreparing = true
    let objects = presented.dismissalObjects(animated: animated, controller: controller)
    isPreparing = false
    let returnsPresenter = foundation.removesPresenter
    let finalFrame =
      foundation.presenterPlace == nil
      ? revealedView.convert(revealedView.bounds, to: container) : container.bounds
    let transition = ViewControllerTransition(
      .dismiss, performer: self, containerView: container, isAnimated: animated,
      presentationStyle: controller.presentationStyle,
      from: TransitionParticipant(
        controller: presented, view: controller.presentedView,
        initialFrame: controller.presentedView?.frame ?? .zero),
      to: TransitionParticipant(
        controller: revealed, view: returnsPresenter ? revealedView : nil,
        initialFrame: returnsPresenter ? .zero : finalFrame, finalFrame: finalFrame),
      disappearing: [presented] + lower.map(\.presented).filter { $0.appearance.isVisible },
      appearing: returnsPresenter ? [revealed] : [], animator: objects.animator,
      interactor: objects.interactor)
    for presentation in lower { presentation.container.isHidden = true }
    run(transition)
  }

  // MARK: Ending

  private func remove(_ presentation: ModalPresentation) {
    presentation.controller.presentedView?.removeFromSuperview()
    presentation.container.removeFromSuperview()
  }

  /// Lets go of both controllers.
  private func dissolve() {
    presenting?.presentation = nil
    presented.presentedBy = nil
    presented.cachedPresentationController = nil
    controller.holdControllers(presenting: nil)
    controller.presentation = nil
  }

  /// Takes everything away without telling anyone: the window or the device goes.
  func abandon() {
    presented.presentation?.abandon()
    remove(self)
    runningTransition = nil
    foundation = nil
    completion = nil
    dissolve()
  }
}

extension ModalPresentation: TransitionPerformer {
  package func transitionWillAnimate(_ transition: ViewControllerTransition) {
    if transition.operation == .present {
      if removesPresenter, let view = transition.context.from.view {
        presenterPlace = ViewPlace(of: view)
        container.insertSubview(view, at: 0)
        view.frame = transition.context.from.initialFrame
      }
      presented.record("presentationTransitionWillBegin")
      controller.presentationTransitionWillBegin()
    } else {
      presented.record("dismissalTransitionWillBegin")
      controller.dismissalTransitionWillBegin()
    }
  }

  package func transition(_ transition: ViewControllerTransition, settle completed: Bool) {
    switch (transition.operation, completed) {
    case (.present, true):
      if removesPresenter { transition.context.from.view?.removeFromSuperview() }
    case (.present, false):
      restorePresenter(of: self)
      remove(self)
    case (_, true):
      if let foundation {
        restorePresenter(of: foundation)
        for presentation in foundation.chain { remove(presentation) }
      }
    case (_, false):
      foundation?.chain.forEach { $0.container.isHidden = false }
    }
  }

  private func restorePresenter(of presentation: ModalPresentation) {
    guard let view = presentation.presenting?.viewIfLoaded else { return }
    presentation.presenterPlace?.restore(view)
    presentation.presenterPlace = nil
  }

  package func transitionDidStop(_ transition: ViewControllerTransition) {
    runningTransition = nil
  }

  package func transition(_ transition: ViewControllerTransition, didEnd completed: Bool) {
    presented.movement = .none
    let completion = completion
    self.completion = nil
    let isPresentation = transition.operation == .present
    let ended = isPresentation ? [self] : foundation?.chain.reversed() ?? [self]
    foundation = nil
    if isPresentation {
      presented.record("presentationTransitionDidEnd", [(key: "completed", value: .bool(completed))])
      controller.presentationTransitionDidEnd(completed)
    } else {
      presented.record("dismissalTransitionDidEnd", [(key: "completed", value: .bool(completed))])
      controller.dismissalTransitionDidEnd(completed)
    }
    if completed != isPresentation { for presentation in ended { presentation.dissolve() } }
    completion?()
  }
}
