import UIKit

/// The pushed screen: the picture that flew, large, and the number of its row.
class DetailViewController: UIViewController {
  var image: UIImage?
  var row = 0
  private let imageView = UIImageView()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Row \(row)"
    view.backgroundColor = UIColor(red: 0.96, green: 0.94, blue: 0.90, alpha: 1)
    imageView.image = image
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    view.addSubview(imageView)
    label.text = "You chose row \(row).\n您选择了第 \(row) 行"
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 20)
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side = view.bounds.width / 2
    imageView.frame = CGRect(x: 0, y: 0, width: side, height: side)
    imageView.center = CGPoint(x: side, y: 200)
    label.frame = CGRect(x: 20, y: imageView.frame.maxY + 24, width: view.bounds.width - 40, height: 60)
  }
}
