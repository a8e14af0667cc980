import Testing
import UIKit

@MainActor
@Suite struct UIPanGestureRecognizerTests {
  private func points(from start: CGFloat, to end: CGFloat, step: CGFloat) -> [CGPoint] {
    stride(from: start, through: end, by: step).map { CGPoint(x: $0, y: 300) }
  }

  @Test("4.9 began, changed, ended; the first 10 pt don't count")
  func states() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      _ = probe.attach(UIPanGestureRecognizer(), to: device.makeTouchLog())
      device.drag(over: points(from: 100, to: 140, step: 10))
      #expect(probe.states == [.began, .changed, .changed, .changed, .ended])
      #expect(probe.translations.map(\.x) == [0, 10, 20, 30, 30])
    }
  }

  @Test("4.9 less than 10 pt is no pan")
  func slop() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      let view = device.makeTouchLog()
      _ = probe.attach(UIPanGestureRecognizer(), to: view)
      device.drag(over: points(from: 100, to: 109, step: 3))
      #expect(probe.states.isEmpty)
      #expect(view.phases.last == .ended)
    }
  }

  @Test("4.9.3 the recogniser sees touches first; views hear of a cancellation when it begins")
  func cancelsTouches() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      let view = device.makeTouchLog()
      _ = probe.attach(UIPanGestureRecognizer(), to: view)
      device.drag(over: points(from: 100, to: 140, step: 8))
      #expect(view.phases == [.began, .moved, .cancelled])
    }
  }

  @Test("4.9.3 without cancelsTouchesInView views go on hearing")
  func leavesTouches() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      let view = device.makeTouchLog()
      let pan = probe.attach(UIPanGestureRecognizer(), to: view)
      pan.cancelsTouchesInView = false
      device.drag(over: points(from: 100, to: 120, step: 10))
      #expect(view.phases == [.began, .moved, .moved, .ended])
    }
  }

  @Test("4.9.8 setTranslation makes the way count from there")
  func setTranslation() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      let pan = probe.attach(UIPanGestureRecognizer(), to: device.makeTouchLog())
      probe.onAction = { _ in pan.setTranslation(.zero, in: nil) }
      device.drag(over: points(from: 100, to: 130, step: 10))
      #expect(probe.translations.map(\.x) == [0, 10, 10, 0])
    }
  }

  @Test("4.9.9 a view that moves along doesn't change the way measured")
  func movingView() async {
    await withHostDevice { device in
      let view = device.makeTouchLog()
      let moving = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
      view.addSubview(moving)
      let probe = GestureProbe()
      let pan = probe.attach(UIPanGestureRecognizer(), to: moving)
      var ways: [CGFloat] = []
      probe.onAction = { _ in
        ways.append(pan.translation(in: moving).x)
        moving.frame.origin.x = pan.translation(in: moving).x
      }
      device.drag(over: points(from: 100, to: 130, step: 10))
      #expect(ways == [0, 10, 20, 20])
    }
  }

  @Test("velocity over the last moments, and none after a rest")
  func velocity() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      let pan = probe.attach(UIPanGestureRecognizer(), to: device.makeTouchLog())
      device.drag(over: points(from: 100, to: 200, step: 10), lifting: false)
      #expect(isClose(pan.velocity(in: nil).x, 600, within: 0.01))
      device.advance(seconds: 0.5)
      var last: CGFloat?
      probe.onAction = { _ in last = pan.velocity(in: nil).x }
      device.touch(.ended, at: CGPoint(x: 200, y: 300))
      device.advance(seconds: 1.0 / 60)
      #expect(last == 0)
    }
  }

  @Test("a gesture that begins and ends between two frames")
  func betweenFrames() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      _ = probe.attach(UIPanGestureRecognizer(), to: device.makeTouchLog())
      for (phase, x) in [(TouchSample.Phase.began, 10.0), (.moved, 60), (.moved, 200), (.ended, 200)] {
        device.touch(phase, at: CGPoint(x: x, y: 300))
      }
      #expect(probe.states.isEmpty)
      device.advance(seconds: 1.0 / 60)
      #expect(probe.states == [.began, .changed, .ended])
      device.drag(over: points(from: 100, to: 120, step: 10))
      #expect(probe.states == [.began, .changed, .ended, .began, .changed, .ended])
    }
  }

  @Test("4.9.7 switching off in the middle cancels")
  func disable() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      let pan = probe.attach(UIPanGestureRecognizer(), to: device.makeTouchLog())
      device.drag(over: points(from: 100, to: 120, step: 10), lifting: false)
      pan.isEnabled = false
      device.advance(seconds: 1.0 / 60)
      #expect(probe.states == [.began, .changed, .cancelled])
      pan.isEnabled = true
      device.touch(.moved, at: CGPoint(x: 200, y: 300))
      device.touch(.ended, at: CGPoint(x: 200, y: 300))
      device.advance(seconds: 1.0 / 60)
      #expect(probe.states.count == 3)
      #expect(pan.state == .possible)
    }
  }

  @Test("a second finger doesn't make the way jump")
  func secondFinger() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      let pan = probe.attach(UIPanGestureRecognizer(), to: device.makeTouchLog())
      device.drag(over: points(from: 100, to: 130, step: 10), lifting: false)
      device.touch(.began, at: CGPoint(x: 300, y: 500), finger: 1)
      device.advance(seconds: 1.0 / 60)
      #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
      device.touch(.ended, at: CGPoint(x: 300, y: 500), finger: 1)
      device.advance(seconds: 1.0 / 60)
      #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
      device.touch(.moved, at: CGPoint(x: 150, y: 300))
      device.advance(seconds: 1.0 / 60)
      #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
    }
  }
}
