import QuartzCore

/// The sign at the trailing edge of a table cell.
@MainActor
final class TableCellAccessory: UIView {
  private let sign = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    sign.fillColor = nil
    sign.lineWidth = 2
    sign.lineCap = .round
    sign.lineJoin = .round
    layer.addSublayer(sign)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Nil for a cell without a sign.
  convenience init?(type: UITableViewCell.AccessoryType) {
    let path = CGMutablePath()
    let color: UIColor
    let size: CGSize
    switch type {
    case .none:
      return nil
    case .disclosureIndicator:
      size = CGSize(width: 8, height: 13)
      color = .systemGray3
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: 6.5, y: 6.5))
      path.addLine(to: CGPoint(x: 1, y: 12))
    case .checkmark:
      size = CGSize(width: 14, height: 12)
      color = .systemBlue
      path.move(to: CGPoint(x: 1, y: 6.5))
      path.addLine(to: CGPoint(x: 5, y: 10.5))
      path.addLine(to: CGPoint(x: 13, y: 1))
    case .detailButton, .detailDisclosureButton:
      size = CGSize(width: 22, height: 22)
      color = .systemBlue
      path.addEllipse(in: CGRect(x: 1, y: 1, width: 20, height: 20))
      path.move(to: CGPoint(x: 11, y: 6))
      path.addLine(to: CGPoint(x: 11, y: 6.5))
      path.move(to: CGPoint(x: 11, y: 10))
      path.addLine(to: CGPoint(x: 11, y: 16))
    }
    self.init(frame: CGRect(origin: .zero, size: size))
    sign.frame = bounds
    sign.path = path
    sign.strokeColor = color.cgColor
  }
}
