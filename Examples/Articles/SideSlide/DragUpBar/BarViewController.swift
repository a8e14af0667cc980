import UIKit

/// The screen with the bar. A vertical pan on the bar presents the player.
class BarViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let bar = UIView()
  private let label = UILabel()
  private var interaction: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.97, green: 0.97, blue: 0.95, alpha: 1)
    bar.backgroundColor = UIColor(red: 0.24, green: 0.20, blue: 0.36, alpha: 1)
    bar.accessibilityIdentifier = "bar"
    view.addSubview(bar)
    label.text = "Now playing"
    label.textColor = .white
    label.textAlignment = .center
    bar.addSubview(label)
    bar.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pan(_:)", Self.pan(_:))))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame = CGRect(x: 0, y: view.bounds.height - 44, width: view.bounds.width, height: 44)
    label.frame = bar.bounds
  }

  func pan(_ gesture: UIPanGestureRecognizer) {
    guard let base = view.window else { return }
    let percent = min(max(-gesture.translation(in: base).y / base.bounds.height, 0), 1)
    switch gesture.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      let player = PlayerViewController()
      player.modalPresentationStyle = .fullScreen
      player.transitioningDelegate = self
      present(player, animated: true, completion: nil)
    case .changed:
      interaction?.update(percent)
    case .ended, .cancelled:
      if gesture.state == .ended && percent > 0.3 {
        interaction?.finish()
      } else {
        interaction?.cancel()
      }
      interaction = nil
    default:
      break
    }
  }

  // MARK: UIViewControllerTransitioningDelegate

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    DragUpTransition()
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }
}
