import Simulator
import Testing
import UIKit

/// Every call on a property animator in every state (section 4.7): a mistake is a finding, and the animator still works.
@MainActor
@Suite struct PropertyAnimatorAccidentTests {
  enum Call: CaseIterable, Sendable {
    case start
    case pause
    case resume
    case resumeWithNothingLeft
    case stop
    case stopForGood
    case finish
    case scrub
    case scrubToNothing
    case reverse
    case add
  }

  @Test(
    "4.7 any three calls in a row leave an animator that can be brought to its end", arguments: Call.allCases,
    Call.allCases)
  func threeCalls(first: Call, second: Call) async {
    for third in Call.allCases {
      let device = await Device(recordsTrace: false)
      let root = UIViewController()
      device.show(root)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      root.view.addSubview(view)
      await device.advanceFrames(2)
      let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeInOut) { view.center.x = 300 }
      for call in [first, second, third] {
        perform(call, on: animator, view)
        await device.advanceFrames(2)
      }
      if animator.state == .stopped { animator.finishAnimation(at: .current) }
      if animator.state == .active && !animator.isRunning {
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
      await device.advance(by: 1)
      #expect(animator.state == .inactive && !animator.isRunning, "\(first) \(second) \(third)")
      #expect(view.layer.animationKeys()?.isEmpty ?? true, "\(first) \(second) \(third)")
      #expect(view.center.x.isFinite && (25...300).contains(view.center.x))
      device.end()
    }
  }

  private func perform(_ call: Call, on animator: UIViewPropertyAnimator, _ view: UIView) {
    switch call {
    case .start: animator.startAnimation()
    case .pause: animator.pauseAnimation()
    case .resume: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    case .resumeWithNothingLeft: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    case .stop: animator.stopAnimation(false)
    case .stopForGood: animator.stopAnimation(true)
    case .finish: animator.finishAnimation(at: .end)
    case .scrub: animator.fractionComplete = 0.5
    case .scrubToNothing: animator.fractionComplete = .nan
    case .reverse: animator.isReversed.toggle()
    case .add: animator.addAnimations { view.center.x = 200 }
    }
  }

  @Test(
    "4.7.2 and 4.7.8 what UIKit raises for is a finding",
    arguments: zip(
      [Call.finish, .pause, .scrub, .start, .add],
      [
        "finish-of-animator-not-stopped", "interruption-of-stopped-animator",
        "interruption-of-stopped-animator",
        "start-of-stopped-animator", "animations-added-to-stopped-animator",
      ]))
  func stopped(_ call: Call, _ rule: String) async {
    let device = await Device(recordsTrace: false)
    let root = UIViewController()
    device.show(root)
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { root.view.alpha = 0.5 }
    animator.startAnimation()
    await device.advanceFrames(2)
    animator.stopAnimation(false)
    if call == .finish { animator.finishAnimation(at: .end) }
    perform(call, on: animator, root.view)
    #expect(device.findings.map(\.rule) == [rule])
    if animator.state == .stopped { animator.finishAnimation(at: .end) }
    #expect(animator.state == .inactive)
    device.end()
  }

  @Test("4.7.4 numbers that are none", arguments: [.nan, .infinity, -1] as [CGFloat])
  func numbers(_ number: CGFloat) async {
    let device = await Device(recordsTrace: false)
    let root = UIViewController()
    device.show(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.view.addSubview(view)
    await device.advanceFrames(2)
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeIn)
    animator.addAnimations({ view.center.x = 300 }, delayFactor: number)
    animator.startAnimation(afterDelay: TimeInterval(number))
    await device.advance(by: 0.05)
    animator.pauseAnimation()
    animator.fractionComplete = number
    #expect(animator.fractionComplete == 0)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: number)
    await device.advance(by: 2)
    #expect(animator.state == .inactive)
    #expect(view.center.x == 300)
    let expected = number.isFinite ? 0 : 4
    #expect(device.findings.count { $0.rule == "animation-number-not-finite" } == expected)
    device.end()
  }

  @Test("a spring that never settles, or that has no mass, ends at once")
  func endlessSprings() async {
    let springs = [
      UISpringTimingParameters(mass: 0, stiffness: 0, damping: 0, initialVelocity: .zero),
      UISpringTimingParameters(mass: 1, stiffness: 100, damping: 0, initialVelocity: .zero),
      UISpringTimingParameters(mass: -1, stiffness: .nan, damping: .infinity, initialVelocity: .zero),
      UISpringTimingParameters(dampingRatio: .nan, initialVelocity: CGVector(dx: CGFloat.nan, dy: .infinity)),
      UISpringTimingParameters(duration: 0, bounce: 0),
      UISpringTimingParameters(duration: .nan, bounce: .infinity),
    ]
    for (index, spring) in springs.enumerated() {
      let device = await Device(recordsTrace: false)
      let root = UIViewController()
      device.show(root)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      root.view.addSubview(view)
      await device.advanceFrames(2)
      let animator = UIViewPropertyAnimator(duration: 0.2, timingParameters: spring)
      animator.addAnimations { view.center = CGPoint(x: 300, y: 300) }
      animator.startAnimation()
      await device.advance(by: 0.1)
      if animator.state == .active {
        animator.pauseAnimation()
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
      }
      await device.advance(by: 1)
      if animator.state == .active { animator.stopAnimation(true) }
      #expect(animator.state == .inactive, "\(index)")
      #expect(view.center.x.isFinite && view.center.y.isFinite, "\(index)")
      #expect(view.layer.animationKeys()?.isEmpty ?? true, "\(index)")
      device.end()
    }
  }

  @Test("its views go, and its completion uses it again")
  func reused() async {
    let device = await Device(recordsTrace: false)
    let root = UIViewController()
    device.show(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.view.addSubview(view)
    await device.advanceFrames(2)
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.center.x = 300 }
    var ends = 0
    animator.addCompletion { [unowned animator] _ in
      ends += 1
      animator.addAnimations { root.view.alpha = 0.5 }
      animator.stopAnimation(true)
      animator.pauseAnimation()
    }
    animator.startAnimation()
    await device.advance(by: 0.1)
    view.removeFromSuperview()
    await device.advance(by: 1)
    #expect(ends == 1)
    #expect(animator.state == .inactive)
    device.end()
  }
}
