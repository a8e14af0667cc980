import QuartzCore

/// One row of a table view.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  let style: CellStyle
  private let parts: TableCellParts
  /// Set by the table that shows the cell.
  var showsSeparator = false { didSet { setNeedsLayout() } }

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    parts = TableCellParts(style: style)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
    prepare()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    parts = TableCellParts(style: .default)
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    addSubview(parts.contentView)
    addSubview(parts.separator)
  }

  /// Shows an image at the leading edge, once it has one.
  open var imageView: UIImageView? { parts.imageView }
  open var textLabel: UILabel? { parts.textLabel }
  open var detailTextLabel: UILabel? { style == .default ? nil : parts.detailTextLabel }
  open var contentView: UIView { parts.contentView }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Shown behind the contents while selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateSelectionBackground()
    }
  }

  open private(set) var reuseIdentifier: String?

  /// Called before the cell is used for another row.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
    imageView?.isHidden = false
  }

  open var selectionStyle = UITableViewCell.SelectionStyle.default

  open var isSelected: Bool {
    get { isSelectedNow }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { isHighlightedNow }
    set { setHighlighted(newValue, animated: false) }
  }

  private var isSelectedNow = false
  private var isHighlightedNow = false

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isSelectedNow else { return }
    isSelectedNow = selected
    changeSelectionBackground(animated: animated)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isHighlightedNow else { return }
    isHighlightedNow = highlighted
    changeSelectionBackground(animated: animated)
  }

  open var accessoryType = UITableViewCell.AccessoryType.none {
    didSet {
      guard accessoryType != oldValue else { return }
      parts.showAccessory(accessoryType, in: self)
      setNeedsLayout()
    }
  }

  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }

  open var separatorInset = UITableView.standardSeparatorInset { didSet { setNeedsLayout() } }

  var separatorColor: UIColor? {
    get { parts.separator.backgroundColor }
    set { parts.separator.backgroundColor = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    shownSelectionBackground?.frame = bounds
    parts.layOut(
      in: self, accessory: accessoryView, showsSeparator: showsSeparator, inset: separatorInset)
  }

  // MARK: - Selection

  private var shownSelectionBackground: UIView?

  private func changeSelectionBackground(animated: Bool) {
    guard animated else { return updateSelectionBackground() }
    let former = shownSelectionBackground
    let isShowing = selectionStyle != .none && (isSelectedNow || isHighlightedNow)
    guard !isShowing, let former else { return updateSelectionBackground() }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.allowUserInteraction], animations: { former.alpha = 0 }
    ) { _ in
      former.alpha = 1
      self.updateSelectionBackground()
    }
  }

  private func updateSelectionBackground() {
    let isShowing = selectionStyle != .none && (isSelectedNow || isHighlightedNow)
    let background = isShowing ? selectedBackgroundView ?? parts.selectionBackground : nil
    guard background !== shownSelectionBackground else { return }
    shownSelectionBackground?.removeFromSuperview()
    shownSelectionBackground = background
    if let background {
      insertSubview(background, belowSubview: parts.contentView)
      background.frame = bounds
    }
  }
}

extension UITableViewCell {
  /// Where the labels are.
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }

  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }

  /// The sign at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }
}
