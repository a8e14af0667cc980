import Testing
import UIKit

@MainActor
@Suite("Touch dispatcher")
struct TouchDispatcherTests {
  @Test("A touch belongs to the view it began in, wherever it goes")
  func ownership() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let view = TouchRecorder(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      window.addSubview(view)
      device.touch(.began, at: CGPoint(x: 110, y: 120))
      device.touch(.moved, at: CGPoint(x: 300, y: 400))
      device.touch(.ended, at: CGPoint(x: 300, y: 400))
      #expect(view.calls == ["began", "moved", "ended"])
      #expect(
        view.locations == [
          CGPoint(x: 10, y: 20), CGPoint(x: 200, y: 300), CGPoint(x: 200, y: 300),
        ])
    }
  }

  @Test("A touch that begins and ends between two frames is two events")
  func tapWithinOneBatch() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let view = TouchRecorder(frame: window.bounds)
      window.addSubview(view)
      let place = CGPoint(x: 10, y: 10)
      device.deliver([
        TouchSample(finger: 0, phase: .began, location: place, time: .zero),
        TouchSample(finger: 0, phase: .ended, location: place, time: .zero),
      ])
      #expect(view.calls == ["began", "ended"])
    }
  }

  @Test("A view without isMultipleTouchEnabled hears of one finger only")
  func singleTouch() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let view = TouchRecorder(frame: window.bounds)
      window.addSubview(view)
      device.touch(.began, at: CGPoint(x: 10, y: 10), finger: 0)
      device.touch(.began, at: CGPoint(x: 20, y: 20), finger: 1)
      #expect(view.calls == ["began"])
      view.isMultipleTouchEnabled = true
      device.touch(.began, at: CGPoint(x: 30, y: 30), finger: 2)
      #expect(view.calls == ["began", "began"])
    }
  }

  @Test("An exclusive view keeps others from being touched beside it")
  func exclusiveTouch() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let one = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let other = TouchRecorder(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
      one.isExclusiveTouch = true
      window.addSubview(one)
      window.addSubview(other)
      device.touch(.began, at: CGPoint(x: 50, y: 50), finger: 0)
      device.touch(.began, at: CGPoint(x: 150, y: 50), finger: 1)
      #expect(one.calls == ["began"])
      #expect(other.calls.isEmpty)
    }
  }

  @Test("Quick taps at one place are counted; a pause or a distance starts anew")
  func tapCount() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let view = TouchRecorder(frame: window.bounds)
      window.addSubview(view)
      device.tap(at: CGPoint(x: 100, y: 100))
      device.advance(seconds: 0.2)
      device.tap(at: CGPoint(x: 105, y: 100))
      device.advance(seconds: 0.5)
      device.tap(at: CGPoint(x: 105, y: 100))
      device.tap(at: CGPoint(x: 300, y: 100))
      #expect(view.tapCounts == [1, 2, 1, 1])
    }
  }

  @Test("Touches are dropped while the application ignores events")
  func ignoring() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let view = TouchRecorder(frame: window.bounds)
      window.addSubview(view)
      device.application.beginIgnoringInteractionEvents()
      device.tap(at: CGPoint(x: 10, y: 10))
      #expect(view.calls.isEmpty)
      device.application.endIgnoringInteractionEvents()
      device.tap(at: CGPoint(x: 10, y: 10))
      #expect(view.calls == ["began", "ended"])
    }
  }

  @Test("Touches are recorded for the trace")
  func recorded() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      window.addSubview(TouchRecorder(frame: window.bounds))
      let events = device.events { device.tap(at: CGPoint(x: 10, y: 10)) }
      #expect(events.filter { $0.hasPrefix("touch") } == ["touchBegan", "touchEnded"])
    }
  }
}

private final class TouchRecorder: UIView {
  var calls: [String] = []
  var locations: [CGPoint] = []
  var tapCounts: [Int] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    tapCounts += touches.map(\.tapCount)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  private func note(_ call: String, _ touches: Set<UITouch>) {
    calls.append(call)
    locations += touches.map { $0.location(in: self) }
  }
}
