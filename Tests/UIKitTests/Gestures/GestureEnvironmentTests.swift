import Testing
import UIKit

@MainActor
@Suite struct GestureEnvironmentTests {
  private let way = [CGPoint(x: 100, y: 300), CGPoint(x: 130, y: 300), CGPoint(x: 160, y: 300)]

  @Test("4.9.5 one of two pans recognises, the one of the deeper view")
  func exclusive() async {
    await withHostDevice { device in
      let view = device.makeTouchLog()
      let outer = GestureProbe()
      let inner = GestureProbe()
      _ = outer.attach(UIPanGestureRecognizer(), to: view)
      let child = UIView(frame: view.bounds)
      view.addSubview(child)
      _ = inner.attach(UIPanGestureRecognizer(), to: child)
      device.drag(over: way)
      #expect(inner.states == [.began, .changed, .ended])
      #expect(outer.states.isEmpty)
    }
  }

  @Test("4.9.5 both recognise when either delegate says so")
  func simultaneous() async {
    await withHostDevice { device in
      let view = device.makeTouchLog()
      let first = GestureProbe()
      let second = GestureProbe()
      _ = first.attach(UIPanGestureRecognizer(), to: view)
      _ = second.attach(UIPanGestureRecognizer(), to: view)
      second.isSimultaneous = true
      device.drag(over: way)
      #expect(first.states == [.began, .changed, .ended])
      #expect(second.states == [.began, .changed, .ended])
    }
  }

  @Test("4.9.4 a pan that must wait for an edge pan fails when that one begins")
  func failureRequirement() async {
    await withHostDevice { device in
      let view = device.makeTouchLog()
      let pan = GestureProbe()
      let edge = GestureProbe()
      let panRecognizer = pan.attach(UIPanGestureRecognizer(), to: view)
      let edgeRecognizer = edge.attach(UIScreenEdgePanGestureRecognizer(), to: view)
      edgeRecognizer.edges = .left
      panRecognizer.require(toFail: edgeRecognizer)
      device.drag(over: [CGPoint(x: 4, y: 300), CGPoint(x: 40, y: 300), CGPoint(x: 80, y: 300)])
      #expect(edge.states == [.began, .changed, .ended])
      #expect(pan.states.isEmpty)
      device.drag(over: way)
      #expect(edge.states.count == 3)
      #expect(pan.states == [.began, .changed, .ended])
    }
  }

  @Test("4.9 state changes are traced")
  func trace() async {
    await withHostDevice { device in
      let probe = GestureProbe()
      let view = device.makeTouchLog()
      _ = probe.attach(UIPanGestureRecognizer(), to: view)
      var states: [MediaEvent.Value] = []
      device.context.onEvent = { event in
        if event.kind == "gesture" { states += event.details.filter { $0.key == "state" }.map(\.value) }
      }
      device.drag(over: way)
      #expect(states == [.string("began"), .string("changed"), .string("ended")])
    }
  }

  @Test("4.9.3 with delaysTouchesBegan the view waits until the gesture has failed")
  func delaysBegan() async {
    await withHostDevice { device in
      let view = device.makeTouchLog()
      let pan = GestureProbe().attach(UIPanGestureRecognizer(), to: view)
      pan.delaysTouchesBegan = true
      device.touch(.began, at: way[0])
      #expect(view.phases.isEmpty)
      device.touch(.ended, at: way[0])
      #expect(view.phases == [.began, .ended])
    }
  }
}
