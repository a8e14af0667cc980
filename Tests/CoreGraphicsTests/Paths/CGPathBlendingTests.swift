import CoreGraphics
import Testing

@Suite("Blending paths")
struct CGPathBlendingTests {
  private let small = CGPath(ellipseIn: CGRect(x: 90, y: 90, width: 20, height: 20), transform: nil)

  private var large: CGMutablePath {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 100, y: 100), radius: 300, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    return path
  }

  @Test("9.1 an oval and a full arc blend into circles of the radius between", arguments: [0, 0.25, 0.5, 1])
  func circles(fraction: CGFloat) throws {
    let path = try #require(small.blended(with: large, fraction: fraction))
    let radius = 10 + (300 - 10) * fraction
    let box = path.boundingBoxOfPath
    #expect(abs(box.width - 2 * radius) < 1e-9 && abs(box.midX - 100) < 1e-9)
    for end in path.flattened(threshold: 0.01).elements.compactMap(\.end) {
      let distance = hypot(end.x - 100, end.y - 100)
      #expect(distance > radius - 1e-9 && distance < radius * 1.000_273)
    }
  }

  @Test("9.1 close does not count, and the result closes where either does")
  func close() throws {
    let forward = try #require(small.blended(with: large, fraction: 0.5))
    let backward = try #require(large.blended(with: small, fraction: 0.5))
    #expect(forward.elements.last == .close && backward.elements.last == .close)
    #expect(forward.elements.count == 6)
  }

  @Test("3.10.2 control points blend linearly, and the ends are exact")
  func ends() throws {
    let first = CGPath(rect: CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7), transform: nil)
    let second = CGPath(rect: CGRect(x: 1000.3, y: 7, width: 1, height: 11.1), transform: nil)
    #expect(first.blended(with: second, fraction: 0) == first)
    #expect(first.blended(with: second, fraction: 1) == second)
    let third = try #require(first.blended(with: second, fraction: 0.25))
    #expect(third.elements.first == .move(CGPoint(x: 0.1 + (1000.3 - 0.1) * 0.25, y: 0.2 + 6.8 * 0.25)))
  }

  @Test("3.10.3 different counts or kinds of steps do not blend")
  func mismatch() {
    let rect = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    #expect(small.blended(with: rect, fraction: 0.5) == nil)
    let lines = CGMutablePath()
    lines.addLines(between: [.zero, .zero, .zero, .zero, .zero])
    #expect(small.blended(with: lines, fraction: 0.5) == nil)
  }

  @Test("two empty paths blend into an empty one")
  func empty() {
    #expect(CGMutablePath().blended(with: CGMutablePath(), fraction: 0.5)?.isEmpty == true)
  }
}
