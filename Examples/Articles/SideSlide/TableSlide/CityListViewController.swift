import UIKit

/// The table. It is the navigation delegate for both directions.
class CityListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UINavigationControllerDelegate
{
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let cities = ["Aarhus", "Bergen", "Cork", "Delft", "Évora", "Ferrara", "Gdańsk", "Haarlem"]
  private var interaction: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cities"
    view.backgroundColor = .white
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 56
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    view.addSubview(tableView)
    navigationController?.delegate = self
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    tableView.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cities.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    cell.textLabel?.text = cities[indexPath.row]
    cell.accessibilityIdentifier = "row\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let controller = CityViewController()
    controller.title = cities[indexPath.row]
    let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Selector("pan(_:)", Self.pan(_:)))
    pan.edges = .left
    controller.view.addGestureRecognizer(pan)
    navigationController?.pushViewController(controller, animated: true)
  }

  /// The way back is complete when the finger has gone a third of the width.
  func pan(_ gesture: UIScreenEdgePanGestureRecognizer) {
    guard let base = navigationController?.view else { return }
    let percent = min(max(gesture.translation(in: base).x / (base.bounds.width / 3), 0), 1)
    switch gesture.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      _ = navigationController?.popViewController(animated: true)
    case .changed:
      interaction?.update(percent)
    case .ended, .cancelled:
      if gesture.state == .ended && percent > 0.5 {
        interaction?.finish()
      } else {
        interaction?.cancel()
      }
      interaction = nil
    default:
      break
    }
  }

  // MARK: UINavigationControllerDelegate

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    TableSlideTransition(operation: operation)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }
}
