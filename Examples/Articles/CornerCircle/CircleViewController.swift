import UIKit

/// The presented screen. Style and delegate are set before its view loads; a touch anywhere dismisses it.
class CircleViewController: UIViewController {
  private let cornerCircle = CornerCircleTransition()
  private let label = UILabel()

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    transitioningDelegate = cornerCircle
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
    transitioningDelegate = cornerCircle
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.16, green: 0.45, blue: 0.42, alpha: 1)
    view.accessibilityIdentifier = "circleScreen"
    label.text = "Touch anywhere to go back"
    label.textColor = .white
    label.font = .systemFont(ofSize: 22)
    label.textAlignment = .center
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = CGRect(x: 0, y: view.bounds.midY - 20, width: view.bounds.width, height: 40)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    dismiss(animated: true, completion: nil)
  }
}
