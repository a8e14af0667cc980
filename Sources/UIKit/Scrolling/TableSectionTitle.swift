import QuartzCore

/// The title above or below a section of a table.
@MainActor
final class TableSectionTitle: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  convenience init(title: String, isPlain: Bool) {
    self.init(frame: .zero)
    label.text = isPlain ? title : title.uppercased()
    label.font = isPlain ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
    label.textColor = isPlain ? .label : .secondaryLabel
    backgroundColor = isPlain ? .systemBackground : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}
