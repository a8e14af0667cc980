import Testing
import UIKit

@MainActor
@Suite struct UITableViewControllerTests {
  @Test("the table is the view, and the controller gives its rows and hears of selections")
  func selection() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let controller = ThreeRowsController()
      window.rootViewController = controller
      device.output()
      #expect(controller.view === controller.tableView)
      #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["0", "1", "2"])
      let row = controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
      device.tap(at: controller.tableView.convert(CGPoint(x: 50, y: row.midY), to: nil))
      device.advance(seconds: 0)
      #expect(controller.selected == [1])
    }
  }

  @Test("its selection goes when it appears again")
  func clearing() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let controller = ThreeRowsController()
      window.rootViewController = controller
      device.output()
      controller.tableView.selectRow(
        at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
      controller.viewWillAppear(false)
      #expect(controller.tableView.indexPathForSelectedRow == nil)
    }
  }
}

private final class ThreeRowsController: UITableViewController {
  private(set) var selected: [Int] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}
