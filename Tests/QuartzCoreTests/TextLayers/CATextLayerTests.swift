import Compositor
import QuartzCore
import Testing
import Typesetting

@Suite struct CATextLayerTests {
  private final class Font: FontSource {
    let fontDescription: FontDescription
    init(_ fontDescription: FontDescription) { self.fontDescription = fontDescription }
  }

  private final class Ink: ColorSource {
    let cgColor: CGColor
    init(_ cgColor: CGColor) { self.cgColor = cgColor }
  }

  private let size = CGSize(width: 120, height: 60)

  private func textLayer(_ string: Any?, fontSize: CGFloat = 14, _ change: (CATextLayer) -> Void = { _ in })
    -> CATextLayer
  {
    let layer = CATextLayer()
    layer.frame = CGRect(origin: .zero, size: size)
    layer.fontSize = fontSize
    layer.string = string
    change(layer)
    return layer
  }

  private func shown(_ layer: CALayer, by stage: Stage, at seconds: Double = 0) -> Picture {
    stage.context.attach(layer)
    stage.turn(at: seconds)
    // The commit ended the transaction in which nothing animates.
    CATransaction.setDisableActions(true)
    return stage.picture(of: [layer], width: 120, height: 60, scale: layer.contentsScale, at: seconds)
  }

