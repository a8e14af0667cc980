import UIKit

/// A screen with a button that pushes the other one.
final class FirstScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.frame = CGRect(x: 100, y: 300, width: 120, height: 44)
    button.accessibilityIdentifier = "open"
    button.addTarget(self, action: Selector("open", Self.open), for: .touchUpInside)
    view.addSubview(button)
  }

  func open() {
    navigationController?.pushViewController(SecondScreen(), animated: true)
  }
}

final class SecondScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
  }
}
