import CoreGraphics
import Foundation
import Typesetting

extension NSAttributedString {
  /// The size of the text in points, lines broken at line ends only.
  public func size() -> CGSize {
    lines(width: .infinity)?.size ?? .zero
  }

  /// Draws the text into the current context with its top left corner at a point.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    lines(width: .infinity)?.draw(in: context, at: point)
  }

  /// Draws the text into the current context, broken at the width of a rectangle and cut to it.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(),
      let lines = lines(width: rect.width, height: rect.height)
    else { return }
    context.saveGState()
    context.clip(to: rect)
    lines.draw(in: context, at: rect.origin)
    context.restoreGState()
  }

  /// - Parameter height: Lines that would begin below are not asked for.
  private func lines(width: CGFloat, height: CGFloat = .infinity) -> TextLayout? {
    guard length > 0 else { return nil }
    let text = AttributedText(
      self, defaults: AttributedText.Defaults(font: .systemFont(ofSize: 12), color: .black))
    let style = text.paragraphStyle ?? .default
    return text.layout(
      TextLayoutOptions(
        maximumWidth: width, lineBreakMode: style.lineBreakMode.typesetting,
        alignment: style.alignment.resolved(.leftToRight), maximumHeight: height))
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(self), attributes: attributes)
  }
}
