import UIKit

/// A page in a tab: one button pushes another page, one presents one.
class TabPageViewController: UIViewController {
  weak var slideDelegate: SlideDelegate?
  private let name: String
  private let hue: CGFloat
  private let pushButton = UIButton(type: .system)
  private let presentButton = UIButton(type: .system)

  init(name: String, hue: CGFloat) {
    self.name = name
    self.hue = hue
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = name
    view.backgroundColor = UIColor(hue: hue, saturation: 0.18, brightness: 1, alpha: 1)
    pushButton.setTitle("Push", for: .normal)
    pushButton.accessibilityIdentifier = "\(name).push"
    pushButton.addTarget(self, action: Selector("push", Self.push), for: .touchUpInside)
    view.addSubview(pushButton)
    presentButton.setTitle(presentingViewController == nil ? "Present" : "Dismiss", for: .normal)
    presentButton.accessibilityIdentifier = "\(name).present"
    presentButton.addTarget(
      self, action: Selector("togglePresentation", Self.togglePresentation), for: .touchUpInside)
    view.addSubview(presentButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    pushButton.frame = CGRect(x: 40, y: 220, width: view.bounds.width - 80, height: 50)
    presentButton.frame = CGRect(x: 40, y: 290, width: view.bounds.width - 80, height: 50)
  }

  func push() {
    let page = TabPageViewController(name: "\(name) detail", hue: hue + 0.08)
    page.slideDelegate = slideDelegate
    navigationController?.pushViewController(page, animated: true)
  }

  func togglePresentation() {
    if presentingViewController != nil {
      dismiss(animated: true, completion: nil)
      return
    }
    let page = TabPageViewController(name: "Modal", hue: 0.33)
    page.slideDelegate = slideDelegate
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = slideDelegate
    present(page, animated: true, completion: nil)
  }
}
