import CoreGraphics
import Testing

/// The rectangle's arithmetic is Foundation's; what is proved here is ours, and the edge cases layouts rely on.
@Suite("CGRect")
struct CGRectTests {
  @Test("transformed, a rectangle becomes the upright box around it")
  func applying() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let turned = rect.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned == CGRect(x: -6, y: 1, width: 4, height: 3))
    let mirrored = rect.applying(CGAffineTransform(scaleX: -2, y: 1))
    #expect(mirrored == CGRect(x: -8, y: 2, width: 6, height: 4))
  }

  @Test("turned by 45 degrees, a square's box is √2 times as wide")
  func diagonal() {
    let square = CGRect(x: -1, y: -1, width: 2, height: 2)
    let box = square.applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(box.width - 8.0.squareRoot()) < 1e-15)
    #expect(abs(box.minX + 2.0.squareRoot()) < 1e-15)
  }

  @Test("the null and the infinite rectangle stay what they are")
  func special() {
    let transform = CGAffineTransform(rotationAngle: 1)
    #expect(CGRect.null.applying(transform).isNull)
    #expect(CGRect.infinite.applying(transform).isInfinite)
  }

  @Test("the box around no point is null, around one point empty")
  func enclosing() {
    #expect(CGRect(enclosing: []).isNull)
    #expect(CGRect(enclosing: [CGPoint(x: 3, y: 4)]) == CGRect(x: 3, y: 4, width: 0, height: 0))
  }

  @Test("a rectangle contains its smaller edges, not its larger ones")
  func edges() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.contains(CGPoint(x: 0, y: 0)))
    #expect(!rect.contains(CGPoint(x: 10, y: 5)))
    #expect(!rect.contains(CGPoint(x: 5, y: 10)))
  }

  @Test("an inset larger than half the size leaves nothing")
  func deepInset() {
    #expect(CGRect(x: 0, y: 0, width: 10, height: 10).insetBy(dx: 6, dy: 0).isNull)
  }

  @Test("a union ignores null, an intersection of rectangles apart is null")
  func unionAndIntersection() {
    let rect = CGRect(x: 5, y: 5, width: 1, height: 1)
    #expect(rect.union(.null) == rect)
    #expect(rect.intersection(CGRect(x: 7, y: 5, width: 1, height: 1)).isNull)
  }
}
