import Testing
import UIKit

@MainActor
@Suite struct TouchDeliveriesTests {
  private let point = CGPoint(x: 100, y: 300)

  @Test("4.9.3 the view hears of a touch's end when the gesture that waits for more has failed")
  func delaysEnded() async {
    await withHostDevice { device in
      let view = device.makeTouchLog()
      let tap = GestureProbe().attach(UITapGestureRecognizer(), to: view)
      tap.numberOfTapsRequired = 2
      device.tap(at: point)
      #expect(view.phases == [.began])
      device.advance(seconds: 0.4)
      #expect(view.phases == [.began, .ended])
    }
  }

  @Test("4.9.3 without delaysTouchesEnded it hears at once")
  func endsAtOnce() async {
    await withHostDevice { device in
      let view = device.makeTouchLog()
      let tap = GestureProbe().attach(UITapGestureRecognizer(), to: view)
      tap.numberOfTapsRequired = 2
      tap.delaysTouchesEnded = false
      device.tap(at: point)
      #expect(view.phases == [.began, .ended])
    }
  }

  @Test("a touch that the system takes away is cancelled for views and recognisers")
  func cancelled() async {
    await withHostDevice { device in
      let view = device.makeTouchLog()
      let probe = GestureProbe()
      let pan = probe.attach(UIPanGestureRecognizer(), to: view)
      pan.cancelsTouchesInView = false
      device.drag(over: [point, CGPoint(x: 130, y: 300)], lifting: false)
      device.touch(.cancelled, at: CGPoint(x: 130, y: 300))
      device.advance(seconds: 0)
      #expect(probe.states == [.began, .cancelled])
      #expect(view.phases == [.began, .moved, .cancelled])
    }
  }

  @Test("the delegate may keep a touch from the recogniser")
  func shouldReceive() async {
    await withHostDevice { device in
      let view = device.makeTouchLog()
      let probe = GestureProbe()
      let tap = probe.attach(UITapGestureRecognizer(), to: view)
      let refusal = TouchRefusal()
      tap.delegate = refusal
      device.tap(at: point)
      device.advance(seconds: 0)
      #expect(probe.states.isEmpty)
      #expect(view.phases == [.began, .ended])
    }
  }

  @Test("a recogniser taken off its view in the middle is cancelled and hears no more")
  func removed() async {
    await withHostDevice { device in
      let view = device.makeTouchLog()
      let probe = GestureProbe()
      let pan = probe.attach(UIPanGestureRecognizer(), to: view)
      device.drag(over: [point, CGPoint(x: 130, y: 300)], lifting: false)
      view.removeGestureRecognizer(pan)
      device.touch(.moved, at: CGPoint(x: 200, y: 300))
      device.advance(seconds: 0)
      device.advance(seconds: 0)
      #expect(probe.states == [.began, .cancelled])
      #expect(pan.view == nil)
    }
  }
}

/// Lets no touch through.
private final class TouchRefusal: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { false }
}
