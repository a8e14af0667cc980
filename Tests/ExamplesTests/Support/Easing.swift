/// The ease in-out of Core Animation and of UIKit, a Bézier curve from (0, 0) over (0.42, 0) and (0.58, 1) to (1, 1),
/// worked out by halving: nothing here is the library's (facts 3.5 and 4.1).
func easeInOut(_ progress: Double) -> Double {
  func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
  }
  var low = 0.0
  var high = 1.0
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if coordinate(0.42, 0.58, middle) < progress { low = middle } else { high = middle }
  }
  return coordinate(0, 1, (low + high) / 2)
}
