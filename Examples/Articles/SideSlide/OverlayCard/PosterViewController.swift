import UIKit

/// The screen below: strips of colour and the button that opens the card.
class PosterViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let openButton = UIButton(type: .custom)
  private var strips: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    strips = (0..<6).map { index in
      let strip = UIView()
      strip.backgroundColor = UIColor(
        hue: CGFloat(index) / 6, saturation: 0.45, brightness: 0.95, alpha: 1)
      view.addSubview(strip)
      return strip
    }
    openButton.setTitle("Open the card", for: .normal)
    openButton.backgroundColor = UIColor(white: 0.1, alpha: 0.8)
    openButton.layer.cornerRadius = 12
    openButton.accessibilityIdentifier = "openButton"
    openButton.addTarget(self, action: Selector("open", Self.open), for: .touchUpInside)
    view.addSubview(openButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = view.bounds.height / 6
    for (index, strip) in strips.enumerated() {
      strip.frame = CGRect(x: 0, y: height * CGFloat(index), width: view.bounds.width, height: height)
    }
    openButton.frame = CGRect(x: 60, y: view.bounds.height - 120, width: view.bounds.width - 120, height: 50)
  }

  func open() {
    let card = CardViewController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = self
    present(card, animated: true, completion: nil)
  }

  // MARK: UIViewControllerTransitioningDelegate

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    OverlayPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    OverlayTransition()
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    OverlayTransition()
  }
}
