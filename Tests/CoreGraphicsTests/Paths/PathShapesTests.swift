import CoreGraphics
import Testing

@Suite("Ellipses and rectangles")
struct PathShapesTests {
  private let kappa: CGFloat = 4.0 / 3.0 * (2.0.squareRoot() - 1)

  @Test("9.1 an ellipse starts at (maxX, midY) and goes by (midX, maxY), (minX, midY), (midX, minY)")
  func ellipseElements() throws {
    let path = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 60), transform: nil)
    #expect(path.elements.count == 6)
    #expect(path.elements.first == .move(CGPoint(x: 50, y: 50)))
    #expect(path.elements.last == .close)
    let ends = path.elements[1...4].compactMap(\.end)
    #expect(
      ends == [
        CGPoint(x: 30, y: 80), CGPoint(x: 10, y: 50), CGPoint(x: 30, y: 20), CGPoint(x: 50, y: 50),
      ])
    let first = path.elements[1].points
    #expect(abs(first[0].y - (50 + 30 * kappa)) < 1e-12 && first[0].x == 50)
    #expect(abs(first[1].x - (30 + 20 * kappa)) < 1e-12 && first[1].y == 80)
  }

  @Test("9.1 a circle of four cubics is nowhere inside the circle and at most 0.0273 % outside it")
  func circleError() {
    let path = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
    let radii = path.flattened(threshold: 1e-5).elements.compactMap(\.end).map { hypot($0.x, $0.y) }
    #expect((radii.min() ?? 0) > 100 - 1e-9)
    let largest = radii.max() ?? 0
    #expect(largest < 100.0273 + 1e-4)
    #expect(largest > 100.027)
  }

  @Test("the null rectangle gives no path, an empty one its corners")
  func degenerate() {
    #expect(CGPath(rect: .null, transform: nil).isEmpty)
    #expect(CGPath(ellipseIn: .null, transform: nil).isEmpty)
    #expect(CGPath(rect: .zero, transform: nil).elements.count == 5)
  }

  @Test(
    "9.1 rounded rectangles have one element list for all radii",
    arguments: [(0, 0), (10, 10), (20, 5), (50, 30), (1000, 1000), (-3, -3)] as [(CGFloat, CGFloat)])
  func roundedRectList(cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let path = CGPath(
      roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil)
    let reference = CGPath(roundedRect: rect, cornerWidth: 7, cornerHeight: 7, transform: nil)
    #expect(path.elements.map(\.points.count) == reference.elements.map(\.points.count))
    #expect(path.boundingBox == rect)
    #expect(path.blended(with: reference, fraction: 0.5) != nil)
  }

  @Test("a rounded rectangle leaves its corners out and has its quarter circles in")
  func roundedRectCorner() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerWidth: 20, cornerHeight: 20,
      transform: nil)
    let diagonal: (CGFloat) -> CGPoint = { radius in
      let offset = 20 - radius / 2.0.squareRoot()
      return CGPoint(x: offset, y: offset)
    }
    #expect(path.contains(diagonal(19.9)))
    #expect(!path.contains(diagonal(20.1)))
  }

  @Test("a transform applies to all points")
  func transformed() {
    var move = CGAffineTransform(translationX: 5, y: 7)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: &move)
    #expect(path.boundingBox == CGRect(x: 5, y: 7, width: 1, height: 1))
  }

  @Test("a rectangle knows itself, open or closed, and nothing else is one")
  func isRect() {
    var found = CGRect.zero
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: rect, transform: nil).isRect(&found))
    #expect(found == rect)
    let open = CGMutablePath()
    open.addLines(between: [
      CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 2), CGPoint(x: 3, y: 2), CGPoint(x: 3, y: 0),
    ])
    #expect(open.isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
  }
}
