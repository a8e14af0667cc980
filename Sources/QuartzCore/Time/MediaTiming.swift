/// The timing of a layer or an animation as it was given, in seconds.
package struct MediaTiming: Equatable, Sendable {
  package var beginTime: CFTimeInterval = 0
  package var duration: CFTimeInterval = 0
  package var speed: Float = 1
  package var timeOffset: CFTimeInterval = 0
  package var repeatCount: Float = 0
  package var repeatDuration: CFTimeInterval = 0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  package init() {}

  /// Whether local time is parent time.
  package var isIdentity: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }

  /// Local time of a layer with this timing (fact 3.1.1).
  package func localTime(fromParent time: MediaTime) -> MediaTime {
    if isIdentity { return time }
    let offset = MediaTime(seconds: timeOffset)
    if speed == 0 { return offset }
    return (time - MediaTime(seconds: beginTime)).multiplied(by: Double(speed)) + offset
  }

  /// The parent's time at a local time. A clock that stands still answers with its begin.
  package func parentTime(fromLocal time: MediaTime) -> MediaTime {
    if isIdentity { return time }
    let begin = MediaTime(seconds: beginTime)
    if speed == 0 { return begin }
    return (time - MediaTime(seconds: timeOffset)).multiplied(by: 1 / Double(speed)) + begin
  }
}
