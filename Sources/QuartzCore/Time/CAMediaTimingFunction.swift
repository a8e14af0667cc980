/// A curve that warps the time of an animation.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  package let curve: CubicTiming
  private let points: [Float]

  /// - Parameters:
  ///   - c1x: 0…1.
  ///   - c1y: May leave 0…1, for an overshoot (fact 3.5.1).
  ///   - c2x: 0…1.
  ///   - c2y: As `c1y`.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    let given = [c1x, c1y, c2x, c2y]
    // What is no number gives way to the straight line's.
    let finite = zip(given, [0, 0, 1, 1]).map { $0.isFinite ? $0 : $1 }
    points = [0, 0] + finite + [1, 1]
    curve = CubicTiming(
      c1x: Double(finite[0]), c1y: Double(finite[1]), c2x: Double(finite[2]), c2y: Double(finite[3]))
    super.init()
    if finite != given {
      MediaContext.current.report(
        Finding(
          grade: .fault, rule: "timing-function-not-finite",
          message: "A control point, \(given), is infinite or not a number; the straight line's is taken.",
          subjects: ["CAMediaTimingFunction"],
          remedy: "Check divisions by a distance or duration of zero."))
    } else if !(0...1).contains(c1x) || !(0...1).contains(c2x) {
      MediaContext.current.report(
        Finding(
          grade: .fault, rule: "timing-function-outside-unit",
          message: "The x of a control point, \(c1x) or \(c2x), lies outside 0…1 and is moved inside.",
          subjects: ["CAMediaTimingFunction"], remedy: "Give control points an x between 0 and 1."))
    }
  }

  /// An unknown name gives the linear function.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    default:
      self.init(controlPoints: 0, 0, 1, 1)
      MediaContext.current.report(
        Finding(
          grade: .fault, rule: "timing-function-not-known",
          message: "There is no timing function of the name \(name.rawValue); the linear one is taken.",
          subjects: ["CAMediaTimingFunction"],
          remedy: "Use linear, easeIn, easeOut, easeInEaseOut or default, or give control points."))
    }
  }

  /// Writes x and y of one of the four points of the curve; an index outside 0…3 writes nothing.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard (0..<4).contains(idx) else { return }
    ptr[0] = points[idx * 2]
    ptr[1] = points[idx * 2 + 1]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  open override var hash: Int { [curve.c1x, curve.c1y, curve.c2x, curve.c2y].hashValue }
}
