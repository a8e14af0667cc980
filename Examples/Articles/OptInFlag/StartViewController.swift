import UIKit

/// The root: one button pushes a customised screen, one presents one.
public class StartViewController: UIViewController {
  private let pushButton = UIButton(type: .system)
  private let presentButton = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Start"
    view.backgroundColor = UIColor(red: 0.93, green: 0.95, blue: 0.99, alpha: 1)
    pushButton.setTitle("Push a screen", for: .normal)
    pushButton.accessibilityIdentifier = "pushButton"
    pushButton.addTarget(self, action: Selector("push", Self.push), for: .touchUpInside)
    view.addSubview(pushButton)
    presentButton.setTitle("Present a screen", for: .normal)
    presentButton.accessibilityIdentifier = "presentButton"
    presentButton.addTarget(self, action: Selector("showPanel", Self.showPanel), for: .touchUpInside)
    view.addSubview(presentButton)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    pushButton.frame = CGRect(x: 40, y: 260, width: view.bounds.width - 80, height: 50)
    presentButton.frame = CGRect(x: 40, y: 330, width: view.bounds.width - 80, height: 50)
  }

  func push() {
    let controller = DropViewController()
    controller.addsTransition = true
    navigationController?.pushViewController(controller, animated: true)
  }

  func showPanel() {
    let controller = PanelViewController()
    controller.addsTransition = true
    controller.modalPresentationStyle = .fullScreen
    controller.transitioningDelegate = controller
    present(controller, animated: true, completion: nil)
  }
}
