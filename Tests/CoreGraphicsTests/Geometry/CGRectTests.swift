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

  @Test("a negative size counts from the other side; standardized it is written so")
  func negative() {
    let rect = CGRect(x: 10, y: 10, width: -4, height: -6)
    let standard = rect.standardized
    #expect(standard.origin == CGPoint(x: 6, y: 4) && standard.size == CGSize(width: 4, height: 6))
    #expect(rect.minX == 6 && rect.maxX == 10 && rect.midY == 7 && rect.width == 4)
    #expect(rect == standard && rect.contains(CGPoint(x: 7, y: 5)))
    #expect(
      rect.intersection(CGRect(x: 0, y: 0, width: 8, height: 8)) == CGRect(x: 6, y: 4, width: 2, height: 4))
    #expect(CGRect(x: 1, y: 0, width: -1, height: 1).applying(CGAffineTransform(scaleX: 2, y: 1)).minX == 0)
  }

  @Test("integral rounds outwards and leaves null and infinite as they are")
  func integral() {
    let rect = CGRect(x: 0.5, y: -0.5, width: 1, height: 1.25).integral
    #expect(rect == CGRect(x: 0, y: -1, width: 2, height: 2))
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).integral == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGRect.null.integral.isNull && CGRect.infinite.integral.isInfinite)
  }

  @Test("null and infinite: what they contain, meet and become")
  func nullAndInfinite() {
    let rect = CGRect(x: 5, y: 5, width: 1, height: 1)
    #expect(CGRect.null.isEmpty && !CGRect.infinite.isEmpty)
    #expect(CGRect.infinite.intersection(rect) == rect && CGRect.infinite.union(rect).isInfinite)
    #expect(CGRect.infinite.contains(rect) && CGRect.infinite.contains(CGPoint(x: 1e9, y: -1e9)))
    #expect(!CGRect.null.contains(CGPoint.zero) && !CGRect.null.contains(rect) && rect.contains(CGRect.null))
    #expect(!CGRect.null.intersects(rect) && CGRect.null.intersection(.infinite).isNull)
    #expect(CGRect.null.offsetBy(dx: 1, dy: 1).isNull && CGRect.null.insetBy(dx: -9, dy: -9).isNull)
  }

  @Test("rectangles side by side meet in an edge without area")
  func sharedEdge() {
    let (left, right) = (CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 1, y: 0, width: 1, height: 1))
    let edge = left.intersection(right)
    #expect(edge == CGRect(x: 1, y: 0, width: 0, height: 1) && edge.isEmpty && !edge.isNull)
  }

  @Test(
    "divided, a rectangle gives a slice from an edge and the rest, at most all of it",
    arguments: [
      (
        CGRectEdge.minXEdge, CGRect(x: 0, y: 0, width: 3, height: 20),
        CGRect(x: 3, y: 0, width: 7, height: 20)
      ),
      (.maxXEdge, CGRect(x: 7, y: 0, width: 3, height: 20), CGRect(x: 0, y: 0, width: 7, height: 20)),
      (.minYEdge, CGRect(x: 0, y: 0, width: 10, height: 3), CGRect(x: 0, y: 3, width: 10, height: 17)),
      (.maxYEdge, CGRect(x: 0, y: 17, width: 10, height: 3), CGRect(x: 0, y: 0, width: 10, height: 17)),
    ])
  func divided(edge: CGRectEdge, slice: CGRect, remainder: CGRect) {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let parts = rect.divided(atDistance: 3, from: edge)
    #expect(parts.slice == slice && parts.remainder == remainder)
    #expect(rect.divided(atDistance: 99, from: edge).slice == rect)
    #expect(rect.divided(atDistance: -1, from: edge).remainder == rect)
  }

  @Test("a part that is no number: nothing in common, nothing inside")
  func noNumbers() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    for index in 0..<4 {
      var numbers: [CGFloat] = [0, 0, 10, 10]
      numbers[index] = .nan
      let broken = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      #expect(rect.intersection(broken).isNull && broken.intersection(rect).isNull)
      #expect(!rect.intersects(broken) && !broken.intersects(rect))
      #expect(!broken.contains(CGPoint(x: 5, y: 5)))
    }
    #expect(!rect.contains(CGPoint(x: CGFloat.nan, y: 5)))
  }
}
