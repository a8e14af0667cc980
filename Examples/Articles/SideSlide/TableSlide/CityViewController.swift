import UIKit

/// The detail screen of the table.
class CityViewController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.90, green: 0.95, blue: 0.90, alpha: 1)
    label.text = title
    label.font = .systemFont(ofSize: 34, weight: .semibold)
    label.textAlignment = .center
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = CGRect(x: 0, y: view.bounds.midY - 30, width: view.bounds.width, height: 60)
  }
}
