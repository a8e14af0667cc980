import QuartzCore

/// Cells that have left the screen and wait for another row.
@MainActor
struct TableCellReuse {
  private var waiting: [String: [UITableViewCell]] = [:]
  private var classes: [String: UITableViewCell.Type] = [:]

  mutating func register(_ cellClass: AnyClass?, for identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  mutating func add(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    waiting[identifier, default: []].append(cell)
  }

  /// A cell that was used before, else a new one of the registered class; nil without one.
  mutating func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier].map { make($0, identifier) }
  }

  /// Makes a cell of a class known at run time only. Its initialiser is not `required`, so that subclasses
  /// need not repeat it; but it has one place in the method table of all of them (see `ObjectFactory`).
  private func make(_ cellClass: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    let pretended = unsafeBitCast(cellClass, to: _TableCellTemplate.Type.self)
    return pretended.init(style: .default, reuseIdentifier: identifier)
  }
}

/// Open, so that the compiler must look the initialiser up in the class at hand instead of calling this one.
open class _TableCellTemplate: UITableViewCell {
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
