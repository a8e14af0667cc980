/// What a text layer has beyond other layers.
struct TextValues {
  var string: Any?
  var font: Any?
  /// In points.
  var fontSize: CGFloat = 36
  var color: CGColor? = .white
  var isWrapped = false
  var truncation = CATextLayerTruncationMode.none
  var alignment = CATextLayerAlignmentMode.natural
  var allowsSubpixelQuantization = false
}

final class TextStorage: LayerStorage {
  var text = TextValues()

  override func assign(_ other: LayerStorage) {
    super.assign(other)
    if let other = other as? TextStorage { text = other.text }
  }
}

extension LayerProperty {
  static let ofTextLayer = ofLayer.merging(
    table([
      .anything("string", { (layer: TextStorage) in layer.text.string }, { $0.text.string = $1 }),
      .anything("font", { (layer: TextStorage) in layer.text.font }, { $0.text.font = $1 }),
      .number("fontSize", { (layer: TextStorage) in layer.text.fontSize }, { $0.text.fontSize = $1 }),
      .color("foregroundColor", { (layer: TextStorage) in layer.text.color }, { $0.text.color = $1 }),
      .flag("wrapped", { (layer: TextStorage) in layer.text.isWrapped }, { $0.text.isWrapped = $1 }),
      .option(
        "truncationMode", { (layer: TextStorage) in layer.text.truncation }, { $0.text.truncation = $1 }),
      .option("alignmentMode", { (layer: TextStorage) in layer.text.alignment }, { $0.text.alignment = $1 }),
      .flag(
        "allowsFontSubpixelQuantization",
        { (layer: TextStorage) in layer.text.allowsSubpixelQuantization },
        { $0.text.allowsSubpixelQuantization = $1 }),
    ])
  ) { _, own in own }
}
