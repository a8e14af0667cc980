import Testing
import UIKit

@MainActor
@Suite struct UIViewKeyframeTests {
  private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test("4.6.3 keyframes within the whole duration")
  func keyframes() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      var finished: Bool?
      UIView.animateKeyframes(
        withDuration: 2, delay: 0, options: linear,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.center.x = 100 }
          UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.center.x = 20 }
        }, completion: { finished = $0 })
      #expect(view.center.x == 20)
      device.output()
      for (time, x) in [(0.4, 0.0), (0.75, 50), (1.2, 100), (1.75, 60)] {
        device.turn(at: time)
        #expect(isClose(view.shownX, x))
      }
      #expect(finished == nil)
      device.turn(at: 2)
      #expect(finished == true)
      #expect(isClose(view.shownX, 20))
    }
  }

  @Test("4.6.3 a keyframe without duration jumps at its start")
  func jump() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: linear,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { view.alpha = 0 }
        })
      device.output()
      device.turn(at: 0.49)
      #expect(isClose(CGFloat(view.layer.presentation()?.opacity ?? 0), 1))
      device.turn(at: 0.51)
      #expect(isClose(CGFloat(view.layer.presentation()?.opacity ?? 1), 0))
    }
  }

  @Test("4.1 discrete keyframes hold their values")
  func discrete() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: [linear, .calculationModeDiscrete],
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 100 }
        })
      device.output()
      device.turn(at: 0.4)
      #expect(isClose(view.shownX, 0))
      device.turn(at: 0.6)
      #expect(isClose(view.shownX, 100))
    }
  }

  @Test("4.6.4 the whole eases in and out unless a curve is passed by raw value")
  func wholeCurve() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      UIView.animateKeyframes(
        withDuration: 1, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 100 }
        })
      device.output()
      device.turn(at: 0.25)
      #expect(isClose(view.shownX, 12.92, within: 0.05))
    }
  }
}
