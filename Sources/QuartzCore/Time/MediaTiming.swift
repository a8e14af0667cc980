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
  package var isIdentity: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 && !(duration > 0) }

  /// Local time of a layer with this timing: its active time (fact 3.1.1), and with a duration of its own the place
  /// in its cycle (fact 3.1.2).
  package func localTime(fromParent time: MediaTime) -> MediaTime {
    if isIdentity { return time }
    let active = activeTime(fromParent: time)
    return cycle?.basicTime(ofActive: active) ?? active
  }

  /// Whether a layer's clock may go back to what lies behind at a time of its parent: it stands still and waits to be
  /// moved, or has cycles to come.
  func mayComeBack(atParent time: MediaTime) -> Bool {
    speed == 0 || cycle?.comesBack(afterActive: activeTime(fromParent: time)) ?? false
  }

  private func activeTime(fromParent time: MediaTime) -> MediaTime {
    let offset = MediaTime(seconds: timeOffset)
    if speed == 0 { return offset }
    return (time - MediaTime(seconds: beginTime)).multiplied(by: Double(speed)) + offset
  }

  /// Of a layer with a duration of its own.
  private var cycle: ActiveTiming? {
    duration > 0 ? ActiveTiming(self, defaultDuration: duration) : nil
  }

  /// False with a number in it that no clock can follow; only lengths and counts may be infinite.
  package var isUsable: Bool {
    beginTime.isFinite && speed.isFinite && timeOffset.isFinite && !duration.isNaN && !repeatCount.isNaN
      && !repeatDuration.isNaN
  }

  /// The same with the defaults for numbers that no clock can follow.
  package var replacingUnusable: MediaTiming {
    var usable = self
    if !beginTime.isFinite { usable.beginTime = 0 }
    if !speed.isFinite { usable.speed = 1 }
    if !timeOffset.isFinite { usable.timeOffset = 0 }
    if duration.isNaN { usable.duration = 0 }
    if repeatCount.isNaN { usable.repeatCount = 0 }
    if repeatDuration.isNaN { usable.repeatDuration = 0 }
    return usable
  }

  /// The parent's time at a local time. A clock that stands still answers with its begin.
  package func parentTime(fromLocal time: MediaTime) -> MediaTime {
    if isIdentity { return time }
    let begin = MediaTime(seconds: beginTime)
    if speed == 0 { return begin }
    return (time - MediaTime(seconds: timeOffset)).multiplied(by: 1 / Double(speed)) + begin
  }
}
