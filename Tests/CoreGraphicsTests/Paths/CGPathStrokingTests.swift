import CoreGraphics
import Testing

@Suite("Strokes, dashes, parts of paths")
struct CGPathStrokingTests {
  private func corner(side: CGFloat = 20) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 0, y: 0), CGPoint(x: side, y: 0), CGPoint(x: side, y: side),
    ])
    return path
  }

  private func stroke(
    _ path: CGPath, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: miterLimit)
  }

  @Test("a stroke reaches half its width to each side")
  func sides() {
    let outline = stroke(corner())
    #expect(outline.contains(CGPoint(x: 10, y: 1.9)) && outline.contains(CGPoint(x: 10, y: -1.9)))
    #expect(!outline.contains(CGPoint(x: 10, y: 2.1)) && !outline.contains(CGPoint(x: 10, y: -2.1)))
  }

  @Test("caps: butt ends at the point, square half a width on, round in a half circle")
  func caps() {
    let beyond = CGPoint(x: -1.5, y: 0)
    let beside = CGPoint(x: -1.8, y: 1.8)
    #expect(!stroke(corner(), cap: .butt).contains(beyond))
    #expect(stroke(corner(), cap: .square).contains(beyond))
    #expect(stroke(corner(), cap: .square).contains(beside))
    #expect(stroke(corner(), cap: .round).contains(beyond))
    #expect(!stroke(corner(), cap: .round).contains(beside))
  }

  @Test("joins: a miter fills the corner, a bevel half of it, round a quarter circle")
  func joins() {
    let tip = CGPoint(x: 21.9, y: -1.9)
    let arc = CGPoint(x: 20 + 1.9 / 2.0.squareRoot(), y: -1.9 / 2.0.squareRoot())
    #expect(stroke(corner()).contains(tip))
    #expect(!stroke(corner(), join: .round).contains(tip))
    #expect(stroke(corner(), join: .round).contains(arc))
    #expect(!stroke(corner(), join: .bevel).contains(arc))
    #expect(stroke(corner(), join: .bevel).contains(CGPoint(x: 20.9, y: -0.9)))
  }

  @Test("a miter longer than its limit becomes a bevel: a right angle has √2 line widths")
  func miterLimit() {
    let tip = CGPoint(x: 21.9, y: -1.9)
    #expect(stroke(corner(), miterLimit: 1.42).contains(tip))
    #expect(!stroke(corner(), miterLimit: 1.41).contains(tip))
  }

  @Test("a stroked circle is a ring")
  func ring() {
    let outline = stroke(CGPath(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40), transform: nil))
    for step in 0..<24 {
      let angle = CGFloat(step) * .pi / 12
      let on: (CGFloat) -> CGPoint = { CGPoint(x: $0 * cos(angle), y: $0 * sin(angle)) }
      #expect(outline.contains(on(18.1)) && outline.contains(on(21.9)))
      #expect(!outline.contains(on(17.9)) && !outline.contains(on(22.1)))
    }
  }

  @Test("no width, no outline")
  func noWidth() {
    let outline = corner().copy(strokingWithWidth: 0, lineCap: .round, lineJoin: .round, miterLimit: 10)
    #expect(outline.isEmpty)
  }

  @Test("dashes are cut by length, across corners, from the phase")
  func dashes() {
    let dashed = corner(side: 16).copy(dashingWithPhase: 2, lengths: [7, 3])
    #expect(
      dashed.elements == [
        .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 5, y: 0)),
        .move(CGPoint(x: 8, y: 0)), .line(CGPoint(x: 15, y: 0)),
        .move(CGPoint(x: 16, y: 2)), .line(CGPoint(x: 16, y: 9)),
        .move(CGPoint(x: 16, y: 12)), .line(CGPoint(x: 16, y: 16)),
      ])
    let around = corner(side: 16).copy(dashingWithPhase: -12, lengths: [8, 20])
    #expect(
      around.elements == [
        .move(CGPoint(x: 12, y: 0)), .line(CGPoint(x: 16, y: 0)), .line(CGPoint(x: 16, y: 4)),
      ])
  }

  @Test("an odd pattern swaps its parts; a pattern without length leaves the path whole")
  func oddAndEmptyPatterns() {
    let dashed = corner().copy(dashingWithPhase: 0, lengths: [10])
    #expect(dashed.elements.count == 4)
    #expect(corner().copy(dashingWithPhase: 0, lengths: []) == corner())
    #expect(corner().copy(dashingWithPhase: 0, lengths: [0, 0]) == corner())
    #expect(corner().copy(dashingWithPhase: -8, lengths: [10]).elements.first == .move(CGPoint(x: 8, y: 0)))
  }

  @Test("dashes too fine to count leave their line whole", arguments: [1e-300, 1e-9])
  func finestDashes(_ length: CGFloat) {
    let line = corner().copy(dashingWithPhase: 0, lengths: [length])
    #expect(line.boundingBoxOfPath == corner().boundingBoxOfPath)
    #expect(line.elements.count <= 2 * corner().elements.count)
  }

  @Test("3.10.5 a part of a path is cut by fractions of its length")
  func trimming() {
    #expect(
      corner().trimmed(from: 0.25, to: 0.75).elements == [
        .move(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 20, y: 0)), .line(CGPoint(x: 20, y: 10)),
      ])
    #expect(corner().trimmed(from: 0, to: 1) == corner())
    #expect(corner().trimmed(from: 0.6, to: 0.6).isEmpty)
    #expect(corner().trimmed(from: -1, to: 2) == corner())
  }

  @Test("3.10.5 a fraction of a circle's length is that fraction of the turn")
  func trimmedCircle() {
    let circle = CGPath(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2), transform: nil)
    for step in 1...7 {
      let fraction = CGFloat(step) / 8
      let end = circle.trimmed(from: 0, to: fraction).currentPoint
      #expect(hypot(end.x - cos(2 * .pi * fraction), end.y - sin(2 * .pi * fraction)) < 0.001)
    }
  }
}
