import Foundation
import QuartzCore
import Typesetting

/// An attributed string as the typesetter takes it.
struct AttributedText {
  /// What stretches without attributes of their own are set with.
  struct Defaults {
    var font: UIFont
    var color: UIColor
    /// Multiplies every font size.
    var sizeFactor: CGFloat = 1
    /// Replaces every colour, when set.
    var overridingColor: UIColor?
  }

  let runs: [TextRun]
  /// The style of the first paragraph, which holds for all.
  let paragraphStyle: NSParagraphStyle?

  init(_ string: NSAttributedString, defaults: Defaults) {
    var runs: [TextRun] = []
    var style: NSParagraphStyle?
    let characters = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      style = style ?? attributes[.paragraphStyle] as? NSParagraphStyle
      let text = characters.substring(with: range)
      runs.append(Self.run(text, attributes, defaults))
    }
    self.runs = runs
    paragraphStyle = style
  }

  private static func run(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], _ defaults: Defaults
  ) -> TextRun {
    var font = (attributes[.font] as? UIFont ?? defaults.font).descriptor
    font.size *= defaults.sizeFactor
    let kern = number(attributes[.kern]).map { CGFloat($0) } ?? 0
    reportOnce(.unusableTextSpacing(kern, "kerning", subject: "NSAttributedString"))
    let color = defaults.overridingColor ?? attributes[.foregroundColor] as? UIColor ?? defaults.color
    return TextRun(
      text, font: font, color: color.cgColor,
      backgroundColor: (attributes[.backgroundColor] as? UIColor)?.cgColor,
      letterSpacing: kern,
      isUnderlined: number(attributes[.underlineStyle]).map { $0 != 0 } ?? false)
  }

  /// Texts are laid out again and again.
  private static func reportOnce(_ finding: Finding?) {
    guard let finding, !MediaContext.current.findings.contains(finding) else { return }
    MediaContext.current.report(finding)
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    default: nil
    }
  }

  /// Breaks the text into lines; nil, with a finding, on a machine without the fonts.
  func layout(_ options: TextLayoutOptions) -> TextLayout? {
    var options = options
    options.lineSpacing = paragraphStyle?.lineSpacing ?? 0
    Self.reportOnce(
      .unusableTextSpacing(options.lineSpacing, "line spacing", subject: "NSParagraphStyle"))
    do {
      return try TextLayout(runs, options: options)
    } catch {
      MediaContext.current.report(
        Finding(
          grade: .fault, rule: "fonts-missing", message: "Text is not drawn: \(error)", subjects: ["UIFont"],
          remedy: "Install the fonts with script/setup."))
      return nil
    }
  }
}
