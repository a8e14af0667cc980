import UIKit

/// A table; a selected row's picture flies to the top of the screen before the detail screen is pushed.
public class ListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UINavigationControllerDelegate, UIViewControllerTransitioningDelegate
{
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let presentButton = UIButton(type: .system)
  private let selectedImageView = UIImageView()
  private let names = ["Amber", "Birch", "Coral", "Dune", "Ember", "Fjord", "Grove", "Heath"]

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Colours"
    view.backgroundColor = .white

    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 64
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.addSubview(tableView)

    presentButton.setTitle("Show the modal screen", for: .normal)
    presentButton.accessibilityIdentifier = "presentButton"
    presentButton.addTarget(self, action: Selector("showModal", Self.showModal), for: .touchUpInside)
    view.addSubview(presentButton)

    selectedImageView.contentMode = .scaleAspectFill
    selectedImageView.clipsToBounds = true
    view.addSubview(selectedImageView)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.delegate = self
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bottom = view.bounds.height - view.safeAreaInsets.bottom - 56
    tableView.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: bottom - view.safeAreaInsets.top)
    presentButton.frame = CGRect(x: 20, y: bottom + 6, width: view.bounds.width - 40, height: 44)
  }

  func showModal() {
    let controller = ModalViewController()
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true, completion: nil)
  }

  // MARK: Table

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    cell.imageView?.image = swatch(for: indexPath.row)
    cell.imageView?.isHidden = false
    cell.accessibilityIdentifier = "row\(indexPath.row)"
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let cell = tableView.cellForRow(at: indexPath), let imageView = cell.imageView else { return }
    let rect = tableView.convert(tableView.rectForRow(at: indexPath), to: tableView.superview)
    imageView.isHidden = true
    selectedImageView.image = imageView.image
    selectedImageView.frame = CGRect(
      x: imageView.frame.origin.x, y: rect.origin.y, width: imageView.frame.size.width,
      height: imageView.frame.size.height)

    let detail = DetailViewController()
    detail.image = selectedImageView.image
    detail.row = indexPath.row
    UIView.animate(withDuration: 0.5) {
      let side = self.view.bounds.size.width / 2
      self.selectedImageView.frame = CGRect(x: 0, y: 2, width: side, height: side)
      self.selectedImageView.center = CGPoint(x: side, y: 200)
    } completion: { _ in
      self.navigationController?.pushViewController(detail, animated: true)
    }
  }

  private func swatch(for row: Int) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: 48, height: 48)
    return UIGraphicsImageRenderer(bounds: bounds).image { _ in
      UIColor(hue: CGFloat(row) / 8, saturation: 0.62, brightness: 0.90, alpha: 1).setFill()
      UIBezierPath(rect: bounds).fill()
      UIColor(white: 1, alpha: 0.85).setFill()
      UIBezierPath(ovalIn: bounds.insetBy(dx: 14, dy: 14)).fill()
    }
  }

  // MARK: UINavigationControllerDelegate

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .push ? TypedAnimator(kind: .push) : nil
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    if viewController !== self {
      selectedImageView.frame = .null
    } else {
      tableView.visibleCells.forEach { $0.imageView?.isHidden = false }
    }
  }

  // MARK: UIViewControllerTransitioningDelegate

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    TypedAnimator(kind: .present)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    TypedAnimator(kind: .dismiss)
  }
}
