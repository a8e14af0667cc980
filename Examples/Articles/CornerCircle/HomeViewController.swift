import UIKit

/// The presenting screen, with a round button where the circle starts.
public class HomeViewController: UIViewController {
  private let openButton = UIButton(type: .custom)
  private let label = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.98, green: 0.93, blue: 0.84, alpha: 1)
    openButton.backgroundColor = UIColor(red: 0.16, green: 0.45, blue: 0.42, alpha: 1)
    openButton.setTitle("More", for: .normal)
    openButton.titleLabel?.font = .systemFont(ofSize: 14)
    openButton.layer.cornerRadius = 25
    openButton.accessibilityIdentifier = "openButton"
    openButton.addTarget(self, action: Selector("open", Self.open), for: .touchUpInside)
    view.addSubview(openButton)
    label.text = "Tap the corner"
    label.font = .systemFont(ofSize: 28, weight: .bold)
    view.addSubview(label)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    openButton.frame = CGRect(x: view.bounds.width - 70, y: 20, width: 50, height: 50)
    label.frame = CGRect(x: 30, y: 160, width: view.bounds.width - 60, height: 40)
  }

  func open() {
    present(CircleViewController(nibName: nil, bundle: nil), animated: true, completion: nil)
  }
}
