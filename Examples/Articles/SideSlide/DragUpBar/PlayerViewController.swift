import UIKit

/// The full screen behind the bar.
class PlayerViewController: UIViewController {
  private let cover = UIView()
  private let closeButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.24, green: 0.20, blue: 0.36, alpha: 1)
    cover.backgroundColor = UIColor(red: 0.95, green: 0.62, blue: 0.35, alpha: 1)
    cover.layer.cornerRadius = 12
    view.addSubview(cover)
    closeButton.setTitle("Close", for: .normal)
    closeButton.setTitleColor(.white, for: .normal)
    closeButton.accessibilityIdentifier = "closeButton"
    closeButton.addTarget(self, action: Selector("close", Self.close), for: .touchUpInside)
    view.addSubview(closeButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side = view.bounds.width - 80
    cover.frame = CGRect(x: 40, y: 140, width: side, height: side)
    closeButton.frame = CGRect(x: 40, y: cover.frame.maxY + 40, width: side, height: 44)
  }

  func close() {
    dismiss(animated: true, completion: nil)
  }
}
