/// Running lengths along a curve, to move over it at an even pace.
struct ArcLengths {
  static let chordCount = 64
  /// At equal steps of the parameter, from 0 to the whole length.
  private let running: [Double]

  /// - Parameter distance: Between the points of two parameters in 0…1.
  init(_ distance: (Double, Double) -> Double) {
    var running = [0.0]
    for index in 1...Self.chordCount {
      let start = Double(index - 1) / Double(Self.chordCount)
      running.append(running[index - 1] + distance(start, Double(index) / Double(Self.chordCount)))
    }
    self.running = running
  }

  var length: Double { running[Self.chordCount] }

  /// The parameter at a share of the length.
  func parameter(at share: Double) -> Double {
    guard length > 0, share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    let target = share * length
    let index = (running.firstIndex { $0 >= target } ?? Self.chordCount)
    let before = running[max(index - 1, 0)]
    let step = running[index] - before
    let within = step > 0 ? (target - before) / step : 0
    return (Double(index - 1) + within) / Double(Self.chordCount)
  }
}
