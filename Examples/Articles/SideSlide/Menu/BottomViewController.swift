import UIKit

/// The main screen. A pan from its left edge brings the menu.
class BottomViewController: UIViewController {
  var style = SideSlideManager.Style.slide
  private var manager: SideSlideManager?
  private let headline = UILabel()
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.95, green: 0.96, blue: 0.98, alpha: 1)
    headline.text = "Messages 消息"
    headline.font = .systemFont(ofSize: 30, weight: .bold)
    view.addSubview(headline)
    card.backgroundColor = UIColor(red: 0.30, green: 0.56, blue: 0.86, alpha: 1)
    card.layer.cornerRadius = 18
    view.addSubview(card)

    let manager = SideSlideManager(bottomController: self, style: style)
    let pan = UIScreenEdgePanGestureRecognizer(
      target: manager,
      action: Selector("presentPan(_:)", SideSlideManager.presentPan(_:)))
    pan.edges = .left
    view.addGestureRecognizer(pan)
    self.manager = manager
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    headline.frame = CGRect(x: 24, y: view.safeAreaInsets.top + 20, width: view.bounds.width - 48, height: 40)
    card.frame = CGRect(x: 24, y: headline.frame.maxY + 24, width: view.bounds.width - 48, height: 180)
  }
}
