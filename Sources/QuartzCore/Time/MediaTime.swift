/// A point in time, or a distance between two, in whole ticks.
///
/// A tick is 1/705,600,000 s, so frames at 24 to 240 a second fall on whole ticks and nothing is accumulated.
package struct MediaTime: Comparable, Hashable, Sendable {
  package static let ticksPerSecond: Int64 = 705_600_000
  package static let zero = MediaTime(ticks: 0)
  /// Later than every time that is reached: about 100 years.
  package static let distantFuture = MediaTime(ticks: 1 << 61)
  package static let distantPast = MediaTime(ticks: -(1 << 61))

  /// Between −2⁶¹ and 2⁶¹.
  package let ticks: Int64

  package init(ticks: Int64) {
    self.ticks = min(max(ticks, -(1 << 61)), 1 << 61)
  }

  /// The nearest tick. Infinite seconds are the ends of the range; what is not a number is 0.
  package init(seconds: Double) {
    self.init(rounding: seconds * Double(Self.ticksPerSecond))
  }

  /// The nearest whole tick to a fractional number of ticks.
  package init(rounding ticks: Double) {
    if ticks.isNaN {
      self.init(ticks: 0)
    } else {
      self.init(ticks: Int64(min(max(ticks.rounded(), -4.7e18), 4.7e18)))
    }
  }

  package var seconds: Double { Double(ticks) / Double(Self.ticksPerSecond) }

  /// Where frame `k` stands after the start, exactly.
  package static func frame(_ k: Int, fps: Int) -> MediaTime {
    let (whole, rest) = k.quotientAndRemainder(dividingBy: fps)
    return MediaTime(ticks: Int64(whole) * ticksPerSecond + Int64(rest) * ticksPerSecond / Int64(fps))
  }

  /// Integer multiplication by 1 and −1; other factors round to the nearest tick.
  package func multiplied(by factor: Double) -> MediaTime {
    if factor == 1 { return self }
    if factor == -1 { return MediaTime(ticks: -ticks) }
    return MediaTime(rounding: Double(ticks) * factor)
  }

  package static func + (left: MediaTime, right: MediaTime) -> MediaTime {
    MediaTime(ticks: left.ticks + right.ticks)
  }

  package static func - (left: MediaTime, right: MediaTime) -> MediaTime {
    MediaTime(ticks: left.ticks - right.ticks)
  }

  package static prefix func - (time: MediaTime) -> MediaTime {
    MediaTime(ticks: -time.ticks)
  }

  package static func < (left: MediaTime, right: MediaTime) -> Bool {
    left.ticks < right.ticks
  }
}
