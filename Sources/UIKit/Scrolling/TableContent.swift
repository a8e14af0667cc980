import QuartzCore

/// What a table view holds: where rows are, the cells on the screen, the selection.
@MainActor
final class TableContent {
  weak var tableView: UITableView?
  private(set) var layout = TableLayout()
  private var needsReload = true
  private var isLoading = false
  private(set) var cells: [IndexPath: UITableViewCell] = [:]
  private var headers: [Int: UIView] = [:]
  private var footers: [Int: UIView] = [:]
  var reuse = TableCellReuse()
  /// In the order in which rows were selected.
  var selection: [IndexPath] = []
  var highlighted: IndexPath?

  /// Where rows are, the data source asked when needed.
  var current: TableLayout {
    loadIfNeeded()
    return layout
  }

  var delegate: (any UITableViewDelegate)? { tableView?.delegate as? any UITableViewDelegate }

  // MARK: - Loading

  func setNeedsReload() {
    needsReload = true
    tableView?.setNeedsLayout()
  }

  func reload() {
    selection = []
    highlighted = nil
    setNeedsReload()
  }

  func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { tableView?.addSubview(new) }
    setNeedsReload()
  }

  func loadIfNeeded() {
    guard needsReload, !isLoading, let tableView else { return }
    needsReload = false
    isLoading = true
    for indexPath in cells.keys.sorted() { remove(cellAt: indexPath) }
    for view in headers.values { view.removeFromSuperview() }
    for view in footers.values { view.removeFromSuperview() }
    headers = [:]
    footers = [:]
    layout = measure(tableView)
    isLoading = false
    tableView.contentSize = CGSize(width: tableView.bounds.width, height: layout.height)
  }

  private func measure(_ tableView: UITableView) -> TableLayout {
    var layout = TableLayout(headerHeight: tableView.tableHeaderView?.bounds.height ?? 0)
    if let dataSource = tableView.dataSource {
      for section in 0..<dataSource.numberOfSections(in: tableView) {
        let count = dataSource.tableView(tableView, numberOfRowsInSection: section)
        let rows = (0..<count).map { height(ofRowAt: IndexPath(row: $0, section: section), tableView) }
        layout.addSection(
          header: headerHeight(section, tableView), rows: rows, footer: footerHeight(section, tableView))
      }
    }
    layout.addFooter(height: tableView.tableFooterView?.bounds.height ?? 0)
    return layout
  }

  private func height(ofRowAt indexPath: IndexPath, _ tableView: UITableView) -> CGFloat {
    let height =
      delegate?.tableView(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight
    return height == UITableView.automaticDimension ? UITableView.standardRowHeight : max(height, 0)
  }

  private func headerHeight(_ section: Int, _ tableView: UITableView) -> CGFloat {
    let asked =
      delegate?.tableView(tableView, heightForHeaderInSection: section) ?? tableView.sectionHeaderHeight
    if asked != UITableView.automaticDimension { return max(asked, 0) }
    let hasHeader =
      tableView.dataSource?.tableView(tableView, titleForHeaderInSection: section) != nil
      || delegate?.tableView(tableView, viewForHeaderInSection: section) != nil
    let padding = max(tableView.sectionHeaderTopPadding, 0)
    if hasHeader { return (tableView.style == .plain ? 28 : 38) + padding }
    return tableView.style == .plain ? 0 : 18
  }

  private func footerHeight(_ section: Int, _ tableView: UITableView) -> CGFloat {
    let asked =
      delegate?.tableView(tableView, heightForFooterInSection: section) ?? tableView.sectionFooterHeight
    if asked != UITableView.automaticDimension { return max(asked, 0) }
    let hasFooter =
      tableView.dataSource?.tableView(tableView, titleForFooterInSection: section) != nil
      || delegate?.tableView(tableView, viewForFooterInSection: section) != nil
    if hasFooter { return 28 }
    return tableView.style == .plain ? 0 : 18
  }

  // MARK: - Layout

  /// Gives the rows on the screen their cells and takes those of other rows away.
  func layOut() {
    guard let tableView, !isLoading else { return }
    loadIfNeeded()
    let width = tableView.bounds.width
    if tableView.contentSize.width != width {
      tableView.contentSize = CGSize(width: width, height: layout.height)
    }
    let visible = layout.indexPaths(from: tableView.bounds.minY, to: tableView.bounds.maxY)
    let wanted = Set(visible)
    for indexPath in cells.keys.sorted() where !wanted.contains(indexPath) { remove(cellAt: indexPath) }
    for indexPath in visible {
      let cell = cells[indexPath] ?? add(cellAt: indexPath, tableView)
      cell?.frame = rect(ofRowAt: indexPath)
    }
    layOutSectionViews(tableView)
    tableView.tableHeaderView?.frame.origin = .zero
    tableView.tableHeaderView?.frame.size.width = width
    if let footer = tableView.tableFooterView {
      footer.frame = CGRect(
        x: 0, y: layout.height - footer.bounds.height, width: width, height: footer.bounds.height)
    }
  }

  private func add(cellAt indexPath: IndexPath, _ tableView: UITableView) -> UITableViewCell? {
    guard let dataSource = tableView.dataSource else { return nil }
    var added: UITableViewCell?
    // A cell that comes onto the screen while something animates doesn't fly in.
    UIView.performWithoutAnimation {
      let cell = dataSource.tableView(tableView, cellForRowAt: indexPath)
      cell.frame = rect(ofRowAt: indexPath)
      cell.showsSeparator = tableView.separatorStyle == .singleLine
      cell.separatorInset = tableView.separatorInset
      cell.separatorColor = tableView.separatorColor
      cell.setSelected(selection.contains(indexPath), animated: false)
      tableView.insertSubview(cell, at: tableView.backgroundView == nil ? 0 : 1)
      cells[indexPath] = cell
      delegate?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
      cell.layoutIfNeeded()
      added = cell
    }
    return added
  }

  private func remove(cellAt indexPath: IndexPath) {
    guard let cell = cells.removeValue(forKey: indexPath) else { return }
    cell.removeFromSuperview()
    reuse.add(cell)
    if let tableView {
      delegate?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  private func layOutSectionViews(_ tableView: UITableView) {
    let top = tableView.contentOffset.y + tableView.adjustedContentInset.top
    for (index, section) in layout.sections.enumerated() {
      let isVisible =
        section.bottom > tableView.bounds.minY && section.top < tableView.bounds.maxY
      guard isVisible else {
        headers.removeValue(forKey: index)?.removeFromSuperview()
        footers.removeValue(forKey: index)?.removeFromSuperview()
        continue
      }
      var header = rect(ofHeaderIn: index)
      if tableView.style == .plain, header.height > 0 {
        // Headers of plain tables stay on the screen as long as their section does.
        header.origin.y = min(
          max(header.minY, top), (section.rowEdges.last ?? section.bottom) - header.height)
      }
      if header.height > 0 { view(ofHeaderIn: index, tableView)?.frame = header }
      let height = section.footer.upperBound - section.footer.lowerBound
      if height > 0 {
        view(ofFooterIn: index, tableView)?.frame = CGRect(
          x: 0, y: section.footer.lowerBound, width: tableView.bounds.width, height: height)
      }
    }
  }

  private func view(ofHeaderIn section: Int, _ tableView: UITableView) -> UIView? {
    if let view = headers[section] { return view }
    let view =
      delegate?.tableView(tableView, viewForHeaderInSection: section)
      ?? tableView.dataSource?.tableView(tableView, titleForHeaderInSection: section).map {
        TableSectionTitle(title: $0, isPlain: tableView.style == .plain)
      }
    if let view { tableView.addSubview(view) }
    headers[section] = view
    return view
  }

  private func view(ofFooterIn section: Int, _ tableView: UITableView) -> UIView? {
    if let view = footers[section] { return view }
    let view =
      delegate?.tableView(tableView, viewForFooterInSection: section)
      ?? tableView.dataSource?.tableView(tableView, titleForFooterInSection: section).map {
        TableSectionTitle(title: $0, isPlain: false)
      }
    if let view { tableView.addSubview(view) }
    footers[section] = view
    return view
  }
}
