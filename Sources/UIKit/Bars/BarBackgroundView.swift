import Foundation

/// The background of a bar: a colour and a hairline at the edge towards the content.
final class BarBackgroundView: UIView {
  /// In points.
  static let hairlineThickness: CGFloat = 0.5

  private let hairline = UIView()
  private let hasHairlineAtTop: Bool

  /// - Parameter hairlineAtTop: For bars at the bottom of the screen.
  init(hairlineAtTop: Bool) {
    hasHairlineAtTop = hairlineAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    hairline.backgroundColor = UIColor(white: 0, alpha: 0.3)
    addSubview(hairline)
  }

  required init?(coder: NSCoder) {
    hasHairlineAtTop = false
    super.init(coder: coder)
  }

  /// The colour of a bar of a style; a translucent one lets a little of the content through.
  static func color(for style: UIBarStyle, tint: UIColor?, isTranslucent: Bool) -> UIColor {
    let color = tint ?? (style == .black ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 0.976, alpha: 1))
    return isTranslucent ? color.withAlphaComponent(0.94) : color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = Self.hairlineThickness
    let y = hasHairlineAtTop ? -thickness : bounds.height
    hairline.frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
  }
}
