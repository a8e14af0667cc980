import Typesetting

/// The text of a text layer, ready to be laid out.
struct TextLayerText {
  private let values: TextValues
  private let report: (Finding) -> Void

  /// - Parameter report: Takes what is amiss in the text; the same at each drawing.
  init(_ values: TextValues, report: @escaping (Finding) -> Void) {
    self.values = values
    self.report = report
  }

  private static func attributed(_ string: Any?) -> NSAttributedString {
    switch string {
    case let string as NSAttributedString: string
    case let string as String: NSAttributedString(string: string)
    case let string as NSString: NSAttributedString(string: string.description)
    default: NSAttributedString(string: "")
    }
  }

  static func isSame(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return isText(first) && type(of: first) == type(of: second)
      && attributed(first).isEqual(to: attributed(second))
  }

  private static func isText(_ string: Any) -> Bool {
    string is String || string is NSAttributedString || string is NSString
  }

  /// Draws the text, cut to the bounds.
  func draw(in context: CGContext, bounds: CGRect) {
    reportUnusableString()
    context.saveGState()
    context.clip(to: bounds)
    var paragraphs = TextParagraphs(Self.attributed(values.string), makeRun: run)
    if values.isWrapped {
      let runs = joined(&paragraphs, height: bounds.height)
      layout(runs, in: bounds.size)?.draw(in: context, at: bounds.origin)
    } else {
      drawLines(paragraphs, in: context, bounds: bounds)
    }
    context.restoreGState()
  }

  /// What the text takes, in lines that are broken at a width if they are broken at all.
  func size(width: CGFloat) -> CGSize {
    reportUnusableString()
    var paragraphs = TextParagraphs(Self.attributed(values.string), makeRun: run)
    let room = CGSize(width: values.isWrapped && width > 0 ? width : .infinity, height: .infinity)
    var size = CGSize.zero
    while let runs = paragraphs.next() {
      guard let first = runs.first else { continue }
      guard let layout = layout(runs, in: room) else { return .zero }
      size.width = max(size.width, layout.size.width)
      size.height += layout.lines.isEmpty ? first.font.metrics.lineHeight : layout.size.height
    }
    return size
  }

  private func reportUnusableString() {
    guard let string = values.string, !Self.isText(string) else { return }
    report(
      Finding(
        grade: .fault, rule: "text-string-unusable",
        message: "The string of a text layer is of type \(type(of: string)). Nothing is shown.",
        subjects: ["CATextLayer"], remedy: "Set a String or an NSAttributedString; make one of what is none.")
    )
  }

  private func drawLines(_ paragraphs: TextParagraphs, in context: CGContext, bounds: CGRect) {
    var paragraphs = paragraphs
    var top = bounds.minY
    while top < bounds.maxY, let runs = paragraphs.next() {
      guard let first = runs.first else { continue }
      guard let layout = layout(runs, in: bounds.size) else { return }
      layout.draw(in: context, at: CGPoint(x: bounds.minX, y: top))
      // An empty line has no layout.
      top += layout.lines.isEmpty ? first.font.metrics.lineHeight : layout.size.height
    }
  }

  /// As many lines of the text as there may be room for, and one more: what is left out shows in an ellipsis.
  private func joined(_ paragraphs: inout TextParagraphs, height: CGFloat) -> [TextRun] {
    var runs: [TextRun] = []
    var least = CGFloat(0)
    while least <= height, let more = paragraphs.next() {
      if !runs.isEmpty { runs[runs.count - 1].text += "\n" }
      runs += more
      least += more.map(\.font.metrics.lineHeight).min() ?? 0
    }
    return runs
  }

  /// Nil, with a finding, on a machine without the fonts.
  private func layout(_ runs: [TextRun], in size: CGSize) -> TextLayout? {
    do {
      return try TextLayout(runs, options: options(runs, in: size))
    } catch {
      MediaContext.current.report(
        Finding(
          grade: .fault, rule: "fonts-missing", message: "Text is not drawn: \(error)",
          subjects: ["CATextLayer"], remedy: "Install the fonts with script/setup."))
      return nil
    }
  }

  private func options(_ runs: [TextRun], in size: CGSize) -> TextLayoutOptions {
    var options = TextLayoutOptions(maximumWidth: size.width, alignment: alignment)
    options.lineBreakMode = lineBreakMode
    options.maximumHeight = size.height
    if isTruncated {
      let height = runs.map(\.font.metrics.lineHeight).max() ?? 0
      let room = (size.height / height).rounded(.down)
      options.maximumLines = values.isWrapped && room > 1 ? Int(min(room, 10_000)) : 1
    }
    return options
  }

  private var isTruncated: Bool { [.start, .middle, .end].contains(values.truncation) }

  private var lineBreakMode: LineBreakMode {
    switch values.truncation {
    case .start: .truncatingHead
    case .middle: .truncatingMiddle
    case .end: .truncatingTail
    default: values.isWrapped ? .wordWrapping : .clipping
    }
  }

  private var alignment: TextAlignment {
    switch values.alignment {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

extension TextLayerText {
  /// Nil for what has no size or no colour to be seen in.
  private func run(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> TextRun? {
    let own = (attributes[NSAttributedString.Key("NSFont")] as? FontSource)?.fontDescription
    let font = own ?? defaultFont
    guard isDrawable(font.size, isOwn: own != nil) else { return nil }
    return TextRun(
      text, font: font, color: Self.color(attributes, "NSColor") ?? values.color ?? .clear,
      backgroundColor: Self.color(attributes, "NSBackgroundColor"), letterSpacing: letterSpacing(attributes),
      isUnderlined: Self.number(attributes, "NSUnderline").map { $0 != 0 } ?? false)
  }

  private func isDrawable(_ size: CGFloat, isOwn: Bool) -> Bool {
    let finding = Finding.unusableFontSize(size, subject: "CATextLayer", "What has that font is not shown.")
    // A size that grows from nothing is none to speak of.
    if let finding, isOwn || !(0..<1).contains(size) { report(finding) }
    return finding == nil
  }

  private func letterSpacing(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
    guard let kern = Self.number(attributes, "NSKern").map({ CGFloat($0) }) else { return 0 }
    if let finding = Finding.unusableTextSpacing(kern, "kerning", subject: "CATextLayer") { report(finding) }
    return kern
  }

  private static func color(_ attributes: [NSAttributedString.Key: Any], _ key: String) -> CGColor? {
    let value = attributes[NSAttributedString.Key(key)]
    return value as? CGColor ?? (value as? ColorSource)?.cgColor
  }

  private static func number(_ attributes: [NSAttributedString.Key: Any], _ key: String) -> Double? {
    attributes[NSAttributedString.Key(key)].flatMap(AnimatableValue.number)
  }

  /// The font of text without attributes.
  private var defaultFont: FontDescription {
    var font =
      (values.font as? FontSource)?.fontDescription
      ?? (values.font as? String).map(FontDescription.init(named:)) ?? FontDescription(size: 1)
    font.size = values.fontSize
    return font
  }
}

extension FontDescription {
  /// Weights by what names of fonts call them, those that contain another one's name first.
  private static let weights: [(name: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("heavy", .heavy),
    ("extrabold", .heavy), ("black", .black), ("bold", .bold),
  ]

  /// The face of the system font that is nearest to a font of this name, as "Helvetica-BoldOblique"; 1 pt large.
  fileprivate init(named name: String) {
    let name = name.lowercased()
    let weight = Self.weights.first { name.contains($0.name) }?.weight ?? .regular
    self.init(size: 1, weight: weight, isItalic: name.contains("italic") || name.contains("oblique"))
  }
}
