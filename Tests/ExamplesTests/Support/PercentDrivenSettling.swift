import Foundation

/// How a percent-driven move goes on after the finger: to one of its ends, eased, at its own speed (fact 1.5.3,
/// decision 9.5).
struct PercentDrivenSettling {
  /// Where the finger left it.
  let fraction: Double
  let isFinishing: Bool
  /// Of the whole move, in seconds.
  let duration: Double

  /// In seconds.
  var length: Double { (isFinishing ? 1 - fraction : fraction) * duration }

  /// The fraction some frames after the release; nil once it is over.
  func fraction(after frames: Int, at framesPerSecond: Int) -> Double? {
    let elapsed = Double(frames) / Double(framesPerSecond)
    guard elapsed < length - 1e-9 else { return nil }
    let end: Double = isFinishing ? 1 : 0
    return fraction + (end - fraction) * easeInOut(elapsed / length)
  }
}
