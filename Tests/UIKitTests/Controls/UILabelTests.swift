import Testing
import UIKit

@MainActor
@Suite("UILabel")
struct UILabelTests {
  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.contentScaleFactor = 3
    label.numberOfLines = lines
    label.text = text
    return label
  }

  @Test("One line at 17 pt is San Francisco's line height, rounded up to a pixel", .withoutDevice)
  func lineHeight() {
    #expect(label("Hello").intrinsicContentSize.height == CGFloat(61) / 3)
    #expect(label("").intrinsicContentSize == .zero)
  }

  @Test("Lines add up, and the limit of lines holds", .withoutDevice)
  func lines() {
    let text = "one\ntwo\nthree"
    let lineHeight = UIFont.systemFont(ofSize: 17).lineHeight
    let all = label(text, lines: 0).sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(abs(all - 3 * lineHeight) < 0.34)
    let two = label(text, lines: 2).sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(abs(two - 2 * lineHeight) < 0.34)
  }

  @Test("Text wraps at the width given and never exceeds it", .withoutDevice)
  func wrapping() {
    let text = "The quick brown fox jumps over the lazy dog"
    let wide = label(text, lines: 0).sizeThatFits(CGSize(width: 1000, height: 0))
    let narrow = label(text, lines: 0).sizeThatFits(CGSize(width: 120, height: 0))
    #expect(narrow.width <= 120)
    #expect(narrow.height > wide.height * 2)
  }

  @Test("Attributes of the text win over the label's own", .withoutDevice)
  func attributes() {
    let large = NSAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 34)])
    let attributed = label("")
    attributed.attributedText = large
    let expected = label("Hello")
    expected.font = .systemFont(ofSize: 34)
    #expect(attributed.intrinsicContentSize == expected.intrinsicContentSize)
    #expect(attributed.text == "Hello")
  }

  @Test("Text is drawn in its colour, at the side it is aligned to, in Latin and in Chinese")
  func drawing() async throws {
    try await withHostDevice { device in
      let window = device.makeWindow()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      label.text = "Hello, 世界"
      label.textColor = .red
      label.textAlignment = .right
      window.addSubview(label)
      device.layoutAndCommit()
      let image = try #require(label.layer.contents as? CGImage)
      #expect(image.width == 600)
      let ink = image.inkBounds
      #expect(ink.minX > 200)
      #expect(ink.maxX > 590)
      #expect(abs(ink.midY - 60) < 12)
    }
  }
}

extension CGImage {
  /// The smallest rectangle around every pixel that is not transparent.
  fileprivate var inkBounds: CGRect {
    var bounds = CGRect.null
    for y in 0..<height {
      for x in 0..<width where color(x: x, y: y)[3] > 0 {
        bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return bounds
  }
}
