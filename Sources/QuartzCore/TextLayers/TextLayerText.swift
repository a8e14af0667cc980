import Typesetting

/// The text of a text layer, ready to be laid out.
struct TextLayerText {
  private let values: TextValues
  /// The lines that the text itself has, each in stretches that are set alike.
  private let paragraphs: [[TextRun]]

  init(_ values: TextValues) {
    self.values = values
    paragraphs = Self.paragraphs(of: Self.attributed(values.string), values)
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
    if first == nil, second == nil { return true }
    return attributed(first).isEqual(to: attributed(second)) && type(of: first) == type(of: second)
  }

  /// Draws the text, cut to the bounds.
  func draw(in context: CGContext, bounds: CGRect) {
    context.saveGState()
    context.clip(to: bounds)
    var top = bounds.minY
    for runs in values.isWrapped ? [joined] : paragraphs where !runs.isEmpty {
      guard let layout = layout(runs, in: bounds.size) else { break }
      layout.draw(in: context, at: CGPoint(x: bounds.minX, y: top))
      top += layout.size.height
    }
    context.restoreGState()
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
    if values.truncation != .none {
      let height = runs.map(\.font.metrics.lineHeight).max() ?? 0
      let room = (size.height / height).rounded(.down)
      options.maximumLines = values.isWrapped && room > 1 ? Int(min(room, 10_000)) : 1
    }
    return options
  }

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
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .left
    }
  }

  private var joined: [TextRun] {
    Array(
      paragraphs.joined(separator: [
        TextRun("\n", font: Self.font(values) ?? FontDescription(size: 1), color: .black)
      ]))
  }
}

extension TextLayerText {
  private static func paragraphs(of string: NSAttributedString, _ values: TextValues) -> [[TextRun]] {
    var paragraphs: [[TextRun]] = [[]]
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole) { attributes, range, _ in
      let text = (string.string as NSString).substring(with: range)
      for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .enumerated()
      {
        if index > 0 { paragraphs.append([]) }
        let isEmptyLine = line.isEmpty && index > 0
        guard !line.isEmpty || isEmptyLine, let run = run(String(line), attributes, values) else { continue }
        paragraphs[paragraphs.count - 1].append(run)
      }
    }
    return paragraphs
  }

  /// Nil for what has no size or no colour to be seen in.
  private static func run(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], _ values: TextValues
  ) -> TextRun? {
    let own = (attributes[NSAttributedString.Key("NSFont")] as? FontSource)?.fontDescription
    guard let font = own ?? font(values) else { return nil }
    return TextRun(
      text, font: font, color: color(attributes, "NSColor") ?? values.color ?? .clear,
      backgroundColor: color(attributes, "NSBackgroundColor"),
      letterSpacing: number(attributes, "NSKern").map { CGFloat($0) } ?? 0,
      isUnderlined: number(attributes, "NSUnderline").map { $0 != 0 } ?? false)
  }

  private static func color(_ attributes: [NSAttributedString.Key: Any], _ key: String) -> CGColor? {
    let value = attributes[NSAttributedString.Key(key)]
    return value as? CGColor ?? (value as? ColorSource)?.cgColor
  }

  private static func number(_ attributes: [NSAttributedString.Key: Any], _ key: String) -> Double? {
    attributes[NSAttributedString.Key(key)].flatMap(AnimatableValue.number)
  }

  /// The font of text without attributes; nil without a size that can be drawn.
  private static func font(_ values: TextValues) -> FontDescription? {
    guard values.fontSize >= 0.1, values.fontSize <= 10_000 else { return nil }
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
