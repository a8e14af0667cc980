import Compositor
import CoreGraphics
import Testing

@Suite("Coverage")
struct CoverageTests {
  private func map(_ shape: RenderShape, _ transform: RenderTransform = .identity, size: Int = 40)
    -> CoverageMap
  {
    CoverageMap(
      of: shape, under: DeviceTransform(transform),
      bounds: PixelBounds(minX: 0, minY: 0, maxX: size, maxY: size))
  }

  private func everyPixel(_ holds: (_ x: Int, _ y: Int) -> Bool) -> Bool {
    (0..<40).allSatisfy { y in (0..<40).allSatisfy { holds($0, y) } }
  }

  /// The part of a pixel inside an interval.
  private func overlap(_ start: Double, _ end: Double, _ pixel: Int) -> Double {
    max(0, min(end, Double(pixel) + 1) - max(start, Double(pixel)))
  }

  @Test(
    "a rectangle covers each pixel by its exact area",
    arguments: [
      (3.0, 4.0, 9.0, 11.0), (3.25, 4.5, 9.75, 11.125), (5.25, 5.5, 5.75, 5.75), (-7.5, 2, 90, 3.00390625),
    ])
  func rectangle(edges: (Double, Double, Double, Double)) {
    let (x0, y0, x1, y1) = edges
    let rectangle = RenderRect(minX: x0, minY: y0, maxX: x1, maxY: y1)
    let corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)].map { RenderPoint(x: $0.0, y: $0.1) }
    let path = RenderPath(
      elements: [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
    for shape in [RenderShape.rectangle(rectangle), .path(path)] {
      let map = map(shape)
      let isExact = everyPixel { x, y in
        let area = overlap(x0, x1, x) * overlap(y0, y1, y)
        return map[x, y] == UInt8((area * 255 + 0.5).rounded(.down))
      }
      #expect(isExact)
    }
  }

  @Test("a turned square covers its exact area in sum")
  func turnedSquare() {
    let square = RenderShape.rectangle(RenderRect(minX: 0, minY: 0, maxX: 20, maxY: 20))
    let map = map(square, RenderTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 18, ty: 4))
    let sum = (0..<40 * 40).reduce(0) { $0 + Int(map[$1 % 40, $1 / 40]) }
    #expect(abs(Double(sum) / 255 - 400) < 0.25)
  }

  /// The part of a pixel inside a circle: 256 lines, each cut exactly.
  private func area(_ column: Int, _ row: Int, inCircle x: Double, _ y: Double, _ radius: Double) -> Double {
    (0..<256).reduce(0) { sum, line in
      let dy = Double(row) + (Double(line) + 0.5) / 256 - y
      let square = radius * radius - dy * dy
      guard square > 0 else { return sum }
      return sum + overlap(x - square.squareRoot(), x + square.squareRoot(), column) / 256
    }
  }

  @Test(
    "a circle covers each pixel by its area: at most 2/255 off, 0.2/255 in the mean",
    arguments: [(50.0, 50.0, 30.0), (50.3, 49.7, 45.2), (20, 30, 90)])
  func circle(_ circle: (Double, Double, Double)) {
    let (x, y, radius) = circle
    let size = 100
    let map = map(.path(.circle(x: x, y: y, radius: radius, arcs: 16)), size: size)
    var largest = 0.0
    var sum = 0.0
    for row in 0..<size {
      for column in 0..<size {
        let error = abs(Double(map[column, row]) - 255 * area(column, row, inCircle: x, y, radius))
        largest = max(largest, error)
        sum += error
      }
    }
    #expect(largest <= 2)
    #expect(sum / Double(size * size) < 0.2)
  }

  @Test("neighbours along a slanted side leave no seam")
  func seams() {
    let upper = RenderPath(elements: [
      .move(RenderPoint(x: 0, y: 0)), .line(RenderPoint(x: 40, y: 0)), .line(RenderPoint(x: 40, y: 13.3)),
      .line(RenderPoint(x: 0, y: 27.1)), .close,
    ])
    let lower = RenderPath(elements: [
      .move(RenderPoint(x: 0, y: 27.1)), .line(RenderPoint(x: 40, y: 13.3)), .line(RenderPoint(x: 40, y: 40)),
      .line(RenderPoint(x: 0, y: 40)), .close,
    ])
    let first = map(.path(upper))
    let second = map(.path(lower))
    let both = map(.path(RenderPath(elements: upper.elements + lower.elements)))
    let meet = everyPixel { abs(Int(first[$0, $1]) + Int(second[$0, $1]) - 255) <= 1 }
    #expect(meet)
    let isFull = everyPixel { both[$0, $1] == 255 }
    #expect(isFull)
  }

  @Test("even-odd leaves the inner ring open, non-zero fills it")
  func fillRules() {
    func ring(_ rule: RenderPath.FillRule) -> CoverageMap {
      let outer = RenderPath.circle(x: 20, y: 20, radius: 15)
      let inner = RenderPath.circle(x: 20, y: 20, radius: 8)
      return map(.path(RenderPath(elements: outer.elements + inner.elements, rule: rule)))
    }
    #expect(ring(.evenOdd)[20, 20] == 0)
    #expect(ring(.nonZero)[20, 20] == 255)
    #expect(ring(.evenOdd)[8, 20] == 255)
  }

  @Test("round corners are quarter circles and shrink together when they do not fit")
  func roundCorners() {
    let rectangle = RenderRect(minX: 0, minY: 0, maxX: 40, maxY: 40)
    let fitting = map(.roundedRectangle(rectangle, RenderCornerRadii(20)))
    let tooLarge = map(.roundedRectangle(rectangle, RenderCornerRadii(300)))
    let circle = map(.path(.circle(x: 20, y: 20, radius: 20, arcs: 16)))
    let isRound = everyPixel { abs(Int(fitting[$0, $1]) - Int(circle[$0, $1])) <= 1 }
    #expect(isRound)
    let isSame = everyPixel { fitting[$0, $1] == tooLarge[$0, $1] }
    #expect(isSame)
  }
}
