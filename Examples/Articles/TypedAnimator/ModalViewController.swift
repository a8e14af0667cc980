import UIKit

/// The modal screen: its own transitioning delegate, for both directions.
class ModalViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let backButton = UIButton(type: .custom)

  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = self
    title = "Modal"
    view.backgroundColor = .lightGray
    backButton.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    backButton.backgroundColor = .red
    backButton.setTitle("Back", for: .normal)
    backButton.accessibilityIdentifier = "backButton"
    backButton.addTarget(self, action: Selector("back", Self.back), for: .touchUpInside)
    view.addSubview(backButton)
  }

  func back() {
    dismiss(animated: true, completion: nil)
  }

  // MARK: UIViewControllerTransitioningDelegate

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    TypedAnimator(kind: .present)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    TypedAnimator(kind: .dismiss)
  }
}
