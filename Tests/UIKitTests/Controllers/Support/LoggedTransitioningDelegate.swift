import UIKit

/// Gives the objects of a presentation and a dismissal, and logs what it is asked.
final class LoggedTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let log: CallLog
  var presenter: SlideAnimator?
  var dismisser: SlideAnimator?
  var presentationInteractor: UIViewControllerInteractiveTransitioning?
  var dismissalInteractor: UIViewControllerInteractiveTransitioning?
  var makePresentationController: ((UIViewController, UIViewController?) -> UIPresentationController)?
  private(set) var askedSource: UIViewController?
  private(set) var askedPresenting: UIViewController?

  init(log: CallLog) {
    self.log = log
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    log.note("delegate.animatorForPresented")
    return presenter
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    log.note("delegate.animatorForDismissed")
    return dismisser
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    log.note("delegate.interactorForPresentation")
    return presentationInteractor
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    log.note("delegate.interactorForDismissal")
    return dismissalInteractor
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    log.note("delegate.presentationController")
    askedSource = source
    askedPresenting = presenting
    return makePresentationController?(presented, presenting)
  }
}
