import CoreGraphics
import Testing

@Suite("Regions of paths: union, intersection, difference")
struct CGPathRegionsTests {
  private func square(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 10) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
  }

  private func circle(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) -> CGPath {
    CGPath(
      ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), transform: nil)
  }

  @Test("two squares that overlap by a quarter: areas 175, 25, 75 and 150")
  func squares() {
    let (a, b) = (square(0, 0), square(5, 5))
    #expect(abs(a.union(b).greenArea - 175) < 1e-12)
    #expect(abs(a.intersection(b).greenArea - 25) < 1e-12)
    #expect(abs(a.subtracting(b).greenArea - 75) < 1e-12)
    #expect(abs(a.symmetricDifference(b).greenArea - 150) < 1e-12)
    var rect = CGRect.null
    #expect(a.intersection(b).isRect(&rect) && rect == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(a.union(b).elements.count == 9)
    #expect(a.subtracting(b).elements.count == 7)
  }

  @Test("squares side by side become one rectangle, without a trace of the shared edge")
  func sharedEdge() {
    var rect = CGRect.null
    #expect(square(0, 0).union(square(10, 0)).isRect(&rect))
    #expect(rect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(square(0, 0).intersection(square(10, 0)).isEmpty)
    #expect(!square(0, 0).intersects(square(10, 0)))
    #expect(square(0, 0).intersects(square(9.9, 9.9)))
  }

  @Test("a path with itself: union and intersection fill the same, nothing is left of a difference")
  func itself() {
    let path = circle(3, 4, radius: 7)
    let area = path.greenArea
    #expect(abs(path.union(path).greenArea - area) < 1e-9 * area)
    #expect(abs(path.intersection(path).greenArea - area) < 1e-9 * area)
    #expect(path.subtracting(path).isEmpty)
    #expect(path.symmetricDifference(path).isEmpty)
    #expect(path.union(path).elements.count == path.elements.count)
  }

  @Test("two circles a radius apart share a lens of (2π/3 − √3/2)·r²; its borders are curves")
  func lens() {
    let lens = circle(0, 0, radius: 100).intersection(circle(100, 0, radius: 100))
    let exact = (2 * Double.pi / 3 - 3.0.squareRoot() / 2) * 10_000
    // Circles of four cubics are at most 0.0273 % wider.
    #expect(abs(lens.greenArea - exact) < 0.001 * exact)
    let counts = lens.elements.map(\.points.count)
    #expect(counts.filter { $0 == 3 }.count <= 8)
    #expect(counts.filter { $0 == 3 }.count >= 2)
    let tips = lens.elements.compactMap(\.end).filter { abs($0.x - 50) < 0.02 }
    #expect(tips.contains { abs($0.y - 5_000 * 3.0.squareRoot() / 100) < 0.03 })
  }

  @Test("rules: a star of five points has a hole by the even-odd rule only")
  func rules() {
    let star = CGMutablePath()
    star.addLines(
      between: (0..<5).map { index in
        let angle = CGFloat(index) * 4 * .pi / 5
        return CGPoint(x: 10 * cos(angle), y: 10 * sin(angle))
      })
    star.closeSubpath()
    let filled = star.normalized()
    let holed = star.normalized(using: .evenOdd)
    #expect(filled.contains(.zero) && filled.contains(.zero, using: .evenOdd))
    #expect(!holed.contains(.zero) && !holed.contains(.zero, using: .evenOdd))
    #expect(star.componentsSeparated().count == 1)
    #expect(star.componentsSeparated(using: .evenOdd).count == 5)
    // The pentagon inside a pentagram of radius R has the radius R·(3 − √5)/2.
    let inner = 10 * (3 - 5.0.squareRoot()) / 2
    let pentagon = 5.0 / 2 * inner * inner * sin(2 * Double.pi / 5)
    #expect(abs(filled.greenArea - holed.greenArea - pentagon) < 1e-6)
  }

  @Test("components keep their holes, and islands in holes are components of their own")
  func components() {
    let path = CGMutablePath()
    for (origin, side) in [(0.0, 30.0), (5.0, 20.0), (10.0, 10.0), (40.0, 5.0)] {
      path.addRect(CGRect(x: origin, y: origin, width: side, height: side))
    }
    let areas = path.componentsSeparated(using: .evenOdd).map(\.greenArea)
    #expect(areas.count == 3 && zip(areas, [500, 100, 25]).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test("squares that touch in a corner stay two components")
  func touchingCorners() {
    let both = square(0, 0).union(square(10, 10))
    #expect(both.componentsSeparated().map { $0.greenArea.rounded() } == [100, 100])
  }

  @Test("lines are cut at a region's border")
  func lines() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5), CGPoint(x: 15, y: 20)])
    let inside = line.lineIntersection(square(0, 0))
    #expect(inside.elements == [.move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 10, y: 5))])
    let outside = line.lineSubtracting(square(0, 0))
    #expect(
      outside.elements == [
        .move(CGPoint(x: -5, y: 5)), .line(CGPoint(x: 0, y: 5)), .move(CGPoint(x: 10, y: 5)),
        .line(CGPoint(x: 15, y: 5)), .line(CGPoint(x: 15, y: 20)),
      ])
    #expect(line.lineSubtracting(CGPath(elements: [])).elements == line.elements)
    #expect(square(2, 2, side: 3).lineIntersection(square(0, 0)) == square(2, 2, side: 3))
  }

  @Test("open subpaths count as closed, empty and broken ones as empty")
  func oddInput() {
    let open = CGMutablePath()
    open.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(open.intersection(square(0, 0)).greenArea == 50)
    let empty = CGMutablePath()
    #expect(empty.union(square(0, 0)) == square(0, 0))
    #expect(square(0, 0).union(empty) == square(0, 0))
    #expect(empty.union(empty).isEmpty)
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 10)])
    #expect(line.normalized().isEmpty)
    for bad in [CGFloat.nan, .infinity, -.infinity, 1.7e308] {
      let broken = CGMutablePath()
      broken.addLines(between: [.zero, CGPoint(x: bad, y: 0), CGPoint(x: 5, y: bad)])
      #expect(broken.normalized().isEmpty)
      #expect(square(0, 0).subtracting(broken) == square(0, 0))
    }
    let huge = square(-1e30, -1e30, side: 2e30).intersection(square(0, 0, side: 5e30))
    #expect(huge.boundingBox == CGRect(x: 0, y: 0, width: 1e30, height: 1e30))
    #expect(square(0, 0, side: 1e-200).union(square(0, 0, side: 1e-200)).boundingBox.width == 1e-200)
  }
}
