import UIKit

/// The screen below: a picture, two lines of text and the round button that opens the second screen.
public class FirstViewController: UIViewController, UINavigationControllerDelegate {
  let openButton = UIButton(type: .custom)
  private let pictureView = LandscapeView()
  private let textLabel = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shoreline"
    view.backgroundColor = .white

    pictureView.layer.cornerRadius = 16
    pictureView.clipsToBounds = true
    view.addSubview(pictureView)

    textLabel.text = "An evening by the water\n傍晚的海边，灯塔亮了"
    textLabel.font = UIFont.systemFont(ofSize: 22, weight: .medium)
    textLabel.textColor = UIColor(white: 0.15, alpha: 1)
    textLabel.numberOfLines = 0
    view.addSubview(textLabel)

    openButton.setTitle("Open", for: .normal)
    openButton.backgroundColor = .black
    openButton.accessibilityIdentifier = "openButton"
    openButton.addTarget(self, action: Selector("open", Self.open), for: .touchUpInside)
    view.addSubview(openButton)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.delegate = self
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let top = view.safeAreaInsets.top
    pictureView.frame = CGRect(x: 20, y: top + 20, width: width - 40, height: (width - 40) * 0.6)
    textLabel.frame = CGRect(x: 20, y: pictureView.frame.maxY + 20, width: width - 40, height: 64)
    openButton.frame = CGRect(x: width - 100, y: view.bounds.height - 160, width: 72, height: 72)
    openButton.layer.cornerRadius = 36
  }

  func open() {
    navigationController?.pushViewController(SecondViewController(), animated: true)
  }

  // MARK: UINavigationControllerDelegate

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard operation == .push else { return nil }
    let transition = CircleTransition()
    transition.isPush = true
    return transition
  }
}
