import Testing
import UIKit

@MainActor
@Suite struct AnimationScopeTests {
  @Test("1.8 what runs alongside takes the given duration and curve, blocks inside it too")
  func alongside() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      var finished: Bool?
      AnimationScope.alongside(duration: 2, curve: .linear) {
        view.center.x = 100
        UIView.animate(withDuration: 0.1) { view.alpha = 0 }
      } completion: {
        finished = $0
      }
      device.output()
      device.turn(at: 1)
      #expect(isClose(view.shownX, 50))
      #expect(isClose(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.5))
      #expect(finished == nil)
      device.turn(at: 2)
      #expect(finished == true)
    }
  }

  @Test("4.2.8 blocks alongside override the duration when they say so")
  func overriding() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      AnimationScope.alongside(duration: 2, curve: .linear) {
        UIView.animate(
          withDuration: 0.5, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve]
        ) { view.center.x = 100 }
      }
      device.output()
      device.turn(at: 0.25)
      // Half the way, to a millionth of it: the curve is solved by iteration.
      #expect(isClose(view.shownX, 50, within: 1e-4))
      device.turn(at: 0.5)
      #expect(isClose(view.shownX, 100))
    }
  }

  @Test("9.5 property animators made for a percent-driven transition are linear as well")
  func linearAnimators() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      AnimationScope.withLinearTiming {
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { view.center.x = 100 }
        animator.startAnimation()
      }
      device.output()
      device.turn(at: 0.4)
      #expect(isClose(view.shownX, 40))
    }
  }

  @Test("9.5 keyframe blocks made for a percent-driven transition keep their keyframes, evenly in time")
  func linearKeyframes() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      AnimationScope.withLinearTiming {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.2) { view.center.x = 100 }
        }
      }
      device.output()
      device.turn(at: 0.3)
      #expect(isClose(view.shownX, 50))
    }
  }

  @Test("1.5.12 in a held container animations show what the held time says")
  func heldContainer() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      let container = view.superview?.layer
      container?.speed = 0
      container?.timeOffset = 0
      AnimationScope.withLinearTiming {
        UIView.animate(withDuration: 0.4) { view.center.x = 100 }
      }
      device.output()
      for fraction in [0.25, 0.75, 0.5] {
        container?.timeOffset = fraction * 0.4
        device.turn(at: 3 + fraction)
        #expect(isClose(view.shownX, fraction * 100))
      }
    }
  }
}
