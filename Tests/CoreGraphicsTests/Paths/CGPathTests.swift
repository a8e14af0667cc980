import CoreGraphics
import Testing

@Suite("CGPath")
struct CGPathTests {
  private func curve() -> CGMutablePath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    return path
  }

  @Test("the box of all points holds control points, the box of the path does not")
  func boxes() {
    #expect(curve().boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    // With both controls at height h the curve rises to 3/4 of h.
    #expect(curve().boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 6))
    #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test("a quadratic curve rises to half of its control point")
  func quadraticBox() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 4))
  }

  @Test("equal when the steps are")
  func equality() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    let path = CGMutablePath()
    path.addRect(rect)
    #expect(path == CGPath(rect: rect, transform: nil))
    #expect(path.hashValue == CGPath(rect: rect, transform: nil).hashValue)
    #expect(path != CGPath(rect: rect.insetBy(dx: 1, dy: 0), transform: nil))
  }

  @Test("a copy does not follow its original")
  func copying() throws {
    let path = curve()
    let copy = try #require(path.copy())
    let mutable = try #require(path.mutableCopy())
    path.closeSubpath()
    mutable.addLine(to: CGPoint(x: 1, y: 1))
    #expect(copy == curve())
    #expect(mutable.elements.count == 3 && path.elements.count == 3)
  }

  @Test("a copy through a transform has its points moved")
  func copyingThroughTransform() throws {
    var double = CGAffineTransform(scaleX: 2, y: 2)
    let copy = try #require(curve().copy(using: &double))
    #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 16))
    #expect(try #require(curve().copy(using: nil)) == curve())
  }

  @Test("applyWithBlock shows every step with its points")
  func applying() {
    let path = curve()
    path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 2, y: 2))
    path.closeSubpath()
    var seen: [String] = []
    path.applyWithBlock { element in
      let type = element.pointee.type
      let count = [1, 1, 2, 3, 0][Int(type.rawValue)]
      let points = (0..<count).map { "\(Int(element.pointee.points[$0].x))" }
      seen.append("\(type.rawValue):" + points.joined(separator: ","))
    }
    #expect(seen == ["0:0", "3:0,10,10", "2:2,3", "4:"])
  }

  @Test("after a close the path goes on from where the subpath began")
  func afterClose() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 3, y: 4, width: 5, height: 5))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 0, y: 0))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 8, height: 9))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.elements.filter { $0 == .close }.count == 2)
  }

  @Test("a step without a beginning is ignored")
  func noCurrentPoint() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty && path.currentPoint == .zero)
  }

  @Test("lines between points begin a new subpath")
  func lines() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
    #expect(path.elements.map(\.points.count) == [1, 1, 1])
    path.addLines(between: [])
    #expect(path.elements.count == 3)
  }

  @Test("flattened, a path strays no more than asked")
  func flattening() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let flat = circle.flattened(threshold: 0.1)
    var previous = CGPoint(x: 50, y: 0)
    for point in flat.elements.compactMap(\.end) {
      let middle = hypot((point.x + previous.x) / 2, (point.y + previous.y) / 2)
      #expect(middle > 50 - 0.1)
      previous = point
    }
    #expect(flat.elements.last == .close)
    #expect(!flat.elements.contains { if case .cubic = $0 { true } else { false } })
  }
}
