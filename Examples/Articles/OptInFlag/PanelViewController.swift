import UIKit

/// The presented screen: comes in from the left edge, leaves to the right.
class PanelViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let closeButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.98, green: 0.90, blue: 0.78, alpha: 1)
    closeButton.setTitle("Dismiss", for: .normal)
    closeButton.accessibilityIdentifier = "closeButton"
    closeButton.addTarget(self, action: Selector("close", Self.close), for: .touchUpInside)
    view.addSubview(closeButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    closeButton.frame = CGRect(x: 40, y: 300, width: view.bounds.width - 80, height: 50)
  }

  func close() {
    dismiss(animated: true, completion: nil)
  }

  // MARK: UIViewControllerTransitioningDelegate

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    addsTransition ? SideTransition(isPresenting: true) : nil
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    addsTransition ? SideTransition(isPresenting: false) : nil
  }
}
