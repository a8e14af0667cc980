import Testing
import UIKit

@MainActor
@Suite struct TwoFingerGestureTests {
  @Test("a pinch's scale is the ratio of the distances")
  func pinch() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      let pinch = probe.attach(UIPinchGestureRecognizer(), to: device.makeTouchLog())
      var scales: [CGFloat] = []
      probe.onAction = { _ in scales.append(pinch.scale) }
      device.touch(.began, at: CGPoint(x: 100, y: 300), finger: 0)
      device.touch(.began, at: CGPoint(x: 200, y: 300), finger: 1)
      device.touch(.moved, at: CGPoint(x: 250, y: 300), finger: 1)
      device.advance(seconds: 0)
      device.touch(.moved, at: CGPoint(x: 50, y: 300), finger: 0)
      device.advance(seconds: 0)
      device.touch(.ended, at: CGPoint(x: 50, y: 300), finger: 0)
      device.advance(seconds: 0)
      #expect(probe.states == [.began, .changed, .ended])
      #expect(scales == [1.5, 2, 2])
    }
  }

  @Test("a rotation's angle is clockwise and goes on past half a circle")
  func rotation() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      let rotation = probe.attach(UIRotationGestureRecognizer(), to: device.makeTouchLog())
      device.touch(.began, at: CGPoint(x: 200, y: 400), finger: 0)
      device.touch(.began, at: CGPoint(x: 300, y: 400), finger: 1)
      for step in 1...8 {
        let angle = CGFloat(step) * .pi / 6
        device.touch(
          .moved, at: CGPoint(x: 200 + 100 * cos(angle), y: 400 + 100 * sin(angle)), finger: 1)
        device.advance(seconds: 0)
      }
      #expect(probe.states.first == .began)
      #expect(isClose(rotation.rotation, 8 * Double.pi / 6, within: 1e-9))
    }
  }

  @Test("a quick stroke along the direction swipes")
  func swipe() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      let swipe = probe.attach(UISwipeGestureRecognizer(), to: device.makeTouchLog())
      let way = (0...4).map { CGPoint(x: 100 + CGFloat($0) * 20, y: 300) }
      device.drag(over: way)
      #expect(probe.states == [.ended])
      swipe.direction = .left
      device.drag(over: way)
      #expect(probe.states == [.ended])
    }
  }
}