  /// The layouts drawn by hand, one below the other, as the contents of a plain layer.
  private func drawn(
    _ lines: [[TextRun]], _ options: TextLayoutOptions = TextLayoutOptions(maximumWidth: 120),
    scale: CGFloat = 1, by stage: Stage
  ) throws -> Picture {
    let context = try #require(
      CGContext(pixelsWide: Int(size.width * scale), pixelsHigh: Int(size.height * scale)))
    context.flipToTopLeft(scale: scale)
    var top: CGFloat = 0
    for line in lines {
      let layout = try TextLayout(line, options: options)
      layout.draw(in: context, at: CGPoint(x: 0, y: top))
      top += layout.size.height
    }
    let layer = CALayer()
    layer.frame = CGRect(origin: .zero, size: size)
    layer.contents = context.makeImage()
    layer.contentsScale = scale
    return stage.picture(of: [layer], width: 120, height: 60, scale: scale)
  }

  private func expect(
    _ layer: CALayer, toShow lines: [[TextRun]],
    _ options: TextLayoutOptions = TextLayoutOptions(maximumWidth: 120), scale: CGFloat = 1, by stage: Stage,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expected = try drawn(lines, options, scale: scale, by: stage)
    let shown = shown(layer, by: stage)
    #expect(shown.difference(from: expected) == 0, sourceLocation: sourceLocation)
  }

  private func run(_ text: String, size: CGFloat = 14, weight: FontWeight = .regular, color: CGColor = .white)
    -> TextRun
  {
    TextRun(text, font: FontDescription(size: size, weight: weight), color: color)
  }

  @Test("text stands at the top left, line by line, in its font, size and colour; 36 pt and white at first")
  func plain() throws {
    try Stage.still { stage in
      let layer = textLayer("Glide\nover")
      try expect(layer, toShow: [[run("Glide")], [run("over")]], by: stage)
      layer.font = "Helvetica-BoldOblique"
      layer.foregroundColor = .red
      var bold = run("Glide", weight: .bold, color: .red)
      bold.font.isItalic = true
      var second = bold
      second.text = "over"
      try expect(layer, toShow: [[bold], [second]], by: stage)
      layer.font = Font(FontDescription(size: 99, weight: .thin))
      layer.string = "Glide"
      try expect(layer, toShow: [[run("Glide", weight: .thin, color: .red)]], by: stage)
      #expect(CATextLayer().fontSize == 36 && CATextLayer().foregroundColor == .white)
    }
  }

  @Test("an attributed string brings fonts and colours of its own")
  func attributed() throws {
    try Stage.still { stage in
      let text = NSMutableAttributedString(
        string: "One ",
        attributes: [
          NSAttributedString.Key("NSFont"): Font(FontDescription(size: 20, weight: .bold)),
          NSAttributedString.Key("NSColor"): Ink(.red),
        ])
      text.append(
        NSAttributedString(
          string: "two",
          attributes: [
            NSAttributedString.Key("NSColor"): CGColor.blue, NSAttributedString.Key("NSUnderline"): 1,
            NSAttributedString.Key("NSKern"): 2.0,
          ]))
      var second = run("two", color: .blue)
      second.isUnderlined = true
      second.letterSpacing = 2
      try expect(
        textLayer(text), toShow: [[run("One ", size: 20, weight: .bold, color: .red), second]], by: stage)
    }
  }

  @Test(
    "lines stand where the alignment says",
    arguments: [
      (CATextLayerAlignmentMode.left, TextAlignment.left), (.right, .right), (.center, .center),
      (.justified, .justified), (.natural, .left),
    ])
  func alignment(_ mode: CATextLayerAlignmentMode, _ alignment: TextAlignment) throws {
    try Stage.still { stage in
      let text = "Some words that need more than one line"
      let layer = textLayer(text) { layer in
        layer.isWrapped = true
        layer.alignmentMode = mode
      }
      let options = TextLayoutOptions(maximumWidth: 120, lineBreakMode: .wordWrapping, alignment: alignment)
      try expect(layer, toShow: [[run(text)]], options, by: stage)
    }
  }

  /// The columns from the first to the last with ink, of some rows.
  private func inkColumns(_ picture: Picture, _ rows: Range<Int>) -> ClosedRange<Int>? {
    let columns = (0..<picture.width).filter { x in
      rows.contains { picture.argb(x, $0) != 0xFF00_0000 }
    }
    return columns.first.flatMap { first in columns.last.map { first...$0 } }
  }

  @Test("natural alignment is that of each line's script", arguments: [false, true])
  func naturalAlignment(isWrapped: Bool) throws {
    try Stage.still { stage in
      let layer = textLayer("שלום\nGlide") { $0.isWrapped = isWrapped }
      let picture = shown(layer, by: stage)
      let hebrew = try #require(inkColumns(picture, 0..<16))
      let english = try #require(inkColumns(picture, 18..<34))
      #expect(hebrew.lowerBound > 60 && hebrew.upperBound >= 116)
      #expect(english.lowerBound <= 3 && english.upperBound < 60)
      layer.alignmentMode = .right
      #expect(try #require(inkColumns(shown(layer, by: stage), 18..<34)).lowerBound > 60)
      layer.alignmentMode = .left
      #expect(try #require(inkColumns(shown(layer, by: stage), 0..<16)).upperBound < 60)
    }
  }

  @Test(
    "every alignment, truncation and scale, broken or not, is drawn as the same layout is by hand",
    arguments: [CATextLayerAlignmentMode.natural, .left, .right, .center, .justified])
  func combinations(_ mode: CATextLayerAlignmentMode) throws {
    let alignments: [CATextLayerAlignmentMode: TextAlignment] = [
      .left: .left, .right: .right, .center: .center, .justified: .justified,
    ]
    let breaks: [(CATextLayerTruncationMode, LineBreakMode?)] = [
      (.none, nil), (.start, .truncatingHead), (.middle, .truncatingMiddle), (.end, .truncatingTail),
    ]
    for text in ["", "Glide", "A text that is too long for its line, and for three", "שלום עולם, 世界 and ☃"] {
      // Where the text begins.
      let natural: TextAlignment = text.hasPrefix("ש") ? .right : .left
      for (truncation, breaking) in breaks {
        for isWrapped in [false, true] {
          for scale in [1, 2.5] as [CGFloat] {
            try Stage.still { stage in
              let layer = textLayer(isWrapped ? NSAttributedString(string: text) : text) { layer in
                layer.alignmentMode = mode
                layer.truncationMode = truncation
                layer.isWrapped = isWrapped
                layer.contentsScale = scale
                layer.allowsFontSubpixelQuantization = isWrapped
              }
              let options = TextLayoutOptions(
                maximumWidth: 120, maximumLines: breaking == nil ? 0 : isWrapped ? 3 : 1,
                lineBreakMode: breaking ?? (isWrapped ? .wordWrapping : .clipping),
                alignment: alignments[mode] ?? natural)
              let lines = text.isEmpty ? [] : [[run(text)]]
              try expect(layer, toShow: lines, options, scale: scale, by: stage)
              #expect(stage.rules == [])
            }
          }
        }
      }
    }
  }

  @Test("lines without text take their height, before and behind others", arguments: [false, true])
  func emptyLines(isWrapped: Bool) throws {
    try Stage.still { stage in
      let height = run("").font.metrics.lineHeight
      for (text, line) in [("\n\nGlide", 2), ("Glide\n\n\n", 0), ("\r\nGlide\r\n", 1), ("\u{2028}Glide", 1)] {
        let layer = textLayer(text) { $0.isWrapped = isWrapped }
        let context = try #require(CGContext(pixelsWide: 120, pixelsHigh: 60))
        context.flipToTopLeft(scale: 1)
        try TextLayout([run("Glide")]).draw(in: context, at: CGPoint(x: 0, y: CGFloat(line) * height))
        let expected = CALayer()
        expected.frame = layer.frame
        expected.contents = context.makeImage()
        let byHand = stage.picture(of: [expected], width: 120, height: 60)
        #expect(shown(layer, by: stage).difference(from: byHand) == 0, "\(text.debugDescription)")
      }
      for text in ["\n", "\n\n\n", "\r\n", " ", "\t", "\u{200B}", "\0"] {
        let layer = textLayer(text) { $0.isWrapped = isWrapped }
        _ = shown(layer, by: stage)
      }
      #expect(stage.rules == [])
    }
  }

  @Test("a string of another type shows nothing, and is reported once")
  func otherTypes() throws {
    let others: [Any] = [
      7, NSNull(), ["Glide"], Character("G"), URL(fileURLWithPath: "/"),
    ]
    for string in others {
      try Stage.still { stage in
        let layer = textLayer(string)
        try expect(layer, toShow: [], by: stage)
        layer.fontSize = 20
        _ = shown(layer, by: stage)
        #expect(stage.rules == ["text-string-unusable"])
      }
    }
    try Stage.still { stage in
      try expect(textLayer(NSString(string: "Glide")), toShow: [[run("Glide")]], by: stage)
      try expect(textLayer(nil), toShow: [], by: stage)
      #expect(stage.rules == [])
    }
  }

  @Test("the preferred size is that of the text, whatever the bounds; where lines are broken, of their width")
  func preferredSize() throws {
    try Stage.still { stage in
      let height = run("").font.metrics.lineHeight
      let layer = textLayer("Glide\nover a line that is longer than the layer") { $0.frame.size.height = 1 }
      let longest = try TextLayout([run("over a line that is longer than the layer")]).size.width
      #expect(longest > 120)
      #expect(layer.preferredFrameSize() == CGSize(width: longest, height: 2 * height))
      layer.truncationMode = .end
      layer.alignmentMode = .right
      #expect(layer.preferredFrameSize() == CGSize(width: longest, height: 2 * height))
      layer.truncationMode = .none
      layer.isWrapped = true
      let broken = try TextLayout(
        [run("over a line that is longer than the layer")], options: TextLayoutOptions(maximumWidth: 120))
      let widest = max(broken.size.width, try TextLayout([run("Glide")]).size.width)
      #expect(layer.preferredFrameSize() == CGSize(width: widest, height: broken.size.height + height))
      layer.bounds.size = .zero
      #expect(layer.preferredFrameSize() == CGSize(width: longest, height: 2 * height))
      layer.string = nil
      #expect(layer.preferredFrameSize() == .zero && CATextLayer().preferredFrameSize() == .zero)
    }
  }

  @Test(
    "what is too long is cut at the edge, or gives way to an ellipsis",
    arguments: [
      (CATextLayerTruncationMode.none, LineBreakMode.clipping), (.start, .truncatingHead),
      (.middle, .truncatingMiddle), (.end, .truncatingTail),
    ])
  func truncation(_ mode: CATextLayerTruncationMode, _ breaking: LineBreakMode) throws {
    try Stage.still { stage in
      let text = "A line that is far too long for the layer"
      let layer = textLayer(text) { $0.truncationMode = mode }
      let options = TextLayoutOptions(maximumWidth: 120, maximumLines: 1, lineBreakMode: breaking)
      let expected = try drawn([[run(text)]], options, by: stage)
      #expect(shown(layer, by: stage).difference(from: expected) == 0)
      let nothing = try drawn([], by: stage)
      #expect(expected.difference(from: nothing) > 200)
    }
  }

  @Test("wrapped, the last line that there is room for is truncated")
  func wrappedTruncation() throws {
    try Stage.still { stage in
      let text = "A text of many words that goes on for more lines than the layer has any room for at all"
      let layer = textLayer(text) { layer in
        layer.isWrapped = true
        layer.truncationMode = .end
      }
      // Three lines of 16.7 pt in 60 pt.
      let options = TextLayoutOptions(maximumWidth: 120, maximumLines: 3, lineBreakMode: .truncatingTail)
      let layout = try TextLayout([run(text)], options: options)
      #expect(layout.isTruncated)
      try expect(layer, toShow: [[run(text)]], options, by: stage)
    }
  }

  @Test("it is as fine as contentsScale, and drawn anew when that, text or bounds change")
  func redrawing() throws {
    try Stage.still { stage in
      let layer = textLayer("Glide")
      _ = shown(layer, by: stage)
      #expect(!layer.needsDisplay())
      layer.contentsScale = 2
      #expect(layer.needsDisplay())
      try expect(layer, toShow: [[run("Glide")]], scale: 2, by: stage)
      layer.string = "Glide"
      #expect(!layer.needsDisplay())
      layer.string = "Other"
      #expect(layer.needsDisplay())
      _ = shown(layer, by: stage)
      layer.bounds.size.width = 50
      #expect(layer.needsDisplay())
    }
  }

  @Test("size and colour animate, by themselves too; each frame is drawn with its own")
  func animates() throws {
    try Stage.run { stage in
      let layer = textLayer("Glide")
      stage.context.attach(layer)
      stage.turn(at: 0)
      layer.fontSize = 20
      layer.foregroundColor = .red
      #expect(layer.animationKeys() == ["fontSize", "foregroundColor"])
      layer.removeAllAnimations()
      layer.add(animation("fontSize", from: 10, to: 30), forKey: nil)
      layer.add(animation("foregroundColor", from: CGColor.red, to: CGColor.blue), forKey: nil)
      stage.turn(at: 1)
      let purple = CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
      let expected = try drawn([[run("Glide", size: 20, color: purple)]], by: stage)
      #expect(
        stage.picture(of: [layer], width: 120, height: 60, at: 1.5).difference(from: expected) <= 1)
      stage.context.now = stage.time(1.5)
      #expect(layer.presentation()?.fontSize == 20 && layer.presentation()?.string as? String == "Glide")
    }
  }

  @Test("text stays upright where geometry is flipped")
  func flipped() throws {
    try Stage.still { stage in
      let layer = textLayer("Glide")
      let root = CALayer()
      root.frame = layer.frame
      root.isGeometryFlipped = true
      root.addSublayer(layer)
      try expect(root, toShow: [[run("Glide")]], by: stage)
    }
  }

  @Test("key-value coding, copies and defaults")
  func coding() {
    Stage.still { _ in
      let layer = CATextLayer()
      layer.setValue("text", forKey: "string")
      layer.setValue("Inter-Bold", forKey: "font")
      layer.setValue("end", forKey: "truncationMode")
      layer.setValue("center", forKey: "alignmentMode")
      layer.setValue(true, forKey: "wrapped")
      layer.setValue(12, forKey: "fontSize")
      layer.allowsFontSubpixelQuantization = true
      let copy = CATextLayer(layer: layer)
      #expect(copy.string as? String == "text" && copy.font as? String == "Inter-Bold")
      #expect(copy.truncationMode == .end && copy.alignmentMode == .center && copy.isWrapped)
      #expect(copy.fontSize == 12 && copy.allowsFontSubpixelQuantization)
      #expect(CATextLayer.defaultValue(forKey: "fontSize") as? Double == 36)
      #expect(CATextLayer.defaultValue(forKey: "alignmentMode") as? CATextLayerAlignmentMode == .natural)
    }
  }

  @Test("texts, sizes and rooms without sense show nothing or what can be shown")
  func odd() {
    Stage.still { stage in
      let strings: [Any?] = [nil, 5, "", "\n\n", CGColor.red, NSAttributedString(string: "")]
      for string in strings {
        #expect(shown(textLayer(string), by: stage).argb(10, 10) == 0xFF00_0000)
      }
      for size in [CGFloat.nan, .infinity, -4, 0, 1e-9, 1e9] {
        #expect(shown(textLayer("Glide", fontSize: size), by: stage).width == 120)
      }
      for mode in [CATextLayerTruncationMode.none, .end] {
        for width in [CGFloat(0), 0.5, -20, 1e9] {
          let layer = textLayer("Glide over it", fontSize: 14) { layer in
            layer.truncationMode = mode
            layer.isWrapped = true
            layer.bounds.size.width = width
          }
          #expect(shown(layer, by: stage).width == 120)
        }
      }
      // The sizes that are no numbers or cannot be drawn, the strings that are none, and the very wide layer.
      #expect(
        Set(stage.rules) == [
          "value-not-finite", "text-number-unusable", "text-string-unusable", "layer-too-large",
        ])
    }
  }

  @Test("room between characters without sense is left out or limited")
  func oddKerning() {
    Stage.still { stage in
      for kern in [CGFloat.nan, .infinity, -.infinity, 1e9] {
        let string = NSAttributedString(string: "Glide", attributes: [.init("NSKern"): kern])
        #expect(shown(textLayer(string), by: stage).width == 120)
      }
      #expect(stage.rules == Array(repeating: "text-number-unusable", count: 4))
    }
  }

  @Test(
    "fonts of sizes without sense show nothing, and a finding says so",
    arguments: [CGFloat.nan, .infinity, -3, 0, 1e9])
  func oddFonts(_ size: CGFloat) throws {
    try Stage.still { stage in
      let string = NSMutableAttributedString(
        string: "Glide", attributes: [.init("NSFont"): Font(FontDescription(size: size))])
      string.append(NSAttributedString(string: "over"))
      let layer = textLayer(string)
      try expect(layer, toShow: [[run("over")]], by: stage)
      layer.foregroundColor = .red
      _ = shown(layer, by: stage)
      #expect(stage.rules == ["text-number-unusable"])
    }
  }

  @Test("a font size that cannot be drawn is reported, nothing is not")
  func oddSizes() {
    Stage.still { stage in
      _ = shown(textLayer("Glide", fontSize: 0), by: stage)
      #expect(stage.rules.isEmpty)
      _ = shown(textLayer("Glide", fontSize: -4), by: stage)
      _ = shown(textLayer("Glide", fontSize: 1e9), by: stage)
      #expect(stage.rules == ["text-number-unusable", "text-number-unusable"])
    }
  }

  @Test("empty lines are as high as others, wrapped or not")
  func emptyLines() throws {
    try Stage.still { stage in
      let layer = textLayer("\nGlide\n\nover\n")
      let expected = try drawn([[run("\nGlide\n\nover")]], TextLayoutOptions(maximumWidth: 120), by: stage)
      #expect(shown(layer, by: stage).difference(from: expected) == 0)
      layer.isWrapped = true
      #expect(shown(layer, by: stage).difference(from: expected) == 0)
    }
  }

  @Test(
    "of a long text only what there is room for is looked at",
    arguments: [false, true], [CATextLayerTruncationMode.none, .start, .middle, .end])
  func long(_ isWrapped: Bool, _ mode: CATextLayerTruncationMode) {
    Stage.still { stage in
      for text in ["Glide\n", "Glide over it ", "Glide"] {
        let long = textLayer(String(repeating: text, count: 40_000)) { layer in
          layer.isWrapped = isWrapped
          layer.truncationMode = mode
        }
        let shorter = textLayer(String(repeating: text, count: 100)) { layer in
          layer.isWrapped = isWrapped
          layer.truncationMode = mode
        }
        #expect(shown(long, by: stage).difference(from: shown(shorter, by: stage)) == 0, "\(text)")
      }
    }
  }

  @Test("ten thousand stretches with attributes of their own")
  func manyAttributes() {
    Stage.still { stage in
      let string = NSMutableAttributedString(string: "")
      for index in 0..<10_000 {
        string.append(
          NSAttributedString(string: "世", attributes: [.init("NSKern"): Double(index % 2)]))
      }
      let shorter = string.attributedSubstring(from: NSRange(location: 0, length: 100))
      for isWrapped in [false, true] {
        let pictures = [string, shorter].map { string in
          shown(textLayer(string) { $0.isWrapped = isWrapped }, by: stage)
        }
        #expect(pictures[0].difference(from: pictures[1]) == 0)
      }
    }
  }

  @Test("a text that is changed under the layer is not the layer's")
  func mutableString() {
    let text = NSMutableAttributedString(string: "iii")
    let layer = textLayer(text)
    text.mutableString.setString("WWW")
    #expect((layer.string as? NSAttributedString)?.string == "iii")
    layer.string = text
    #expect((layer.string as? NSAttributedString)?.string == "WWW")
  }
}
