import QuartzCore
import Testing

@Suite struct CubicTimingTests {
  static let table: [(CAMediaTimingFunctionName, [Double])] = [
    (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    (.easeIn, [0.0170, 0.0935, 0.3154, 0.6219, 0.8394]),
    (.easeOut, [0.1606, 0.3781, 0.6846, 0.9065, 0.9830]),
    (.easeInEaseOut, [0.0197, 0.1292, 0.5, 0.8708, 0.9803]),
    (.default, [0.0948, 0.4085, 0.8024, 0.9605, 0.9943]),
  ]

  @Test("3.5 the named curves at five times", arguments: table)
  func named(_ name: CAMediaTimingFunctionName, _ expected: [Double]) {
    let curve = CAMediaTimingFunction(name: name).curve
    for (x, y) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(isClose(curve.value(at: x), y, 0.0005))
    }
  }

  @Test("3.5 exact against bisection in extended precision")
  func exact() {
    var random = SteadyGenerator(seed: 35)
    for _ in 0..<300 {
      let points = (0..<4).map { _ in Double.random(in: 0...1, using: &random) }
      let curve = CubicTiming(
        c1x: points[0], c1y: points[1] * 3 - 1, c2x: points[2], c2y: points[3] * 3 - 1)
      for index in 1..<20 {
        let x = Double(index) / 20
        #expect(isClose(curve.value(at: x), Self.bisected(curve, x), 1e-6))
      }
    }
  }

  /// By de Casteljau in 80 bits and plain bisection: nothing in common with the code under test.
  private static func bisected(_ curve: CubicTiming, _ x: Double) -> Double {
    func at(_ t: Float80, _ p1: Double, _ p2: Double) -> Float80 {
      let u = 1 - t
      let (a, b, c) = (t * Float80(p1), u * Float80(p1) + t * Float80(p2), u * Float80(p2) + t)
      let (d, e) = (u * a + t * b, u * b + t * c)
      return u * d + t * e
    }
    var (low, high): (Float80, Float80) = (0, 1)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if at(middle, curve.c1x, curve.c2x) < Float80(x) { low = middle } else { high = middle }
    }
    return Double(at(low, curve.c1y, curve.c2y))
  }

  @Test("3.5 ends are exact, and beyond them nothing moves", arguments: table.map(\.0))
  func ends(_ name: CAMediaTimingFunctionName) {
    let curve = CAMediaTimingFunction(name: name).curve
    #expect([-1, 0, 1, 2].map(curve.value) == [0, 0, 1, 1])
  }

  @Test("3.5.1 y may overshoot, x may not")
  func overshoot() {
    #expect(CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 2).curve.value(at: 0.8) > 1)
    Stage.run { stage in
      _ = CAMediaTimingFunction(controlPoints: 1.5, 0, 0, 1)
      #expect(stage.rules == ["timing-function-outside-unit"])
    }
  }

  @Test("control points are given back")
  func controlPoints() {
    let function = CAMediaTimingFunction(name: .default)
    var point: [Float] = [9, 9]
    function.getControlPoint(at: 1, values: &point)
    #expect(point == [0.25, 0.1])
    function.getControlPoint(at: 3, values: &point)
    #expect(point == [1, 1])
  }
}
