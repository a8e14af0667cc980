import QuartzCore

/// The views that every table cell has, and where they go.
@MainActor
final class TableCellParts {
  let contentView = UIView()
  let imageView = UIImageView()
  let textLabel = UILabel()
  let detailTextLabel = UILabel()
  let separator = UIView()
  let selectionBackground = UIView()
  private var accessory: TableCellAccessory?
  private let style: UITableViewCell.CellStyle

  /// Distances in points.
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 16

  init(style: UITableViewCell.CellStyle) {
    self.style = style
    textLabel.font = .systemFont(ofSize: 17)
    detailTextLabel.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    detailTextLabel.textColor = style == .subtitle ? .label : .secondaryLabel
    if style == .value2 {
      textLabel.font = .systemFont(ofSize: 12)
      textLabel.textColor = .systemBlue
    }
    selectionBackground.backgroundColor = .systemGray4
    separator.isUserInteractionEnabled = false
    contentView.addSubview(imageView)
    contentView.addSubview(textLabel)
    if style != .default { contentView.addSubview(detailTextLabel) }
  }

  func showAccessory(_ type: UITableViewCell.AccessoryType, in cell: UITableViewCell) {
    accessory?.removeFromSuperview()
    accessory = TableCellAccessory(type: type)
    if let accessory { cell.addSubview(accessory) }
  }

  func layOut(
    in cell: UITableViewCell, accessory custom: UIView?, showsSeparator: Bool, inset: UIEdgeInsets
  ) {
    let bounds = cell.bounds
    let hairline = 1 / max(cell.contentScaleFactor, 1)
    var contentWidth = bounds.width
    accessory?.isHidden = custom != nil
    if let sign = custom ?? accessory {
      sign.frame.origin = CGPoint(
        x: bounds.width - Self.margin - sign.bounds.width,
        y: ((bounds.height - sign.bounds.height) / 2).rounded())
      contentWidth = sign.frame.minX - 8
    }
    contentView.frame = CGRect(
      x: 0, y: 0, width: contentWidth, height: bounds.height - (showsSeparator ? hairline : 0))
    separator.isHidden = !showsSeparator
    separator.frame = CGRect(
      x: inset.left, y: bounds.height - hairline, width: bounds.width - inset.left - inset.right,
      height: hairline)
    layOutContents(in: contentView.bounds)
  }

  private func layOutContents(in area: CGRect) {
    var left = Self.margin
    if let image = imageView.image, image.size.width > 0, image.size.height > 0 {
      let scale = min(1, area.height / image.size.height)
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      imageView.frame = CGRect(
        x: left, y: ((area.height - size.height) / 2).rounded(), width: size.width, height: size.height)
      left += size.width + Self.spacing
    } else {
      imageView.frame = .zero
    }
    let room = CGSize(width: max(area.width - left - Self.margin, 0), height: area.height)
    switch style {
    case .default:
      textLabel.frame = CGRect(origin: CGPoint(x: left, y: 0), size: room)
    case .value1, .value2:
      let detail = detailTextLabel.sizeThatFits(room)
      let width = min(detail.width, room.width)
      textLabel.frame = CGRect(x: left, y: 0, width: max(room.width - width - 8, 0), height: room.height)
      detailTextLabel.frame = CGRect(
        x: left + room.width - width, y: 0, width: width, height: room.height)
    case .subtitle:
      let title = textLabel.sizeThatFits(room).height
      let subtitle = detailTextLabel.sizeThatFits(room).height
      let top = (area.height - title - subtitle - 2) / 2
      textLabel.frame = CGRect(x: left, y: top, width: room.width, height: title)
      detailTextLabel.frame = CGRect(
        x: left, y: top + title + 2, width: room.width, height: subtitle)
    }
  }
}
