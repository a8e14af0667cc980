import Testing
import UIKit

@MainActor
@Suite struct UILongPressGestureRecognizerTests {
  private let point = CGPoint(x: 100, y: 300)

  @Test("4.9 begins after half a second, then follows the finger")
  func press() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      _ = probe.attach(UILongPressGestureRecognizer(), to: device.makeTouchLog())
      device.touch(.began, at: point)
      device.advance(seconds: 0.45)
      device.advance(seconds: 0)
      #expect(probe.states.isEmpty)
      device.advance(seconds: 0.05)
      device.advance(seconds: 0)
      #expect(probe.states == [.began])
      device.touch(.moved, at: CGPoint(x: 200, y: 300))
      device.advance(seconds: 0)
      device.touch(.ended, at: CGPoint(x: 200, y: 300))
      device.advance(seconds: 0)
      #expect(probe.states == [.began, .changed, .ended])
    }
  }

  @Test("4.9 a finger that moves more than 10 pt before that doesn't press")
  func moved() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      _ = probe.attach(UILongPressGestureRecognizer(), to: device.makeTouchLog())
      device.drag(over: [point, CGPoint(x: 111, y: 300)], lifting: false)
      device.advance(seconds: 1)
      device.advance(seconds: 0)
      #expect(probe.states.isEmpty)
    }
  }
}
