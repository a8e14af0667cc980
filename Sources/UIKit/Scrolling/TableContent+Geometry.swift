import QuartzCore

extension TableContent {
  private var width: CGFloat { tableView?.bounds.width ?? 0 }

  func rect(ofRowAt indexPath: IndexPath) -> CGRect {
    guard let rows = current.rows(at: indexPath) else { return .zero }
    return CGRect(
      x: 0, y: rows.lowerBound, width: width, height: rows.upperBound - rows.lowerBound)
  }

  func rect(ofSection index: Int) -> CGRect {
    guard current.sections.indices.contains(index) else { return .zero }
    let section = current.sections[index]
    return CGRect(x: 0, y: section.top, width: width, height: section.bottom - section.top)
  }

  func rect(ofHeaderIn index: Int) -> CGRect {
    guard current.sections.indices.contains(index) else { return .zero }
    let header = current.sections[index].header
    return CGRect(
      x: 0, y: header.lowerBound, width: width, height: header.upperBound - header.lowerBound)
  }

  func indexPath(of cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The offset that brings a row to a place.
  func offset(showing indexPath: IndexPath, at position: UITableView.ScrollPosition) -> CGPoint {
    guard let tableView else { return .zero }
    let row = rect(ofRowAt: indexPath)
    let inset = tableView.adjustedContentInset
    let visible = tableView.bounds.height - inset.top - inset.bottom
    let y: CGFloat
    switch position {
    case .none: return tableView.offset(showing: row)
    case .top: y = row.minY - inset.top
    case .middle: y = row.midY - visible / 2 - inset.top
    case .bottom: y = row.maxY - visible - inset.top
    }
    let limits = tableView.verticalLimits
    return CGPoint(
      x: tableView.contentOffset.x, y: min(max(y, limits.lowerBound), limits.upperBound))
  }

  func dequeueRegistered(_ identifier: String) -> UITableViewCell {
    if let cell = reuse.dequeue(identifier) { return cell }
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "cell-identifier-not-registered",
        message: "No cell class is registered for the identifier \(identifier); UIKit raises.",
        subjects: [tableView.map { String(describing: type(of: $0)) } ?? "UITableView"],
        remedy: "Call register(_:forCellReuseIdentifier:) first."))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
}
