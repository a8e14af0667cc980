import CoreGraphics
import Foundation
import QuartzCore
import Typesetting

/// Shows text.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var content: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    accessibilityTraits = .staticText
  }

  // MARK: - Text

  /// The text without attributes; setting it sets it in the label's own font and colour.
  open var text: String? {
    get { content?.string }
    set { replaceContent(with: newValue.map { NSAttributedString(string: $0) }) }
  }

  /// Text with attributes; where it has none, the label's font and colour hold.
  open var attributedText: NSAttributedString? {
    get { content }
    set { replaceContent(with: newValue?.copy() as? NSAttributedString) }
  }

  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = UIFont.systemFont(ofSize: UIFont.labelFontSize) }
      changeText {}
    }
  }

  open var textColor: UIColor! = UIColor.label {
    didSet {
      if textColor == nil { textColor = UIColor.label }
      changeLook {}
    }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { changeLook {} }
  }

  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { changeText {} }
  }

  /// The most lines to show; 0 for as many as the text wants.
  open var numberOfLines = 1 {
    didSet { changeText {} }
  }

  // MARK: - Look

  open var shadowColor: UIColor? {
    didSet { changeLook {} }
  }

  /// In points.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { changeLook {} }
  }

  open var highlightedTextColor: UIColor? {
    didSet { changeLook {} }
  }

  open var isHighlighted = false {
    didSet { changeLook {} }
  }

  /// Whether the text has its full colour.
  open var isEnabled = true {
    didSet { changeLook {} }
  }

  /// Whether a single line that is too wide is set in a smaller font.
  open var adjustsFontSizeToFitWidth = false {
    didSet { changeLook {} }
  }

  /// How small that font may be, as a fraction of the label's; 0 stands for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { changeLook {} }
  }

  // MARK: - Layout

  /// The width in points at which lines are broken for `intrinsicContentSize`; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure(width: size.width > 0 ? size.width : .infinity, lines: numberOfLines)
  }

  open override var intrinsicContentSize: CGSize {
    measure(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity, lines: numberOfLines)
  }

  /// Where the text stands in a rectangle: at its top left, as large as it needs.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = measure(width: bounds.width, lines: fittingLines(numberOfLines, height: bounds.height))
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  // MARK: - Drawing

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text, centred vertically in a rectangle. Subclasses may pass a smaller one.
  open func drawText(in rect: CGRect) {
    guard let content, content.length > 0, rect.width > 0, rect.height > 0,
      let layout = layout(
        content, width: rect.width, lines: fittingLines(numberOfLines, height: rect.height),
        sizeFactor: sizeFactor(for: rect.width)),
      let context = UIGraphicsGetCurrentContext()
    else { return }
    context.saveGState()
    if let shadowColor { context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor) }
    layout.draw(
      in: context, at: CGPoint(x: rect.minX, y: rect.minY + (rect.height - layout.size.height) / 2))
    context.restoreGState()
  }

  /// The same text again costs nothing and invalidates nothing: apps set it in every layout.
  private func replaceContent(with newContent: NSAttributedString?) {
    guard newContent != content else { return }
    changeText { content = newContent }
  }

  private func changeText(_ change: () -> Void) {
    change()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func changeLook(_ change: () -> Void) {
    change()
    setNeedsDisplay()
  }

  // MARK: - Typesetting

  /// Rounded up to whole pixels, so that the text fits.
  private func measure(width: CGFloat, lines: Int) -> CGSize {
    guard let content, content.length > 0,
      let layout = layout(content, width: width, lines: lines, sizeFactor: 1)
    else { return .zero }
    return CGSize(
      width: (layout.size.width * contentScaleFactor).roundedUpToPixel / contentScaleFactor,
      height: (layout.size.height * contentScaleFactor).roundedUpToPixel / contentScaleFactor)
  }

  private func layout(
    _ content: NSAttributedString, width: CGFloat, lines: Int, sizeFactor: CGFloat
  ) -> TextLayout? {
    let text = AttributedText(
      content,
      defaults: AttributedText.Defaults(
        font: font, color: textColor, sizeFactor: sizeFactor, overridingColor: overridingColor))
    let alignment = text.paragraphStyle.map(\.alignment) ?? textAlignment
    let breakMode = text.paragraphStyle.map(\.lineBreakMode) ?? lineBreakMode
    return text.layout(
      TextLayoutOptions(
        maximumWidth: width, maximumLines: lines, lineBreakMode: breakMode.typesetting,
        alignment: alignment.resolved(effectiveUserInterfaceLayoutDirection)))
  }

  private var overridingColor: UIColor? {
    if !isEnabled { return .tertiaryLabel }
    return isHighlighted ? highlightedTextColor : nil
  }

  /// How many lines have room in a height: at least one, at most the limit.
  private func fittingLines(_ limit: Int, height: CGFloat) -> Int {
    guard limit != 1 else { return 1 }
    let room = max(1, Int(((height + 0.5) / font.lineHeight).rounded(.down)))
    return limit == 0 ? room : min(limit, room)
  }

  private func sizeFactor(for width: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, let content,
      let natural = layout(content, width: .infinity, lines: 1, sizeFactor: 1)?.size.width, natural > width
    else { return 1 }
    return max(minimumScaleFactor, width / natural)
  }
}
