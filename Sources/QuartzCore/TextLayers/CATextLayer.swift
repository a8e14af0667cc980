/// A layer that shows a text, from the top of its bounds.
///
/// Its contents are drawn anew whenever text, style or bounds change; set `contentsScale` to the screen's scale, or
/// the text is as coarse as one pixel a point.
open class CATextLayer: CALayer {
  var text: TextValues { (storage as? TextStorage)?.text ?? TextValues() }

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override class func makeStorage() -> LayerStorage { TextStorage() }
  package override class func property(forKey key: String) -> LayerProperty? {
    LayerProperty.ofTextLayer[key]
  }

  private static let drawnKeys: Set<String> = [
    "string", "font", "fontSize", "foregroundColor", "wrapped", "truncationMode", "alignmentMode", "bounds",
    "contentsScale",
  ]

  open override class func needsDisplay(forKey key: String) -> Bool {
    drawnKeys.contains(key) || super.needsDisplay(forKey: key)
  }

  private func changeText(_ key: String, unless isSame: Bool, _ store: (inout TextValues) -> Void) {
    change(key, unless: isSame) { storage in
      if let storage = storage as? TextStorage { store(&storage.text) }
    }
  }

  /// A `String` or an `NSAttributedString`; anything else shows nothing, and a finding says so.
  open var string: Any? {
    get { text.string }
    set {
      // What changes under the layer would not be drawn anew.
      let string = (newValue as? NSAttributedString)?.copy() ?? newValue
      changeText("string", unless: TextLayerText.isSame(text.string, string)) { $0.string = string }
    }
  }
  /// A font, or the name of one, for text without attributes; its size does not count. Weight and slant are read from
  /// names, the family is the system's.
  open var font: CFTypeRef? {
    get { text.font }
    set { changeText("font", unless: false) { $0.font = newValue } }
  }
  /// In points, for text without attributes.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set {
      change("fontSize", from: text.fontSize, to: newValue) { storage in
        (storage as? TextStorage)?.text.fontSize = newValue
      }
    }
  }
  /// For text without attributes.
  open var foregroundColor: CGColor? {
    get { text.color }
    set { changeText("foregroundColor", unless: text.color == newValue) { $0.color = newValue } }
  }
  /// Whether lines are broken at the width of the bounds.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { changeText("wrapped", unless: text.isWrapped == newValue) { $0.isWrapped = newValue } }
  }
  /// What happens to lines that are too long, or with `isWrapped` to the last one that the bounds have room for.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncation }
    set {
      changeText("truncationMode", unless: text.truncation == newValue) { $0.truncation = newValue }
      reportOddName(newValue.rawValue, forKey: "truncationMode")
    }
  }
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignment }
    set {
      changeText("alignmentMode", unless: text.alignment == newValue) { $0.alignment = newValue }
      reportOddName(newValue.rawValue, forKey: "alignmentMode")
    }
  }
  /// A permission that is not made use of: every glyph stands exactly where it was laid out.
  open var allowsFontSubpixelQuantization: Bool {
    get { text.allowsSubpixelQuantization }
    set {
      changeText(
        "allowsFontSubpixelQuantization", unless: text.allowsSubpixelQuantization == newValue
      ) { $0.allowsSubpixelQuantization = newValue }
    }
  }

  /// The size of the text, in points: of its lines as they are, or with `isWrapped` as the width of the bounds breaks
  /// them.
  open override func preferredFrameSize() -> CGSize {
    TextLayerText(text, report: reportOnce).size(width: bounds.width)
  }

  open override func draw(in ctx: CGContext) {
    ctx.saveGState()
    if contentsAreFlipped() {
      // The space stands upside down, text does not.
      ctx.translateBy(x: 0, y: bounds.minY + bounds.maxY)
      ctx.scaleBy(x: 1, y: -1)
    }
    TextLayerText(text, report: reportOnce).draw(in: ctx, bounds: bounds)
    ctx.restoreGState()
  }
}
