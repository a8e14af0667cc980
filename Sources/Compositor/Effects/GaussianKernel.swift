/// The weights of a Gaussian in whole numbers that add up to 65,536.
struct GaussianKernel: Equatable, Sendable {
  /// Pixels on either side of the middle: three and a half standard deviations, so that what is cut off never makes
  /// a level of 8 bits.
  let radius: Int
  /// 2 · radius + 1 weights.
  let weights: [Int32]

  static let one = 65_536
  /// Wider blurs than this, in pixels, cannot be told apart on a screen.
  static let widest = 2_048.0

  /// - Parameter sigma: Standard deviation in pixels, above 0.
  init(sigma: Double) {
    let sigma = min(max(sigma, 0.05), GaussianKernel.widest)
    radius = max(1, Int((sigma * 3.5).rounded(.up)))
    // e^(−k²/2σ²) step by step: each value is the last times q^(2k+1), q = e^(−1/2σ²).
    let ratio = GaussianKernel.exponential(-1 / (2 * sigma * sigma))
    var values = [1.0]
    var step = ratio
    for _ in 1...radius {
      values.append(values[values.count - 1] * step)
      step *= ratio * ratio
    }
    let sum = values.dropFirst().reduce(0, +) * 2 + 1
    let side = values.dropFirst().map { Int32(($0 / sum * Double(GaussianKernel.one)).rounded()) }
    let middle = Int32(GaussianKernel.one) - 2 * side.reduce(0, +)
    weights = side.reversed() + [middle] + side
  }

  /// e^x for x ≤ 0 from + × ÷ alone, so that it is the same on every machine: halved until a short series is exact,
  /// then squared back.
  static func exponential(_ x: Double) -> Double {
    guard x > -700 else { return 0 }
    var halvings = 0
    var small = x
    while small < -0.0625 {
      small /= 2
      halvings += 1
    }
    var term = 1.0
    var sum = 1.0
    for index in 1...10 {
      term *= small / Double(index)
      sum += term
    }
    for _ in 0..<halvings { sum *= sum }
    return sum
  }

  /// Sums of the weights up to each place: element i is the sum of the first i weights.
  var cumulative: [Int32] {
    var sums: [Int32] = [0]
    for weight in weights { sums.append(sums[sums.count - 1] + weight) }
    return sums
  }
}
