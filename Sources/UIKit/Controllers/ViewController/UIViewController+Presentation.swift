import Foundation

extension UIViewController {
  // MARK: Presenting

  package func startPresentation(
    of controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let style = controller.modalPresentationStyle.resolved
    let presenting = presenter(for: style)
    guard canPresent(controller, from: presenting) else { return }
    let presentationController = controller.presentationController(presenting: presenting, source: self)
    let isReady = presentationController.presentationStyle
    controller.loadViewIfNeeded()
    var animator: UIViewControllerAnimatedTransitioning?
    var interactor: UIViewControllerInteractiveTransitioning?
    // A custom presentation is performed by its animator even when it is not animated (fact 1.2.5).
    if animated || isReady == .custom, let delegate = controller.transitioningDelegate {
      animator = delegate.animationController(forPresented: controller, presenting: presenting, source: self)
      controller.recordQuestion("animationControllerForPresented", to: delegate, answer: animator)
      if let animator {
        interactor = delegate.interactionControllerForPresentation(using: animator)
        controller.recordQuestion("interactionControllerForPresentation", to: delegate, answer: interactor)
      }
    }
    // What was asked may have presented something meanwhile.
    guard canPresent(controller, from: presenting) else { return }
    if animator == nil, animated { animator = controller.systemAnimator(isPresentation: true) }
    ModalPresentation(presenting: presenting, presented: controller, controller: presentationController)
      .present(
        animated: animated, animator: animator, interactor: interactor, completion: completion)
  }

