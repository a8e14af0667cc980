import Compositor
import QuartzCore
import Testing
import Typesetting

/// Any text with any attributes in any layer.
@Suite struct OddTextTests {
  private final class Font: FontSource {
    let fontDescription: FontDescription
    init(_ size: CGFloat) { fontDescription = FontDescription(size: size) }
  }

  private static let pieces = [
    "", " ", "Glide", "\n", "\r\n", "\u{2028}", "\u{2029}", "\t", "\0", "שלום", "عاد", "٣", "世界", "☃", "👩‍👩‍👧‍👦",
    "e\u{301}\u{301}\u{301}", "\u{301}", "\u{200D}", "\u{202E}", "\u{202A}", "\u{2069}", "\u{FEFF}",
    "\u{FFFD}",
    "\u{AD}", "\u{1F1E9}", "W", String(repeating: "i", count: 300), String(repeating: "\n", count: 50),
  ]
  private static let numbers: [CGFloat] = [0, -1, 0.01, 0.5, 7, 14, 36, 300, 1e5, 1e9]

  private func string(_ random: inout SteadyGenerator) -> String {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  private func attributed(_ random: inout SteadyGenerator) -> NSAttributedString {
    let text = NSMutableAttributedString(string: string(&random))
    for _ in 0..<4 where text.length > 0 {
      let start = Int.random(in: 0..<text.length, using: &random)
      let range = NSRange(location: start, length: .random(in: 0...text.length - start, using: &random))
      let number = Self.numbers.randomElement(using: &random) ?? 0
      let values: [(String, Any)] = [
        ("NSFont", Font(number)), ("NSFont", "Helvetica"), ("NSColor", CGColor.blue), ("NSColor", "blue"),
        ("NSKern", number), ("NSUnderline", 1), ("NSBackgroundColor", CGColor.green), ("Other", 7),
      ]
      let (name, value) = values[.random(in: 0..<values.count, using: &random)]
      text.addAttribute(NSAttributedString.Key(name), value: value, range: range)
    }
    return text
  }

  private func layer(_ random: inout SteadyGenerator) -> CATextLayer {
    let layer = CATextLayer()
    func number() -> CGFloat { Self.numbers.randomElement(using: &random) ?? 0 }
    let sides: [CGFloat] = [0, 0.3, 7, 14, 36.5, 300]
    layer.frame.size = CGSize(
      width: sides.randomElement(using: &random) ?? 0, height: sides.randomElement(using: &random) ?? 0)
    layer.string = Bool.random(using: &random) ? string(&random) : attributed(&random)
    layer.fontSize = Bool.random(using: &random) ? 14 : number()
    layer.contentsScale = [-1, 0, 0.01, 0.5, 1, 2, 3].randomElement(using: &random) ?? 1
    layer.isWrapped = .random(using: &random)
    layer.alignmentMode = KnownAlignments.all.randomElement(using: &random) ?? .left
    layer.truncationMode = KnownAlignments.truncations.randomElement(using: &random) ?? .none
    layer.isGeometryFlipped = .random(using: &random)
    layer.foregroundColor = Bool.random(using: &random) ? .red : nil
    layer.font = Bool.random(using: &random) ? Font(number()) : "Bold" as CFTypeRef
    return layer
  }

  private enum KnownAlignments {
    static let all: [CATextLayerAlignmentMode] = [.natural, .left, .right, .center, .justified]
    static let truncations: [CATextLayerTruncationMode] = [.none, .start, .middle, .end]
  }

  @Test("are drawn within their bounds, alike each time, or reported", arguments: 0..<8)
  func anything(_ seed: UInt64) {
    var random = SteadyGenerator(seed: seed)
    for _ in 0..<25 {
      Stage.still { stage in
        let layer = layer(&random)
        stage.context.attach(layer)
        stage.turn(at: 0)
        CATransaction.setDisableActions(true)
        let first = stage.picture(of: [layer])
        layer.setNeedsDisplay()
        stage.turn(at: 0)
        CATransaction.setDisableActions(true)
        #expect(stage.picture(of: [layer]).difference(from: first) == 0)
        let size = layer.bounds.size
        if size.width <= 14, size.height <= 14, layer.contentsScale >= 1 {
          let outside = (0..<40).contains { y in
            (0..<40).contains { x in
              (CGFloat(x) >= size.width.rounded(.up) || CGFloat(y) >= size.height.rounded(.up))
                && first.argb(x, y) != 0xFF00_0000
            }
          }
          #expect(!outside)
        }
        let preferred = layer.preferredFrameSize()
        #expect(preferred.width.isFinite && preferred.height.isFinite && preferred.width >= 0)
      }
    }
  }
}
