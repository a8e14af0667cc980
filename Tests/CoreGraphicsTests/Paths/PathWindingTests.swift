import CoreGraphics
import Testing

@Suite("Containment")
struct PathWindingTests {
  @Test("a point is in a circle when it is nearer than the radius", arguments: 0..<36)
  func circle(step: Int) {
    let path = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    let angle = CGFloat(step) * .pi / 18
    #expect(path.contains(CGPoint(x: 9.99 * cos(angle), y: 9.99 * sin(angle))))
    #expect(!path.contains(CGPoint(x: 10.01 * cos(angle), y: 10.01 * sin(angle))))
  }

  @Test("two rings one way are full by the winding rule, hollow by the even-odd rule")
  func rules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
  }

  @Test("a ring the other way makes a hole by the winding rule")
  func hole() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addArc(center: CGPoint(x: 5, y: 5), radius: 2, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    // The line that joins the arc to the rectangle's corner encloses nothing.
    #expect(!path.contains(CGPoint(x: 5, y: 4)))
    #expect(path.contains(CGPoint(x: 5, y: 8)))
  }

  @Test("an open subpath counts as closed")
  func open() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(path.contains(CGPoint(x: 8, y: 4)))
    #expect(!path.contains(CGPoint(x: 4, y: 8)))
  }

  @Test("a vertex at the height of the point counts once")
  func vertex() {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 5), CGPoint(x: 5, y: 10),
    ])
    path.closeSubpath()
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: -1, y: 5)))
    #expect(!path.contains(CGPoint(x: 1, y: 0)))
  }

  @Test("the transform applies to the point")
  func transform() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let point = CGPoint(x: -5, y: 5)
    #expect(!path.contains(point))
    #expect(path.contains(point, transform: CGAffineTransform(translationX: 10, y: 0)))
  }

  @Test("a curve that turns back on itself is counted on every branch")
  func loop() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 30), control1: CGPoint(x: 20, y: 40), control2: CGPoint(x: 20, y: -10))
    path.closeSubpath()
    // On the line y = 15 the S-shaped curve is crossed at its middle, x = (0 + 3·20 + 3·20 + 0)/8 = 15.
    #expect(path.contains(CGPoint(x: 14.9, y: 15)))
    #expect(!path.contains(CGPoint(x: 15.1, y: 15)))
  }

  @Test("nothing is inside no path")
  func empty() {
    #expect(!CGMutablePath().contains(.zero))
  }
}