  /// Who presents: the outermost container, or for context styles the nearest controller that defines the
  /// context (fact 1.1.8).
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style.usesPresentationContext else { return outermost }
    var candidate = self
    while !candidate.definesPresentationContext, let parent = candidate.parent { candidate = parent }
    return candidate
  }

  private func canPresent(_ controller: UIViewController, from presenting: UIViewController) -> Bool {
    if controller.presentedBy != nil || controller.parent != nil || controller.isRoot {
      report(
        .fault, rule: "presented-controller-in-use",
        "A controller was presented that is shown already; UIKit raises an exception. Nothing happens.",
        also: [controller], remedy: "Present a controller that has no parent and is not presented.")
      return false
    }
    if presenting.presentation != nil || presentedViewController != nil {
      report(
        .fault, rule: "already-presenting",
        "A controller was presented while the presenter was presenting already; UIKit logs and ignores it.",
        also: [controller],
        remedy:
          "Present from the topmost controller, or after the completion of dismiss(animated:completion:).")
      return false
    }
    if presenting.presentedBy?.isBusy == true {
      report(
        .fault, rule: "present-during-transition",
        "A controller was presented while its presenter was itself being presented or dismissed; UIKit ignores it.",
        also: [controller], remedy: "Present in viewDidAppear(_:) or in the completion.")
      return false
    }
    if presenting.viewIfLoaded?.window == nil {
      report(
        .fault, rule: "presenter-not-in-window",
        "A controller was presented by one whose view is not in the window hierarchy; UIKit logs and ignores it.",
        also: [controller], remedy: "Present in viewDidAppear(_:), not in viewDidLoad().")
      return false
    }
    return true
  }

  private var isRoot: Bool { viewIfLoaded?.window?.rootViewController === self }

  // MARK: Presentation controller

  package func presentationControllerCreatingIfNeeded() -> UIPresentationController? {
    if let presentedBy { return presentedBy.controller }
    if let parent, cachedPresentationController == nil { return parent.presentationController }
    let controller = presentationController(presenting: nil, source: self)
    return controller
  }

  /// The kept controller, or one made for the style now (fact 1.1.7). Only for `.custom` is the delegate
  /// asked (fact 1.1.6).
  private func presentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let style = modalPresentationStyle.resolved
    if let cachedPresentationController {
      if cachedPresentationController.presentationStyle != style {
        report(
          .fault, rule: "presentation-controller-made-too-early",
          "presentationController was read before modalPresentationStyle was set; the one made then is used.",
          remedy: "Set style and transitioning delegate before reading presentationController.")
      }
      return cachedPresentationController
    }
    let controller = makePresentationController(style: style, presenting: presenting, source: source)
    controller.style = style
    controller.holdControllers(presenting: nil)
    cachedPresentationController = controller
    return controller
  }

  private func makePresentationController(
    style: UIModalPresentationStyle, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .custom:
      let answer = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
      if let transitioningDelegate {
        recordQuestion("presentationControllerForPresented", to: transitioningDelegate, answer: answer)
      }
      return answer ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    default:
      return CoveringPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  private func systemAnimator(isPresentation: Bool) -> UIViewControllerAnimatedTransitioning {
    switch modalTransitionStyle {
    case .crossDissolve:
      return CrossDissolveAnimator(isPresentation: isPresentation)
    case .flipHorizontal, .partialCurl:
      report(
        .advice, rule: "modal-transition-style-not-here",
        "The motion of modalTransitionStyle \(modalTransitionStyle) does not exist here; the view covers vertically.",
        remedy: "Use .coverVertical or .crossDissolve, or give an animator.")
      return CoverVerticalAnimator(isPresentation: isPresentation)
    case .coverVertical:
      return CoverVerticalAnimator(isPresentation: isPresentation)
    }
  }

  // MARK: Dismissing

  package func startDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let lowest = presentationOnPath else {
      guard let presenting = presentingViewController else {
        completion?()
        return
      }
      return presenting.dismiss(animated: animated, completion: completion)
    }
    guard lowest.chain.allSatisfy({ !$0.isBusy }) else {
      return report(
        .fault, rule: "dismiss-during-transition",
        "A dismissal was asked for while a presentation or dismissal was running; UIKit logs and ignores it.",
        also: [lowest.presented], remedy: "Dismiss in the completion of present(_:animated:completion:).")
    }
    lowest.dismiss(animated: animated, completion: completion)
  }

  /// The presentation by this controller or by an ancestor.
  private var presentationOnPath: ModalPresentation? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let presentation = controller.presentation { return presentation }
      candidate = controller.parent
    }
    return nil
  }

  /// The presentation by this controller or by one inside it.
  package var presentationInTree: ModalPresentation? {
    if let presentation { return presentation }
    for child in children { if let found = child.presentationInTree { return found } }
    return nil
  }

  /// Animator and interactor of this controller's dismissal; the delegate is read from the presented
  /// controller (fact 1.1.2).
  package func dismissalObjects(
    animated: Bool, controller: UIPresentationController
  ) -> (
    animator: UIViewControllerAnimatedTransitioning?, interactor: UIViewControllerInteractiveTransitioning?
  ) {
    if expectsTransitioningDelegate, transitioningDelegate == nil {
      report(
        .fault, rule: "transitioning-delegate-gone",
        "The transitioning delegate was freed before the dismissal; UIKit dismisses with its own motion.",
        remedy: "Keep the delegate as long as the controller: transitioningDelegate is weak.")
    }
    var animator: UIViewControllerAnimatedTransitioning?
    var interactor: UIViewControllerInteractiveTransitioning?
    if animated || controller.presentationStyle == .custom, let delegate = transitioningDelegate {
      animator = delegate.animationController(forDismissed: self)
      recordQuestion("animationControllerForDismissed", to: delegate, answer: animator)
      if let animator {
        interactor = delegate.interactionControllerForDismissal(using: animator)
        recordQuestion("interactionControllerForDismissal", to: delegate, answer: interactor)
      }
    }
    if animator == nil, animated {
      animator = systemAnimator(isPresentation: false)
      interactor = (controller as? UISheetPresentationController)?.dismissalInteractor
    }
    return (animator, interactor)
  }

  /// Has the contexts of all transitions on this controller and above let go of what they hold: the device goes.
  package func abandonTransitions() {
    containerTransition?.context.letGo()
    presentation?.runningTransition?.context.letGo()
    presentation?.presented.abandonTransitions()
    for child in children { child.abandonTransitions() }
  }

  /// Takes away what this controller presents, without telling anyone: its window or device goes.
  package func abandonPresentation() {
    presentation?.abandon()
    for child in children { child.abandonPresentation() }
  }
}
