import UIKit

/// The card.
class CardViewController: UIViewController {
  private let closeButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.layer.cornerRadius = 14
    view.clipsToBounds = true
    closeButton.setTitle("Close the card", for: .normal)
    closeButton.accessibilityIdentifier = "closeButton"
    closeButton.addTarget(self, action: Selector("close", Self.close), for: .touchUpInside)
    view.addSubview(closeButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = min(180, view.bounds.width)
    closeButton.frame = CGRect(
      x: (view.bounds.width - width) / 2, y: view.bounds.midY - 22, width: width, height: 44)
  }

  func close() {
    dismiss(animated: true, completion: nil)
  }
}
