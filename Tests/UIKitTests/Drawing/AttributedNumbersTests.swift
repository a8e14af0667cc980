import Testing
import UIKit

@MainActor
@Suite("Numbers of attributed strings")
struct AttributedNumbersTests {
  @Test(
    "Kerning and line spacing that are none, or too large, are reported once and make no size infinite",
    .withoutDevice, arguments: [CGFloat.nan, .infinity, 1e9])
  func spacing(_ number: CGFloat) {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = number
    for attributes: [NSAttributedString.Key: Any] in [[.kern: number], [.paragraphStyle: style]] {
      for _ in 0..<2 {
        let size = NSAttributedString(string: "Glide\nover", attributes: attributes).size()
        #expect(size.width.isFinite && size.height.isFinite)
      }
    }
    #expect(
      MediaContext.current.findings.map(\.rule) == ["text-number-unusable", "text-number-unusable"])
  }

  @Test(
    "Of a text much longer than its rectangle what is inside is drawn as of a shorter one", .withoutDevice)
  func longText() throws {
    func pixels(_ lines: Int) throws -> [UInt8] {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in
        NSAttributedString(string: String(repeating: "Glide\n", count: lines))
          .draw(in: CGRect(x: 0, y: 0, width: 40, height: 30))
      }
      let picture = try #require(image.cgImage).picture
      return Array(UnsafeRawBufferPointer(start: picture.bytes, count: picture.byteCount))
    }
    #expect(try pixels(400_000) == pixels(10))
  }
}
