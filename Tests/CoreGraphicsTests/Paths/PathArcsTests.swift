import CoreGraphics
import Testing

@Suite("Arcs")
struct PathArcsTests {
  private func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool = false) -> CGMutablePath {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 10, y: 20), radius: 5, startAngle: start, endAngle: end, clockwise: clockwise)
    return path
  }

  private func expectPoint(
    _ point: CGPoint?, angle: CGFloat, _ location: SourceLocation = #_sourceLocation
  ) {
    let expected = CGPoint(x: 10 + 5 * cos(angle), y: 20 + 5 * sin(angle))
    let distance = hypot((point?.x ?? 0) - expected.x, (point?.y ?? 0) - expected.y)
    #expect(distance < 1e-12, sourceLocation: location)
  }

  @Test("9.1 pieces of 90 degrees are counted from the start angle; the rest is one smaller piece; no close")
  func pieces() {
    let path = arc(0.3, 0.3 + 2)
    #expect(path.elements.count == 3)
    expectPoint(path.elements[0].end, angle: 0.3)
    expectPoint(path.elements[1].end, angle: 0.3 + .pi / 2)
    expectPoint(path.elements[2].end, angle: 2.3)
    #expect(!path.elements.contains(.close))
  }

  @Test(
    "9.1 a full turn is four pieces, so that it blends with an ellipse",
    arguments: [0, 0.4, -.pi, .pi] as [CGFloat])
  func fullTurn(start: CGFloat) {
    #expect(arc(start, start + 2 * .pi).elements.count == 5)
    #expect(arc(start, start - 2 * .pi, clockwise: true).elements.count == 5)
  }

  @Test("a circle by arc has the points of the ellipse in its square, in the same order")
  func circle() {
    let square = CGRect(x: 5, y: 15, width: 10, height: 10)
    let ellipse = CGPath(ellipseIn: square, transform: nil)
    let circle = arc(0, 2 * .pi)
    for (first, second) in zip(circle.elements, ellipse.elements) {
      for (a, b) in zip(first.points, second.points) { #expect(hypot(a.x - b.x, a.y - b.y) < 1e-12) }
    }
  }

  @Test("the direction decides which way round")
  func direction() {
    expectPoint(arc(0, .pi / 2).elements[1].end, angle: .pi / 2)
    let wayRound = arc(0, .pi / 2, clockwise: true)
    #expect(wayRound.elements.count == 4)
    expectPoint(wayRound.elements[1].end, angle: -.pi / 2)
    expectPoint(wayRound.currentPoint, angle: .pi / 2)
  }

  @Test("an end angle behind the start moves by whole turns; a whole turn back is a whole turn")
  func wrapping() {
    #expect(arc(0, -.pi / 2).elements.count == 4)
    #expect(arc(0, 2 * .pi, clockwise: true).elements.count == 5)
    #expect(arc(0, 7 * .pi).elements.count == 5)
    #expect(arc(1, 1).elements.count == 1)
  }

  @Test("every point is on the circle to 0.0273 %")
  func onCircle() {
    for element in arc(0.2, 5.9).flattened(threshold: 1e-4).elements {
      let end = element.end ?? .zero
      let radius = hypot(end.x - 10, end.y - 20)
      #expect(radius > 5 - 1e-9 && radius < 5 * 1.000_273)
    }
  }

  @Test("a line joins an arc to what is there")
  func joining() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(center: CGPoint(x: 10, y: 0), radius: 5, startAngle: .pi, endAngle: 0, clockwise: false)
    #expect(path.elements.first == .move(.zero))
    guard case .line(let end) = path.elements[1] else { return #expect(Bool(false), "no line") }
    #expect(abs(end.x - 5) < 1e-12 && abs(end.y) < 1e-12)
  }

  @Test("a relative arc may turn more than once")
  func relative() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: -3 * .pi)
    #expect(path.elements.count == 7)
    #expect(abs(path.currentPoint.x + 1) < 1e-12)
  }

  @Test("an arc by tangents touches both lines at the same distance from the corner")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 3)
    #expect(path.elements.count == 3)
    let (line, end) = (path.elements[1].end ?? .zero, path.currentPoint)
    #expect(hypot(line.x - 7, line.y - 0) < 1e-12)
    #expect(hypot(end.x - 10, end.y - 3) < 1e-12)
    for element in path.flattened(threshold: 1e-4).elements.dropFirst() {
      let point = element.end ?? .zero
      #expect(abs(hypot(point.x - 7, point.y - 3) - 3) < 3 * 0.000_273)
    }
  }

  @Test("tangents the other way round, and none that fit")
  func otherTangents() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 0, y: -10), radius: 2)
    // The lines meet at 45 degrees: the arc touches at 2/tan(22.5°).
    let distance = 2 / tan(CGFloat.pi / 8)
    let end = path.currentPoint
    #expect(abs((path.elements[1].end ?? .zero).x - (10 - distance)) < 1e-12)
    #expect(hypot(end.x - (10 - distance / 2.0.squareRoot()), end.y + distance / 2.0.squareRoot()) < 1e-12)
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 2)
    #expect(straight.elements == [.move(.zero), .line(CGPoint(x: 5, y: 0))])
  }
}
