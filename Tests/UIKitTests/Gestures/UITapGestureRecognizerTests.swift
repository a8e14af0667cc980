import Testing
import UIKit

@MainActor
@Suite struct UITapGestureRecognizerTests {
  private let point = CGPoint(x: 100, y: 300)

  @Test("4.9 a tap is told in the next turn, and the view hears of a cancellation")
  func tap() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      let view = device.makeTouchLog()
      let tap = probe.attach(UITapGestureRecognizer(), to: view)
      device.tap(at: point)
      #expect(probe.states.isEmpty)
      device.advance(seconds: 0)
      #expect(probe.states == [.ended])
      #expect(tap.state == .possible)
      #expect(view.phases == [.began, .cancelled])
    }
  }

  @Test("4.9.6 the delegate may refuse")
  func refused() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      let view = device.makeTouchLog()
      _ = probe.attach(UITapGestureRecognizer(), to: view)
      probe.shouldBegin = false
      device.tap(at: point)
      device.advance(seconds: 0)
      #expect(probe.states.isEmpty)
      #expect(view.phases == [.began, .ended])
    }
  }

  @Test("4.9 a moved finger doesn't tap")
  func moved() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      _ = probe.attach(UITapGestureRecognizer(), to: device.makeTouchLog())
      device.drag(over: [point, CGPoint(x: 120, y: 300)])
      #expect(probe.states.isEmpty)
    }
  }

  @Test("4.9.4 a single tap that requires a double tap to fail waits for it")
  func doubleTap() async {
    await withHostDevice { device in
      let view = device.makeTouchLog()
      let single = GestureProbe()
      let double = GestureProbe()
      let singleTap = single.attach(UITapGestureRecognizer(), to: view)
      let doubleTap = double.attach(UITapGestureRecognizer(), to: view)
      doubleTap.numberOfTapsRequired = 2
      singleTap.require(toFail: doubleTap)
      device.tap(at: point)
      device.advance(seconds: 0.1)
      #expect(single.states.isEmpty)
      device.tap(at: point)
      device.advance(seconds: 0.1)
      #expect(double.states == [.ended])
      device.advance(seconds: 1)
      #expect(single.states.isEmpty)
      device.tap(at: point)
      device.advance(seconds: 0.4)
      device.advance(seconds: 0)
      #expect(single.states == [.ended])
      #expect(double.states == [.ended])
    }
  }

  @Test("two taps between two frames are two taps")
  func twoTapsInOneTurn() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      _ = probe.attach(UITapGestureRecognizer(), to: device.makeTouchLog())
      device.tap(at: point)
      device.tap(at: point)
      device.advance(seconds: 0)
      #expect(probe.states == [.ended, .ended])
    }
  }

  @Test("what a tap does decides where a touch goes that follows before the next frame")
  func touchAfterATap() async {
    await withHostDevice { device in
      let below = device.makeTouchLog()
      let above = UIView(frame: below.bounds)
      below.superview?.addSubview(above)
      let probe = GestureProbe()
      _ = probe.attach(UITapGestureRecognizer(), to: above)
      probe.onAction = { _ in above.removeFromSuperview() }
      device.tap(at: point)
      device.tap(at: point)
      #expect(probe.states == [.ended])
      #expect(below.phases == [.began, .ended])
    }
  }

  @Test("1.7.9 and whether it counts: a transition that the tap begins takes no more touches")
  func touchAfterATapThatIgnoresTouches() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      _ = probe.attach(UITapGestureRecognizer(), to: device.makeTouchLog())
      probe.onAction = { _ in device.application.beginIgnoringInteractionEvents() }
      device.tap(at: point)
      device.tap(at: point)
      device.advance(seconds: 0)
      #expect(probe.states == [.ended])
    }
  }

  @Test("a control goes before a tap of a view around it")
  func control() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      let view = device.makeTouchLog()
      _ = probe.attach(UITapGestureRecognizer(), to: view)
      let control = UIControl(frame: CGRect(x: 50, y: 250, width: 100, height: 100))
      view.addSubview(control)
      device.tap(at: point)
      device.advance(seconds: 0)
      #expect(probe.states.isEmpty)
    }
  }
}
