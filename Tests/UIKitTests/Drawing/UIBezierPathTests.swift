import Testing
import UIKit

@Suite("UIBezierPath")
struct UIBezierPathTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test("9.1 an oval starts at the right, turns clockwise on the screen and closes")
  func oval() {
    let elements = UIBezierPath(ovalIn: rect).cgPath.elements
    #expect(elements.first == .move(CGPoint(x: 110, y: 50)))
    #expect(elements.last == .close)
    #expect(elements.count == 6)
    #expect(elements[1].end == CGPoint(x: 60, y: 80))
  }

  @Test("9.1 an arc of a full turn starts at the right, turns as the oval does, and does not close")
  func arc() throws {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 60, y: 50), radius: 30, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let elements = path.cgPath.elements
    #expect(elements.count == 5)
    #expect(elements.first == .move(CGPoint(x: 90, y: 50)))
    let quarter = try #require(elements[1].end)
    #expect(abs(quarter.x - 60) < 1e-9)
    #expect(abs(quarter.y - 80) < 1e-9)
  }

  @Test(
    "9.1 rounded rectangles have one element list for all radii, also clamped ones",
    arguments: [0, 1, 20, 30, 500] as [CGFloat])
  func roundedRectangle(radius: CGFloat) {
    let elements = UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath.elements
    let kinds = elements.map { String(describing: $0).prefix { $0 != "(" } }
    #expect(
      kinds == ["move", "line", "cubic", "line", "cubic", "line", "cubic", "line", "cubic", "close"])
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: radius).bounds == rect)
  }

  @Test("Only the corners asked for are round")
  func someCorners() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(path.contains(CGPoint(x: 109, y: 21)))
    #expect(!path.contains(CGPoint(x: 109, y: 79)))
    #expect(path.contains(CGPoint(x: 11, y: 79)))
  }

  @Test("Reversing walks the same points backwards, and twice is the same path")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 0), controlPoint2: CGPoint(x: 20, y: 5))
    let reversed = path.reversing()
    #expect(
      reversed.cgPath.elements == [
        .move(CGPoint(x: 20, y: 10)),
        .cubic(CGPoint(x: 20, y: 5), CGPoint(x: 15, y: 0), CGPoint(x: 10, y: 0)), .line(.zero),
      ])
    #expect(reversed.reversing().cgPath.elements == path.cgPath.elements)
  }

  @Test("A path handed out does not change with its source")
  func copies() {
    let path = UIBezierPath(rect: rect)
    let handedOut = path.cgPath
    path.addLine(to: CGPoint(x: 500, y: 500))
    #expect(handedOut.boundingBox == rect)
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.bounds.minX == CGFloat(15))
    #expect(!path.isEmpty)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }
}
