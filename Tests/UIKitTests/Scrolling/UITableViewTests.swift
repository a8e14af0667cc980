import Testing
import UIKit

@MainActor
@Suite struct UITableViewTests {
  private func makeTable(_ device: HostDevice, _ source: TableSource) -> UITableView {
    let window = device.makeWindow()
    let table = UITableView(frame: window.bounds, style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    device.output()
    return table
  }

  @Test("only rows on the screen have cells")
  func visibleCells() async {
    await withHostDevice { device in
      let source = TableSource(rows: [100])
      let table = makeTable(device, source)
      // 852 points hold 19 whole rows of 44 points and a part of the next.
      #expect(table.visibleCells.count == 20)
      #expect(table.contentSize == CGSize(width: 393, height: 4400))
      #expect(
        table.rectForRow(at: IndexPath(row: 3, section: 0)) == CGRect(x: 0, y: 132, width: 393, height: 44))
      #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 176)) == IndexPath(row: 4, section: 0))
    }
  }

  @Test("cells that leave the screen are used again")
  func reuse() async {
    await withHostDevice { device in
      let source = TableSource(rows: [100])
      let table = makeTable(device, source)
      for step in 1...20 {
        table.contentOffset.y = CGFloat(step) * 44
        device.output()
      }
      #expect(source.cellsMade <= 22)
      #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 20, section: 0))
      #expect(table.cellForRow(at: IndexPath(row: 25, section: 0))?.textLabel?.text == "25")
    }
  }

  @Test("a tap selects a row; the next one takes the selection over")
  func selection() async {
    await withHostDevice { device in
      let source = TableSource(rows: [100])
      let table = makeTable(device, source)
      device.tap(at: CGPoint(x: 100, y: 66))
      device.advance(seconds: 0)
      #expect(source.calls == ["willSelect 1", "didSelect 1"])
      #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
      device.tap(at: CGPoint(x: 100, y: 110))
      device.advance(seconds: 0)
      #expect(
        source.calls == ["willSelect 1", "didSelect 1", "willSelect 2", "didDeselect 1", "didSelect 2"])
      table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test("scrolling takes the highlight away and selects nothing")
  func scrolling() async {
    await withHostDevice { device in
      let source = TableSource(rows: [100])
      let table = makeTable(device, source)
      device.touch(.began, at: CGPoint(x: 100, y: 400))
      device.advance(seconds: 0.2)
      let cell = table.cellForRow(at: IndexPath(row: 9, section: 0))
      #expect(cell?.isHighlighted == true)
      for step in 1...5 {
        device.touch(.moved, at: CGPoint(x: 100, y: 400 - 10 * CGFloat(step)))
        device.advance(seconds: 1.0 / 60)
      }
      #expect(cell?.isHighlighted == false)
      #expect(isClose(table.contentOffset.y, 40))
      #expect(source.calls.isEmpty)
    }
  }

  @Test("sections with headers")
  func sections() async {
    await withHostDevice { device in
      let source = TableSource(rows: [2, 50])
      source.titles = ["First", "Second"]
      let table = makeTable(device, source)
      #expect(table.numberOfSections == 2)
      #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 116, width: 393, height: 28))
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 144)
      table.scrollToRow(at: IndexPath(row: 20, section: 1), at: .top, animated: false)
      #expect(isClose(table.contentOffset.y, 144 + 20 * 44))
    }
  }

  @Test("cells of a registered class, with their own initialiser")
  func registered() async {
    await withHostDevice { device in
      let table = makeTable(device, TableSource(rows: [1]))
      table.register(MarkedCell.self, forCellReuseIdentifier: "marked")
      let cell = table.dequeueReusableCell(withIdentifier: "marked", for: IndexPath(row: 0, section: 0))
      #expect((cell as? MarkedCell)?.mark == "marked")
      #expect((cell as? MarkedCell)?.list == [1, 2, 3])
      #expect(device.context.findings.isEmpty)
    }
  }
}

private final class MarkedCell: UITableViewCell {
  private(set) var mark = ""
  let list = [1, 2, 3]

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    mark = reuseIdentifier ?? ""
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Gives rows with their number and writes down selections.
private final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let rows: [Int]
  var titles: [String] = []
  private(set) var cellsMade = 0
  private(set) var calls: [String] = []

  init(rows: [Int]) {
    self.rows = rows
    super.init()
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.isEmpty ? nil : titles[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: UITableViewCell
    if let used = tableView.dequeueReusableCell(withIdentifier: "row") {
      cell = used
    } else {
      cell = UITableViewCell(style: .default, reuseIdentifier: "row")
      cellsMade += 1
    }
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willSelect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.row)")
  }
}
