import CoreGraphics
import Foundation

/// Places numbers by their logarithms, with room for all of some values and marks at round numbers.
struct LogarithmicAxis {
  private let lower: Double
  private let upper: Double
  private let length: CGFloat

  /// - Parameters:
  ///   - values: What has to be shown; what is not above 0 cannot be.
  ///   - length: Of the axis, in points.
  init(_ values: [Double], length: CGFloat) {
    let shown = values.filter { $0 > 0 && $0.isFinite }
    let (least, most) = (shown.min() ?? 1, shown.max() ?? 10)
    // A tenth more on both sides, so that no point lies on the frame.
    lower = least / 1.2
    upper = max(most * 1.2, lower * 2)
    self.length = length
  }

  /// From the beginning of the axis, in points.
  func offset(of value: Double) -> CGFloat {
    CGFloat(log(max(value, lower / 1000) / lower) / log(upper / lower)) * length
  }

  /// Powers of ten; where they would be fewer than two, also two and five times each.
  var marks: [Double] {
    let exponents = Int(log10(lower).rounded(.down))...Int(log10(upper).rounded(.up))
    let powers = exponents.map { pow(10, Double($0)) }
    let coarse = powers.filter { lower <= $0 && $0 <= upper }
    if coarse.count >= 2 { return coarse }
    return powers.flatMap { [$0, 2 * $0, 5 * $0] }.filter { lower <= $0 && $0 <= upper }
  }

  /// A mark's number, without more digits than it needs.
  static func text(of mark: Double) -> String {
    if mark >= 1 { return String(Int(mark.rounded())) }
    return String(format: "%.\(Int((-log10(mark)).rounded(.up)))f", mark)
  }
}
