import UIKit

/// The pushed screen: its own navigation delegate. A pan to the right drives its pop.
class DropViewController: UIViewController, UINavigationControllerDelegate {
  private var interaction: UIPercentDrivenInteractiveTransition?
  private var displayLink: CADisplayLink?
  private var percent: CGFloat = 0
  private var finishes = false
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dropped"
    view.backgroundColor = UIColor(red: 0.25, green: 0.33, blue: 0.62, alpha: 1)
    label.text = "Pan to the right to go back"
    label.textColor = .white
    label.textAlignment = .center
    view.addSubview(label)
    let pan = UIPanGestureRecognizer(target: self, action: Selector("pan(_:)", Self.pan(_:)))
    view.addGestureRecognizer(pan)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = CGRect(x: 0, y: view.bounds.midY - 20, width: view.bounds.width, height: 40)
  }

  func pan(_ gesture: UIPanGestureRecognizer) {
    let translation = gesture.translation(in: view.superview ?? view)
    percent = min(max(translation.x / view.bounds.width, 0), 1)
    switch gesture.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      _ = navigationController?.popViewController(animated: true)
    case .changed:
      interaction?.update(percent)
    case .ended, .cancelled:
      settle()
    default:
      break
    }
  }

  /// After the release a display link moves the fraction to the nearer end.
  private func settle() {
    guard interaction != nil, displayLink == nil else { return }
    finishes = percent > 0.4
    let link = CADisplayLink(target: self, selector: Selector("step(_:)", Self.step(_:)))
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  func step(_ link: CADisplayLink) {
    let stride: CGFloat = 1.5 / 60
    percent = min(max(percent + (finishes ? stride : -stride), 0), 1)
    interaction?.update(percent)
    guard percent == 0 || percent == 1 else { return }
    link.invalidate()
    displayLink = nil
    if finishes {
      interaction?.finish()
    } else {
      interaction?.cancel()
    }
    interaction = nil
  }

  // MARK: UINavigationControllerDelegate

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    addsTransition ? DropTransition(operation: operation) : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }
}
