import Testing
import UIKit

@MainActor
@Suite struct UIViewAnimateTests {
  @Test("4.2.1 the model changes at once, the picture goes from old to new")
  func modelAndPicture() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 100 })
      #expect(view.center.x == 100)
      device.output()
      #expect(isClose(view.shownX, 0))
      device.turn(at: 0.25)
      #expect(isClose(view.shownX, 25))
      device.turn(at: 1)
      #expect(isClose(view.shownX, 100))
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test("4.2.2 the curve eases in and out unless another one is named")
  func defaultCurve() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      UIView.animate(withDuration: 1) { view.center.x = 100 }
      device.output()
      device.turn(at: 0.25)
      #expect(isClose(view.shownX, 12.92, within: 0.05))
    }
  }

  @Test("4.2.3 without a duration the change is at once and the completion in the next turn")
  func zeroDuration() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      var finished: Bool?
      UIView.animate(withDuration: 0, animations: { view.center.x = 100 }, completion: { finished = $0 })
      #expect(finished == nil)
      device.output()
      #expect(isClose(view.shownX, 100))
      device.turn(at: 1.0 / 60)
      #expect(finished == true)
    }
  }

  @Test("4.2.4 a block without changes completes in the next turn, and that is pointed out")
  func emptyBlock() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      var finished: Bool?
      UIView.animate(withDuration: 1, animations: { view.center.x = 0 }, completion: { finished = $0 })
      device.turn(at: 1.0 / 60)
      #expect(finished == true)
      #expect(device.context.findings.map(\.rule) == ["animation-without-changes"])
    }
  }

  @Test("4.2.5 an animation that is removed has not finished")
  func removed() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      var finished: Bool?
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { finished = $0 })
      device.output()
      device.turn(at: 0.5)
      view.layer.removeAllAnimations()
      device.turn(at: 0.6)
      #expect(finished == false)
    }
  }

  @Test("4.2.6 the old value shows during the delay")
  func delay() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      UIView.animate(
        withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.x = 100 })
      device.output()
      device.turn(at: 0.4)
      #expect(isClose(view.shownX, 0))
      device.turn(at: 1)
      #expect(isClose(view.shownX, 50))
    }
  }

  @Test("4.2.7 the completion runs once, when all animations have ended")
  func completionOnce() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      var times: [Double] = []
      UIView.animate(
        withDuration: 0.5,
        animations: {
          view.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
          view.alpha = 0.5
        }, completion: { _ in times.append(CACurrentMediaTime()) })
      device.output()
      device.run(from: 0, to: 1)
      #expect(times == [0.5])
    }
  }

  @Test("4.2.8 blocks inside blocks inherit duration and curve, unless they override them")
  func nesting() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 0.2) { view.center.x = 100 }
        UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) {
          view.alpha = 0
        }
        #expect(UIView.inheritedAnimationDuration == 2)
      }
      device.output()
      #expect(view.layer.animation(forKey: "position")?.duration == 2)
      #expect(view.layer.animation(forKey: "opacity")?.duration == 0.2)
      device.turn(at: 1)
      #expect(isClose(view.shownX, 50))
    }
  }

  @Test("4.2.9 performWithoutAnimation inside a block")
  func withoutAnimation() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      UIView.animate(withDuration: 1) {
        view.center.x = 100
        UIView.performWithoutAnimation {
          #expect(!UIView.areAnimationsEnabled)
          view.alpha = 0.5
        }
      }
      #expect(view.layer.animationKeys() == ["position"])
      #expect(UIView.areAnimationsEnabled)
    }
  }

  @Test("4.2.10 with .layoutSubviews what lies in a resized view moves along")
  func layoutSubviews() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      let inner = UIView(frame: view.bounds)
      inner.autoresizingMask = [.flexibleWidth]
      let follower = FollowingView(frame: view.bounds)
      view.addSubview(follower)
      device.output()
      UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
        follower.bounds.size.width = 200
      }
      device.output()
      device.turn(at: 0.5)
      #expect(isClose(follower.inner.layer.presentation()?.bounds.width ?? 0, 150))
    }
  }

  @Test("4.2.11 repeating goes back and forth; the model stays at the end")
  func repeating() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
        animations: { view.center.x = 100 })
      device.output()
      for (time, x) in [(0.5, 50.0), (1.25, 75), (2.5, 50), (7.75, 25)] {
        device.turn(at: time)
        #expect(isClose(view.shownX, x))
      }
      view.layer.removeAllAnimations()
      device.turn(at: 8)
      #expect(isClose(view.shownX, 100))
    }
  }

  @Test("3.9.3 views that are animated don't hear touches, unless asked for")
  func interaction() async {
    await withHostDevice { device in
      let view = device.makeShownView(at: CGPoint(x: 200, y: 200))
      UIView.animate(withDuration: 0.5) { view.center.x = 210 }
      device.output()
      let point = CGPoint(x: 205, y: 200)
      #expect(view.window?.hitTest(point, with: nil) !== view)
      device.run(from: 0, to: 0.6)
      #expect(view.window?.hitTest(point, with: nil) === view)
      UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) { view.center.x = 200 }
      #expect(view.window?.hitTest(point, with: nil) === view)
    }
  }

  @Test("9.5 a percent-driven transition's animations are linear, springs too")
  func linearTiming() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      AnimationScope.withLinearTiming {
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
          animations: { view.center.x = 100 })
      }
      device.output()
      device.turn(at: 0.3)
      #expect(isClose(view.shownX, 30))
    }
  }

  @Test("a transform that can't be inverted shows at once and is pointed out")
  func singularTransform() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
      #expect(device.context.findings.map(\.rule) == ["singular-transform-animation"])
    }
  }
}

/// Keeps a view inside as large as itself.
private final class FollowingView: UIView {
  let inner = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inner)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    inner.frame = bounds
  }
}
