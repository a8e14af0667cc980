import UIKit

/// The screen above: a dark page whose round button closes it again.
public class SecondViewController: UIViewController, UINavigationControllerDelegate {
  let closeButton = UIButton(type: .custom)
  private let textLabel = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lighthouse"
    view.backgroundColor = UIColor(red: 0.10, green: 0.13, blue: 0.26, alpha: 1)

    textLabel.text = "The lamp turns once\nin ten seconds.\n每十秒转一圈"
    textLabel.font = UIFont.systemFont(ofSize: 30, weight: .semibold)
    textLabel.textColor = UIColor(red: 1, green: 0.85, blue: 0.55, alpha: 1)
    textLabel.numberOfLines = 0
    view.addSubview(textLabel)

    closeButton.setTitle("Close", for: .normal)
    closeButton.backgroundColor = UIColor(red: 0.86, green: 0.24, blue: 0.24, alpha: 1)
    closeButton.accessibilityIdentifier = "closeButton"
    closeButton.addTarget(self, action: Selector("close", Self.close), for: .touchUpInside)
    view.addSubview(closeButton)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.delegate = self
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    textLabel.frame = CGRect(x: 28, y: view.safeAreaInsets.top + 60, width: width - 56, height: 140)
    closeButton.frame = CGRect(x: width - 100, y: view.bounds.height - 160, width: 72, height: 72)
    closeButton.layer.cornerRadius = 36
  }

  func close() {
    navigationController?.popViewController(animated: true)
  }

  // MARK: UINavigationControllerDelegate

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard operation == .pop else { return nil }
    let transition = CircleTransition()
    transition.isPush = false
    return transition
  }
}
