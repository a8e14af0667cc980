/// An animation's timing in ticks, from its begin on: what maps the time of its layer (or group) to a place in its
/// cycle (facts 3.1.1, 3.1.2, 3.1.7).
package struct ActiveTiming: Sendable {
  /// A place in an animation.
  package struct Position: Equatable, Sendable {
    /// How much of one cycle has been played, 0…1, before any timing function.
    package var fraction: Double
    /// How many whole cycles lie behind.
    package var cycle: Int
    /// The place within the cycle, in ticks of the animation's own time.
    package var time: MediaTime
  }

  package enum Phase: Equatable, Sendable {
    case before(Position?)
    case active(Position)
    case after(Position?)

    /// What is shown: nothing outside the active time unless the fill mode says otherwise.
    package var position: Position? {
      switch self {
      case .before(let position), .after(let position): position
      case .active(let position): position
      }
    }
  }

  package let duration: MediaTime
  package let speed: Double
  package let timeOffset: MediaTime
  package let autoreverses: Bool
  package let fillsBackwards: Bool
  package let fillsForwards: Bool
  /// Length of all cycles in the animation's own time; nil when it repeats for ever.
  package let activeLength: MediaTime?

  /// - Parameters:
  ///   - timing: As given on the animation.
  ///   - defaultDuration: Stands for a duration that is 0, negative or not a number; of 0 it ends as it begins.
  package init(_ timing: MediaTiming, defaultDuration: CFTimeInterval) {
    let seconds = timing.duration > 0 ? timing.duration : defaultDuration
    duration = MediaTime(ticks: max(1, MediaTime(seconds: seconds).ticks))
    speed = Double(timing.speed)
    timeOffset = MediaTime(seconds: timing.timeOffset)
    autoreverses = timing.autoreverses
    fillsBackwards = timing.fillMode.fillsBackwards
    fillsForwards = timing.fillMode.fillsForwards
    activeLength = seconds > 0 ? ActiveTiming.length(of: timing, duration: duration) : .zero
  }

  private static func length(of timing: MediaTiming, duration: MediaTime) -> MediaTime? {
    let cycle = duration.multiplied(by: timing.autoreverses ? 2 : 1)
    var length = cycle
    if timing.repeatDuration > 0 {
      length = MediaTime(seconds: timing.repeatDuration)
    } else if timing.repeatCount > 0 {
      length = cycle.multiplied(by: Double(timing.repeatCount))
    }
    return length < .distantFuture ? length : nil
  }

  /// Length of one cycle, there and back where it reverses.
  private var cycleLength: MediaTime { duration.multiplied(by: autoreverses ? 2 : 1) }

  /// How long the animation lasts in its layer's time; nil when it never ends.
  package var end: MediaTime? {
    guard let activeLength, speed != 0 else { return nil }
    return activeLength.multiplied(by: 1 / abs(speed))
  }

  /// - Parameter elapsed: The layer's time minus the animation's begin.
  package func phase(at elapsed: MediaTime) -> Phase {
    if elapsed < .zero { return .before(fillsBackwards ? position(ofActive: .zero) : nil) }
    if let end, elapsed >= end {
      return .after(fillsForwards ? position(ofActive: activeLength ?? .zero) : nil)
    }
    if speed == 0 { return frozenPhase }
    return .active(position(ofActive: elapsed.multiplied(by: abs(speed))))
  }

  /// Where a layer with this timing stands in its cycle. Outside the active time it stands at the first or last
  /// moment where the fill mode says so, else its clock goes on.
  func basicTime(ofActive time: MediaTime) -> MediaTime {
    if time < .zero { return fillsBackwards ? .zero : time }
    guard let activeLength, time >= activeLength else { return place(at: time).time }
    return fillsForwards ? place(at: activeLength).time : time
  }

  /// Whether cycles of a layer lie ahead of an active time, or the way back of this one.
  func comesBack(afterActive time: MediaTime) -> Bool {
    guard time >= .zero, activeLength.map({ time < $0 }) ?? true else { return false }
    return autoreverses || activeLength.map { $0 > duration } ?? true
  }

  /// A clock that stands still is where its offset says.
  private var frozenPhase: Phase {
    if timeOffset < .zero { return .before(fillsBackwards ? place(at: .zero) : nil) }
    if let activeLength, timeOffset > activeLength {
      return .after(fillsForwards ? place(at: activeLength) : nil)
    }
    return .active(place(at: timeOffset))
  }

  /// - Parameter played: How much of the active time has been played, in either direction.
  private func position(ofActive played: MediaTime) -> Position {
    if speed == 0 { return place(at: min(max(timeOffset, .zero), activeLength ?? .distantFuture)) }
    // Repeats may be so short that no tick is left of them.
    let length = max(activeLength ?? cycleLength, MediaTime(ticks: 1))
    var time = speed < 0 ? length - played + timeOffset : played + timeOffset
    if time < .zero || (time > length && (activeLength != nil || speed < 0)) {
      // The offset moves the start into the cycle; what is cut off there plays at the end.
      let (_, rest) = time.ticks.quotientAndRemainder(dividingBy: length.ticks)
      time = MediaTime(ticks: rest < 0 ? rest + length.ticks : rest)
      // Who plays backwards comes to the end of the cycle before its start.
      if time == .zero, speed < 0 { time = length }
    }
    return place(at: time)
  }

  /// - Parameter time: Active time, 0 or more.
  private func place(at time: MediaTime) -> Position {
    let cycle = cycleLength.ticks
    var (index, within) = time.ticks.quotientAndRemainder(dividingBy: cycle)
    // The last cycle ends at its end, not at the start of one more.
    if within == 0, index > 0, time == activeLength {
      index -= 1
      within = cycle
    }
    if autoreverses, within > duration.ticks { within = cycle - within }
    return Position(
      fraction: Double(within) / Double(duration.ticks), cycle: Int(index), time: MediaTime(ticks: within))
  }
}
