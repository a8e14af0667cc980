import QuartzCore
import Testing

@MainActor @Suite struct CADisplayLinkTests {
  @MainActor final class Target {
    var stamps: [(Double, Double)] = []

    func step(_ link: CADisplayLink) { stamps.append((link.timestamp, link.targetTimestamp)) }
  }

  private func fire(_ context: MediaContext, frames: Range<Int>, fps: Int) {
    for k in frames {
      context.now = .frame(k, fps: fps)
      context.fireDisplayLinks(at: context.now)
    }
  }

  @Test("called once a frame, with the time of the frame and of the next one")
  func stamps() {
    let context = MediaContext(framesPerSecond: 60)
    let target = Target()
    MediaContext.$local.withValue(context) {
      let link = CADisplayLink(target: target, selector: Selector("step(_:)", Target.step(_:)))
      link.add(to: .main, forMode: .common)
      fire(context, frames: 0..<3, fps: 60)
      #expect(target.stamps.map(\.0) == [0, 1, 2].map { MediaTime.frame($0, fps: 60).seconds })
      #expect(target.stamps.map(\.1) == [1, 2, 3].map { MediaTime.frame($0, fps: 60).seconds })
      #expect(link.duration == 1.0 / 60)
      link.isPaused = true
      fire(context, frames: 3..<5, fps: 60)
      link.isPaused = false
      link.invalidate()
      fire(context, frames: 5..<7, fps: 60)
      #expect(target.stamps.count == 3)
    }
  }

  @Test("a preferred rate leaves frames out", arguments: [(30, 5), (20, 4), (60, 10), (0, 10)])
  func preferred(_ rate: Int, _ calls: Int) {
    let context = MediaContext(framesPerSecond: 60)
    let target = Target()
    MediaContext.$local.withValue(context) {
      let link = CADisplayLink(target: target, selector: Selector("step(_:)", Target.step(_:)))
      link.preferredFramesPerSecond = rate
      link.add(to: .main, forMode: .default)
      fire(context, frames: 0..<10, fps: 60)
      #expect(target.stamps.count == calls)
      link.invalidate()
    }
  }

  @Test(
    "a preferred range takes the nearest rate that divides the screen's and lies inside",
    arguments: [
      (Float(30), Float(60), Float(40), 2), (10, 60, 50, 1), (40, 60, 41, 1), (0, 25, 30, 3), (8, 15, 10, 6),
      (50, 55, 58, 1), (.nan, .infinity, .nan, 1),
    ])
  func range(_ minimum: Float, _ maximum: Float, _ preferred: Float, _ step: Int) {
    let context = MediaContext(framesPerSecond: 60)
    let target = Target()
    MediaContext.$local.withValue(context) {
      let link = CADisplayLink(target: target, selector: Selector("step(_:)", Target.step(_:)))
      link.preferredFrameRateRange = CAFrameRateRange(
        minimum: minimum, maximum: maximum, preferred: preferred)
      link.add(to: .main, forMode: .default)
      fire(context, frames: 0..<60, fps: 60)
      #expect(target.stamps.count == 60 / step)
      #expect(target.stamps.allSatisfy { isClose($0.1 - $0.0, Double(step) / 60, 1e-9) })
      link.invalidate()
    }
  }

  @Test("the link keeps its target until it is invalidated")
  func ownership() {
    let context = MediaContext()
    MediaContext.$local.withValue(context) {
      weak var target: Target?
      let link: CADisplayLink
      do {
        let strong = Target()
        target = strong
        link = CADisplayLink(target: strong, selector: Selector("step(_:)", Target.step(_:)))
      }
      link.add(to: .main, forMode: .common)
      #expect(target != nil)
      link.invalidate()
      #expect(target == nil)
    }
  }
}
