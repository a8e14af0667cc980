import QuartzCore
import Testing

@Suite struct MediaTimeTests {
  @Test(
    "a frame stands on its exact tick, without adding up",
    arguments: [24, 25, 30, 48, 50, 60, 90, 100, 120, 144, 240])
  func frames(_ fps: Int) {
    for k in [0, 1, 59, 60, 1_000_001] {
      #expect(MediaTime.frame(k, fps: fps).ticks == Int64(k) * (705_600_000 / Int64(fps)))
    }
  }

  @Test("seconds come back as the tick they came from, for a month")
  func roundTrip() {
    var random = SteadyGenerator(seed: 1)
    for _ in 0..<1000 {
      let time = MediaTime(ticks: Int64.random(in: 0..<(1 << 51), using: &random))
      #expect(MediaTime(seconds: time.seconds) == time)
    }
  }

  @Test("what no clock can show ends at the ends of the range")
  func extremes() {
    #expect(MediaTime(seconds: .infinity) == .distantFuture)
    #expect(MediaTime(seconds: -.infinity) == .distantPast)
    #expect(MediaTime(seconds: .nan) == .zero)
    #expect(MediaTime.distantFuture + .distantFuture == .distantFuture)
    #expect(MediaTime(ticks: 5).multiplied(by: .infinity) == .distantFuture)
  }
}
