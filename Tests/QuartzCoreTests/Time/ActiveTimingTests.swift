import QuartzCore
import Testing

@Suite struct ActiveTimingTests {
  private func phase(_ seconds: Double, _ change: (inout MediaTiming) -> Void) -> ActiveTiming.Phase {
    var timing = MediaTiming()
    timing.duration = 2
    change(&timing)
    return ActiveTiming(timing, defaultDuration: 0.25).phase(at: MediaTime(seconds: seconds))
  }

  private func fraction(_ seconds: Double, _ change: (inout MediaTiming) -> Void = { _ in })
    -> Double?
  {
    phase(seconds, change).position?.fraction
  }

  @Test("3.1.2 repeats start over, and count the cycles")
  func repeats() {
    let position = phase(5) { $0.repeatCount = 3 }.position
    #expect(position?.fraction == 0.5)
    #expect(position?.cycle == 2)
    #expect(fraction(6) { $0.repeatCount = 3 } == nil)
  }

  @Test("3.1 a repeat count may be a fraction, or for ever")
  func fractions() {
    #expect(fraction(4.9) { $0.repeatCount = 2.5 } == 0.45)
    #expect(fraction(5) { $0.repeatCount = 2.5 } == nil)
    #expect(
      fraction(5) {
        $0.repeatCount = 2.5
        $0.fillMode = .forwards
      } == 0.5)
    #expect(fraction(1_000_001) { $0.repeatCount = .greatestFiniteMagnitude } == 0.5)
  }

  @Test("3.1 autoreverse doubles the active length")
  func autoreverse() {
    #expect(fraction(3) { $0.autoreverses = true } == 0.5)
    #expect(fraction(3.5) { $0.autoreverses = true } == 0.25)
    #expect(fraction(4) { $0.autoreverses = true } == nil)
    #expect(
      fraction(4) {
        $0.autoreverses = true
        $0.fillMode = .both
      } == 0)
  }

  @Test("3.1 a repeat duration ends wherever it ends")
  func repeatDuration() {
    #expect(fraction(2.9) { $0.repeatDuration = 3 } == 0.45)
    #expect(fraction(3) { $0.repeatDuration = 3 } == nil)
  }

  @Test("3.1.7 fill modes show the first value before, the last after")
  func fillModes() {
    #expect(fraction(-1) == nil)
    #expect(fraction(-1) { $0.fillMode = .backwards } == 0)
    #expect(fraction(-1) { $0.fillMode = .forwards } == nil)
    #expect(fraction(2) == nil)
    #expect(fraction(2) { $0.fillMode = .forwards } == 1)
    #expect(fraction(2) { $0.fillMode = .backwards } == nil)
    #expect(fraction(9) { $0.fillMode = .both } == 1)
  }

  @Test("3.1 speed shortens, and a negative one plays backwards")
  func speed() {
    #expect(fraction(0.5) { $0.speed = 2 } == 0.5)
    #expect(fraction(1) { $0.speed = 2 } == nil)
    #expect(fraction(0.5) { $0.speed = -1 } == 0.75)
    #expect(fraction(0) { $0.speed = -1 } == 1)
    #expect(
      fraction(2) {
        $0.speed = -1
        $0.fillMode = .forwards
      } == 0)
  }

  @Test("3.1.5 with speed 0 the offset alone says where it stands", arguments: [0, 0.5, 1.25, 2])
  func frozen(_ offset: Double) {
    #expect(
      fraction(77) {
        $0.speed = 0
        $0.timeOffset = offset
      } == offset / 2)
  }

  @Test("3.1 an offset starts within the cycle; what it skips plays at the end")
  func offset() {
    #expect(fraction(0) { $0.timeOffset = 0.5 } == 0.25)
    #expect(fraction(1.75) { $0.timeOffset = 0.5 } == 0.125)
    #expect(fraction(2) { $0.timeOffset = 0.5 } == nil)
  }

  @Test("3.1 backwards an offset cuts off the start, which is the end of the cycle")
  func offsetBackwards() {
    #expect(
      [0, 0.5, 1.75].map { time in
        fraction(time) {
          $0.speed = -1
          $0.timeOffset = 2
        }
      } == [1, 0.75, 0.125])
  }

  @Test(
    "3.1 a duration of 0 or less, or none at all, becomes the default",
    arguments: [0, -3, Double.nan])
  func defaultDuration(_ duration: Double) {
    #expect(fraction(0.125) { $0.duration = duration } == 0.5)
  }
}
