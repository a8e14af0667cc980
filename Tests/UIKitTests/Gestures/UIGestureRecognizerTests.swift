import Testing
import UIKit

@MainActor
@Suite struct UIGestureRecognizerTests {
  @Test("4.9 a recogniser of an app's own goes through the same states and is reset")
  func subclass() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      let recognizer = probe.attach(ChordGestureRecognizer(), to: device.makeTouchLog())
      device.touch(.began, at: CGPoint(x: 100, y: 300), finger: 0)
      device.touch(.began, at: CGPoint(x: 200, y: 300), finger: 1)
      device.advance(seconds: 0)
      #expect(probe.states == [.began])
      device.touch(.ended, at: CGPoint(x: 200, y: 300), finger: 1)
      device.advance(seconds: 0)
      #expect(probe.states == [.began, .ended])
      #expect(recognizer.resets == 1)
      #expect(recognizer.state == .possible)
      device.touch(.moved, at: CGPoint(x: 120, y: 300), finger: 0)
      device.touch(.ended, at: CGPoint(x: 120, y: 300), finger: 0)
      device.advance(seconds: 0)
      #expect(probe.states == [.began, .ended])
    }
  }

  @Test("targets are told once each, until they are removed")
  func targets() async {
    await withHostDevice { device in
      let view = device.makeTouchLog()
      let first = GestureProbe()
      let second = GestureProbe()
      let tap = first.attach(UITapGestureRecognizer(), to: view)
      let action = Selector("act(_:)", GestureProbe.act(_:))
      tap.addTarget(second, action: action)
      tap.addTarget(second, action: action)
      device.tap(at: CGPoint(x: 100, y: 300))
      device.advance(seconds: 0)
      tap.removeTarget(first, action: nil)
      device.tap(at: CGPoint(x: 100, y: 300))
      device.advance(seconds: 0)
      #expect(first.states.count == 1)
      #expect(second.states.count == 2)
    }
  }

  @Test("an action that can't be called is pointed out")
  func deafTarget() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      let tap = probe.attach(UITapGestureRecognizer(), to: device.makeTouchLog())
      tap.addTarget(probe, action: Selector("nameOnly"))
      device.tap(at: CGPoint(x: 100, y: 300))
      device.advance(seconds: 0)
      #expect(device.context.findings.map(\.rule) == ["gesture-action-not-callable"])
    }
  }

  @Test("a gesture that is over keeps no view alive, and still knows where it was")
  func letsGo() async {
    await withHostDevice { device in
      let view = device.makeTouchLog()
      let tap = GestureProbe().attach(UITapGestureRecognizer(), to: view)
      weak var touched: UIView?
      do {
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        touched = inner
        device.tap(at: CGPoint(x: 100, y: 300))
        device.advance(seconds: 0)
        inner.removeFromSuperview()
      }
      device.output()
      #expect(touched == nil)
      #expect(tap.location(in: view) == CGPoint(x: 100, y: 300))
    }
  }

  @Test("a recogniser moves from view to view", .withoutDevice)
  func views() {
    let first = UIView()
    let second = UIView()
    let tap = UITapGestureRecognizer()
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == nil)
    #expect(second.gestureRecognizers == [tap])
    #expect(tap.view === second)
  }
}

/// Begins with the second finger and ends with the first one that lifts.
private final class ChordGestureRecognizer: UIGestureRecognizer {
  private(set) var resets = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 2 { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func reset() {
    super.reset()
    resets += 1
  }
}
