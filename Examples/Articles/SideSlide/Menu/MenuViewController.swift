import UIKit

/// The menu at the side.
class MenuViewController: UIViewController {
  private let entries = ["Profile", "Wallet", "Favourites", "Settings"]
  private var labels: [UILabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Menu"
    view.backgroundColor = UIColor(red: 0.13, green: 0.16, blue: 0.24, alpha: 1)
    labels = entries.map { entry in
      let label = UILabel()
      label.text = entry
      label.textColor = .white
      label.font = .systemFont(ofSize: 20)
      view.addSubview(label)
      return label
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, label) in labels.enumerated() {
      let y = view.safeAreaInsets.top + 24 + CGFloat(index) * 56
      label.frame = CGRect(x: 24, y: y, width: view.bounds.width - 48, height: 32)
    }
  }
}
