import QuartzCore

/// A list of rows in sections; only the rows on the screen have cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  open private(set) var style: UITableView.Style
  let content = TableContent()

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    content.tableView = self
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  open weak var dataSource: UITableViewDataSource? {
    didSet { if dataSource !== oldValue { content.setNeedsReload() } }
  }

  open override weak var delegate: UIScrollViewDelegate? {
    didSet { if delegate !== oldValue { content.setNeedsReload() } }
  }

  // MARK: - Sizes and looks

  /// Of every row, in points; `automaticDimension` is 44.
  open var rowHeight = UITableView.automaticDimension { didSet { content.setNeedsReload() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { content.setNeedsReload() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { content.setNeedsReload() } }
  /// Above each header, in points; `automaticDimension` is none.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { content.setNeedsReload() } }
  open var separatorInset = UITableView.standardSeparatorInset { didSet { content.setNeedsReload() } }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { content.setNeedsReload() } }
  open var separatorColor: UIColor? = .separator { didSet { content.setNeedsReload() } }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Above all sections; its height counts.
  open var tableHeaderView: UIView? { didSet { content.replace(oldValue, by: tableHeaderView) } }
  /// Below all sections; its height counts.
  open var tableFooterView: UIView? { didSet { content.replace(oldValue, by: tableFooterView) } }

  // MARK: - Rows

  open var numberOfSections: Int { content.current.sections.count }

  open func numberOfRows(inSection section: Int) -> Int {
    content.current.sections.indices.contains(section) ? content.current.sections[section].rowCount : 0
  }

  open func rect(forSection section: Int) -> CGRect { content.rect(ofSection: section) }

  open func rectForRow(at indexPath: IndexPath) -> CGRect { content.rect(ofRowAt: indexPath) }

  open func rectForHeader(inSection section: Int) -> CGRect { content.rect(ofHeaderIn: section) }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    content.current.indexPaths(from: point.y, to: point.y.nextUp).first
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? { content.indexPath(of: cell) }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    content.current.indexPaths(from: rect.minY, to: rect.maxY)
  }

  /// The cell of a row on the screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { content.cells[indexPath] }

  /// From top to bottom.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { content.cells[$0] }
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    content.loadIfNeeded()
    return content.cells.keys.sorted()
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    setContentOffset(content.offset(showing: indexPath, at: scrollPosition), animated: animated)
  }

  /// Asks for everything anew and drops the selection.
  open func reloadData() { content.reload() }

  // MARK: - Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  open var indexPathForSelectedRow: IndexPath? { content.selection.first }

  /// Selects a row without telling the delegate; nil drops the selection.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    content.select(indexPath, animated: animated)
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    content.deselect(indexPath, animated: animated)
  }

  // MARK: - Reuse

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    content.reuse.dequeue(identifier)
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    content.dequeueRegistered(identifier)
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    content.reuse.register(cellClass, for: identifier)
  }

  // MARK: - Layout and touches

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    content.layOut()
  }

  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    content.touchBegan(at: touches.first?.location(in: self))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    content.touchEnded()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    content.touchCancelled()
  }
}

extension UITableView {
  /// Leaves a height to the table.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// In points.
  static let standardRowHeight: CGFloat = 44
  static let standardSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  /// Where a row is brought to by scrolling; `none` moves as little as shows it.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }
}
