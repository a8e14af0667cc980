import Foundation

/// The drag that takes a sheet away (facts 5.3.3 to 5.3.6).
@MainActor
final class SheetDismissalInteraction: NSObject, UIGestureRecognizerDelegate {
  /// Points a second downwards at which a release dismisses whatever the distance (fact 5.3.5).
  private static let dismissingSpeed: CGFloat = 1000

  private weak var sheet: UISheetPresentationController?
  private var percentDriven: UIPercentDrivenInteractiveTransition?
  private var isRefused = false
  private lazy var recognizer = makeRecognizer()

  init(sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
  }

  var interactor: UIViewControllerInteractiveTransitioning? { percentDriven }

  func install(on view: UIView?) {
    view?.addGestureRecognizer(recognizer)
  }

  func uninstall() {
    recognizer.view?.removeGestureRecognizer(recognizer)
  }

  private func makeRecognizer() -> UIPanGestureRecognizer {
    let made = UIPanGestureRecognizer(
      target: self, action: Selector("pan(_:)", SheetDismissalInteraction.pan(_:)))
    made.delegate = self
    return made
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet, sheet.presentedViewController.transitionCoordinator == nil,
      sheet.presentedViewController.presentedViewController == nil
    else { return false }
    let velocity = recognizer.velocity(in: recognizer.view)
    return velocity.y > abs(velocity.x)
  }

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began: begin()
    case .changed: percentDriven?.update(fraction)
    case .ended: end()
    case .cancelled, .failed: settle(dismissing: false)
    case .possible: break
    }
  }

  private func begin() {
    guard let sheet else { return }
    let delegate = sheet.delegate
    isRefused =
      sheet.presentedViewController.isModalInPresentation
      || delegate?.presentationControllerShouldDismiss(sheet) == false
    guard !isRefused else { return }
    delegate?.presentationControllerWillDismiss(sheet)
    let interactor = UIPercentDrivenInteractiveTransition()
    percentDriven = interactor
    sheet.presentingViewController.dismiss(animated: true) { [weak sheet] in
      guard let sheet, sheet.presentation == nil else { return }
      sheet.delegate?.presentationControllerDidDismiss(sheet)
    }
  }

  private var fraction: CGFloat {
    guard let container = sheet?.containerView,
      let height = sheet?.frameOfPresentedViewInContainerView.height,
      height > 0
    else { return 0 }
    return recognizer.translation(in: container).y / height
  }

  private func end() {
    if isRefused, let sheet {
      isRefused = false
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
      return
    }
    let speed = recognizer.velocity(in: sheet?.containerView).y
    settle(dismissing: speed >= Self.dismissingSpeed || fraction > 0.5)
  }

  private func settle(dismissing: Bool) {
    let interactor = percentDriven
    percentDriven = nil
    if dismissing {
      interactor?.finish()
    } else {
      interactor?.cancel()
    }
  }
}
