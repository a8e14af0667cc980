import QuartzCore
import Testing

/// Display links that end themselves or each other while they are called.
@MainActor @Suite struct DisplayLinkAccidentTests {
  @MainActor final class Target {
    var calls = 0
    var onStep: ((CADisplayLink) -> Void)?

    func step(_ link: CADisplayLink) {
      calls += 1
      onStep?(link)
    }
  }

  private func link(_ target: Target) -> CADisplayLink {
    let link = CADisplayLink(target: target, selector: Selector("step(_:)", Target.step(_:)))
    link.add(to: .main, forMode: .common)
    return link
  }

  @Test("a link that the one before takes out, ends or pauses is not called any more", arguments: 0..<3)
  func others(_ way: Int) {
    let context = MediaContext()
    MediaContext.$local.withValue(context) {
      let (first, second) = (Target(), Target())
      let (firstLink, secondLink) = (link(first), link(second))
      first.onStep = { _ in
        switch way {
        case 0: secondLink.remove(from: .main, forMode: .common)
        case 1: secondLink.invalidate()
        default: secondLink.isPaused = true
        }
      }
      for frame in 0..<3 { context.fireDisplayLinks(at: .frame(frame, fps: 60)) }
      #expect(first.calls == 3 && second.calls == 0)
      firstLink.invalidate()
      secondLink.invalidate()
      #expect(!context.hasRunningDisplayLinks)
    }
  }

  @Test("a link that ends itself lets go of its target, and one that it adds begins with the next frame")
  func itself() {
    let context = MediaContext()
    MediaContext.$local.withValue(context) {
      weak var gone: Target?
      let second = Target()
      do {
        let first = Target()
        gone = first
        first.onStep = { [self] link in
          link.invalidate()
          link.invalidate()
          link.add(to: .main, forMode: .common)
          _ = self.link(second)
        }
        _ = link(first)
      }
      context.fireDisplayLinks(at: .zero)
      #expect(gone == nil && second.calls == 0)
      context.fireDisplayLinks(at: .frame(1, fps: 60))
      #expect(second.calls == 1)
      context.end()
    }
  }

  @Test(
    "rates that no screen has are read back as whole numbers",
    arguments: [Float.nan, .infinity, -.infinity, 1e30, -5])
  func rates(_ rate: Float) {
    MediaContext.$local.withValue(MediaContext()) {
      let link = CADisplayLink(target: Target(), selector: Selector("step(_:)", Target.step(_:)))
      link.preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
      #expect(link.preferredFramesPerSecond >= 0)
      #expect(link.frameInterval >= 1)
      link.frameInterval = .min
      #expect(link.preferredFramesPerSecond == 0)
    }
  }

  @Test("a rate that is none is reported, and the old range stays", arguments: [Float.nan, .infinity])
  func rateNotFinite(_ rate: Float) {
    let context = MediaContext()
    MediaContext.$local.withValue(context) {
      let link = CADisplayLink(target: Target(), selector: Selector("step(_:)", Target.step(_:)))
      link.preferredFramesPerSecond = 30
      for odd in [
        CAFrameRateRange(minimum: rate, maximum: 60), CAFrameRateRange(minimum: 10, maximum: rate),
        CAFrameRateRange(minimum: 10, maximum: 60, preferred: rate),
      ] {
        link.preferredFrameRateRange = odd
      }
      #expect(context.findings.map(\.rule) == Array(repeating: "frame-rate-not-finite", count: 3))
      #expect(link.preferredFramesPerSecond == 30)
    }
  }
}
