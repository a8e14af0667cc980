import Testing
import UIKit

@MainActor
@Suite struct UIViewPropertyAnimatorTests {
  private func makeLinear(_ view: UIView) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
  }

  @Test("4.7 start to end")
  func startToEnd() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      let animator = makeLinear(view)
      var positions: [UIViewAnimatingPosition] = []
      animator.addCompletion {
        positions.append($0)
        #expect(animator.isRunning)
      }
      #expect(animator.state == .inactive)
      #expect(view.center.x == 0)
      animator.startAnimation()
      #expect(animator.state == .active)
      #expect(animator.isRunning)
      device.output()
      device.turn(at: 0.25)
      #expect(isClose(view.shownX, 25))
      #expect(isClose(animator.fractionComplete, 0.25))
      device.turn(at: 1)
      #expect(positions == [.end])
      #expect(animator.state == .inactive)
      #expect(!animator.isRunning)
      #expect(view.center.x == 100)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test("A device that ends while an animator runs lets go of it and of what it would have told")
  func deviceEnd() async {
    weak var animator: UIViewPropertyAnimator?
    weak var told: NSObject?
    await withHostDevice { device in
      let view = device.makeShownView()
      let running = makeLinear(view)
      let listener = NSObject()
      running.addCompletion { _ in _ = listener }
      running.startAnimation()
      (animator, told) = (running, listener)
      device.output()
      device.turn(at: 0.25)
      #expect(running.isRunning)
    }
    #expect(animator == nil)
    #expect(told == nil)
  }

  @Test("4.7 pause, scrub and go on")
  func scrub() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      let animator = makeLinear(view)
      var positions: [UIViewAnimatingPosition] = []
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      device.output()
      device.turn(at: 0.25)
      animator.pauseAnimation()
      #expect(!animator.isRunning)
      #expect(animator.state == .active)
      device.turn(at: 2)
      #expect(isClose(view.shownX, 25))
      animator.fractionComplete = 0.6
      device.output()
      #expect(isClose(view.shownX, 60))
      #expect(isClose(animator.fractionComplete, 0.6))
      animator.startAnimation()
      device.output()
      device.turn(at: 2.2)
      #expect(isClose(view.shownX, 80))
      device.turn(at: 2.4)
      #expect(positions == [.end])
    }
  }

  @Test("4.7 scrubbing is straight in time; going on takes up the pace where it was left")
  func scrubbingIsLinear() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 100 }
      animator.startAnimation()
      device.output()
      device.turn(at: 0.5)
      #expect(isClose(animator.fractionComplete, 0.5))
      animator.pauseAnimation()
      device.output()
      #expect(isClose(view.shownX, 31.54, within: 0.05))
      #expect(isClose(animator.fractionComplete, 0.3154, within: 0.0005))
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      device.output()
      device.turn(at: 0.75)
      #expect(isClose(view.shownX, 62.19, within: 0.05))
      device.turn(at: 1)
      #expect(animator.state == .inactive)
    }
  }

  @Test("4.7 without scrubsLinearly the fraction is one of time")
  func scrubAlongPace() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 100 }
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.5
      device.output()
      #expect(isClose(view.shownX, 31.54, within: 0.05))
      #expect(isClose(animator.fractionComplete, 0.5, within: 1e-6))
      animator.stopAnimation(true)
    }
  }

  @Test("4.7 reversed it goes back to its start, and so does the model")
  func reverse() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      let animator = makeLinear(view)
      var positions: [UIViewAnimatingPosition] = []
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      device.output()
      device.turn(at: 0.6)
      animator.isReversed = true
      device.output()
      #expect(isClose(view.shownX, 60))
      #expect(isClose(animator.fractionComplete, 0.4))
      device.turn(at: 0.8)
      #expect(isClose(view.shownX, 40))
      device.context.now = MediaTime(seconds: 1.2)
      device.layoutAndCommit()
      #expect(isClose(view.shownX, 0))
      device.turn(at: 1.2)
      #expect(positions == [.start])
      #expect(view.center.x == 0)
      device.output()
      #expect(isClose(view.shownX, 0))
    }
  }

  @Test("4.7.1 stopping keeps the values that are seen; 4.7 no completions")
  func stop() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      let animator = makeLinear(view)
      var isCompleted = false
      animator.addCompletion { _ in isCompleted = true }
      animator.startAnimation()
      device.output()
      device.turn(at: 0.3)
      animator.stopAnimation(true)
      #expect(isClose(view.center.x, 30))
      #expect(animator.state == .inactive)
      device.run(from: 0.3, to: 2)
      #expect(!isCompleted)
    }
  }

  @Test(
    "4.7.2 finishing at each position",
    arguments: [(UIViewAnimatingPosition.start, 0.0), (.end, 100), (.current, 30)])
  func finish(position: UIViewAnimatingPosition, x: Double) async {
    await withHostDevice { device in
      let view = device.makeShownView()
      let animator = makeLinear(view)
      var positions: [UIViewAnimatingPosition] = []
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      device.output()
      device.turn(at: 0.3)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      animator.finishAnimation(at: position)
      #expect(animator.state == .inactive)
      #expect(positions == [position])
      #expect(isClose(view.center.x, x))
    }
  }

  @Test("4.7.2 finishing without a stop is a fault; 4.7.7 so is finishing from a completion")
  func finishWithoutStop() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      let animator = makeLinear(view)
      animator.addCompletion { _ in animator.finishAnimation(at: .end) }
      animator.startAnimation()
      animator.finishAnimation(at: .end)
      device.output()
      device.turn(at: 1)
      #expect(
        device.context.findings.map(\.rule) == [
          "finish-of-animator-not-stopped", "finish-of-animator-not-stopped",
        ])
    }
  }

  @Test("4.7.3 a delay factor puts the start off and compresses the rest")
  func delayFactor() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
      animator.addAnimations({ view.center.x = 100 }, delayFactor: 0.5)
      animator.startAnimation()
      device.output()
      device.turn(at: 0.9)
      #expect(isClose(view.shownX, 0))
      device.turn(at: 1.5)
      #expect(isClose(view.shownX, 50))
      device.turn(at: 2)
      #expect(animator.state == .inactive)
    }
  }

  @Test("4.7.3 animations added on the way take the time that remains")
  func addedLater() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      let animator = makeLinear(view)
      animator.startAnimation()
      device.output()
      device.turn(at: 0.5)
      animator.addAnimations { view.alpha = 0 }
      device.output()
      device.turn(at: 0.75)
      #expect(isClose(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.5))
      #expect(isClose(view.shownX, 75))
    }
  }

  @Test("4.7.4 going on at another pace, in a multiple of the original duration")
  func continueWithTiming() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 100 }
      animator.fractionComplete = 0.2
      device.output()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
      device.output()
      device.turn(at: 1)
      #expect(isClose(view.shownX, 60))
      device.turn(at: 2)
      #expect(animator.state == .inactive)
    }
  }

  @Test("4.7 pausesOnCompletion keeps it active at the end")
  func pausesOnCompletion() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      let animator = makeLinear(view)
      var isCompleted = false
      animator.addCompletion { _ in isCompleted = true }
      animator.pausesOnCompletion = true
      animator.startAnimation()
      device.output()
      device.run(from: 0, to: 1.5)
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      #expect(!isCompleted)
      #expect(animator.fractionComplete == 1)
      animator.isReversed = true
      animator.startAnimation()
      device.output()
      device.turn(at: 2)
      #expect(isClose(view.shownX, 50))
      animator.stopAnimation(true)
    }
  }

  @Test("4.7.6 letting go of a paused animator is a fault, of a running one not")
  func release() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      var isCompleted = false
      do {
        let animator = makeLinear(view)
        animator.addCompletion { _ in isCompleted = true }
        animator.startAnimation()
      }
      device.output()
      device.turn(at: 1)
      #expect(isCompleted)
      #expect(device.context.findings.isEmpty)
      do {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 0 }
        animator.fractionComplete = 0.5
      }
      #expect(device.context.findings.map(\.rule) == ["animator-released-while-paused"])
    }
  }

  @Test("4.7.8 adding to a stopped animator is a fault")
  func addToStopped() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      let animator = makeLinear(view)
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.addAnimations { view.alpha = 0 }
      #expect(device.context.findings.map(\.rule) == ["animations-added-to-stopped-animator"])
      animator.finishAnimation(at: .current)
    }
  }

  @Test("4.5 which duration counts", .withoutDevice)
  func durations() {
    let system = UIViewPropertyAnimator(duration: 3, timingParameters: UISpringTimingParameters())
    #expect(system.duration == 0.5)
    #expect(UIViewPropertyAnimator(duration: 3, dampingRatio: 0.5).duration == 3)
    let physical = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 15, initialVelocity: CGVector(dx: 0, dy: 0))
    #expect(abs(UIViewPropertyAnimator(duration: 3, timingParameters: physical).duration - 1) < 0.05)
  }

  @Test("4.5.1 each axis has its own velocity")
  func vectorVelocity() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 4))
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
      animator.addAnimations { view.center = CGPoint(x: 100, y: 100) }
      animator.startAnimation()
      device.output()
      device.turn(at: 0.1)
      let shown = view.layer.presentation()?.position ?? .zero
      #expect(shown.y > shown.x + 5)
      device.turn(at: 1)
      #expect(view.center == CGPoint(x: 100, y: 100))
    }
  }

  @Test("keyframes inside an animator are scrubbed with it")
  func keyframesInside() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 100 }
        }
      }
      animator.fractionComplete = 0.75
      device.output()
      #expect(isClose(view.shownX, 50))
      animator.fractionComplete = 0.25
      device.output()
      #expect(isClose(view.shownX, 0))
      animator.stopAnimation(true)
    }
  }
}
