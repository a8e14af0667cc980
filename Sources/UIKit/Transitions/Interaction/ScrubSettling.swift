import Foundation
import QuartzCore

/// Moves a scrubbed transition to one of its ends after the interaction, a step a frame.
@MainActor
final class ScrubSettling: NSObject {
  private let scrubbing: TransitionScrubbing
  private let origin: TimeInterval
  private let target: TimeInterval
  private let seconds: TimeInterval
  private let curve: CAMediaTimingFunction
  private let completion: () -> Void
  private let beginning = MediaContext.current.now
  private var displayLink: CADisplayLink?

  /// - Parameters:
  ///   - target: Where the transition's time goes, in seconds.
  ///   - seconds: How long it takes.
  init(
    scrubbing: TransitionScrubbing, to target: TimeInterval, seconds: TimeInterval,
    curve: UIView.AnimationCurve, completion: @escaping () -> Void
  ) {
    self.scrubbing = scrubbing
    origin = scrubbing.time
    self.target = target
    self.seconds = seconds
    self.curve = curve.timingFunction
    self.completion = completion
    super.init()
  }

  func start() {
    guard seconds > 0 else { return end() }
    let link = CADisplayLink(target: self, selector: Selector("step", ScrubSettling.step))
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  private func step() {
    let elapsed = MediaContext.current.now - beginning
    guard elapsed < MediaTime(seconds: seconds) else { return end() }
    scrubbing.move(to: origin + (target - origin) * curve.curve.value(at: elapsed.seconds / seconds))
  }

  /// Stops where it is; the completion is not called.
  func stop() {
    displayLink?.invalidate()
    displayLink = nil
  }

  private func end() {
    stop()
    scrubbing.move(to: target)
    completion()
  }
}
