import Testing
import UIKit

@MainActor
@Suite("UIControl")
struct UIControlTests {
  /// What a control at (100, 100, 50, 50) is told about a finger that goes along some points.
  private func events(along points: [CGPoint], cancelled: Bool = false) async -> [String] {
    await withHostDevice { device in
      let window = device.makeWindow()
      let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      let recorder = EventRecorder()
      recorder.listen(to: control)
      window.addSubview(control)
      device.touch(.began, at: points[0])
      for point in points.dropFirst() { device.touch(.moved, at: point) }
      device.touch(cancelled ? .cancelled : .ended, at: points[points.count - 1])
      #expect(!control.isHighlighted)
      #expect(!control.isTracking)
      return recorder.events
    }
  }

  @Test("A tap: down, then up inside")
  func tap() async {
    #expect(await events(along: [CGPoint(x: 120, y: 120)]) == ["down", "upInside"])
  }

  @Test("The finger may stray 70 pt before the control lets go of it")
  func margin() async {
    let start = CGPoint(x: 120, y: 120)
    #expect(await events(along: [start, CGPoint(x: 219, y: 120)]) == ["down", "dragInside", "upInside"])
    #expect(
      await events(along: [start, CGPoint(x: 221, y: 120)]) == [
        "down", "dragExit", "dragOutside", "upOutside",
      ])
    #expect(
      await events(along: [start, CGPoint(x: 221, y: 120), start]) == [
        "down", "dragExit", "dragOutside", "dragEnter", "dragInside", "upInside",
      ])
  }

  @Test("A cancelled touch is told as such")
  func cancel() async {
    #expect(await events(along: [CGPoint(x: 120, y: 120)], cancelled: true) == ["down", "cancel"])
  }

  @Test("The highlight follows the finger in and out")
  func highlight() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      window.addSubview(control)
      device.touch(.began, at: CGPoint(x: 120, y: 120))
      #expect(control.isHighlighted)
      #expect(control.state == .highlighted)
      device.touch(.moved, at: CGPoint(x: 300, y: 120))
      #expect(!control.isHighlighted)
      #expect(control.isTracking)
      device.touch(.moved, at: CGPoint(x: 120, y: 120))
      #expect(control.isHighlighted)
      device.touch(.ended, at: CGPoint(x: 120, y: 120))
    }
  }

  @Test("A disabled control takes the touch and does nothing with it")
  func disabled() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      let recorder = EventRecorder()
      recorder.listen(to: control)
      control.isEnabled = false
      window.addSubview(control)
      device.tap(at: CGPoint(x: 120, y: 120))
      #expect(recorder.events.isEmpty)
      #expect(control.state == .disabled)
    }
  }

  @Test("A control that does not want to track sends nothing")
  func refusedTracking() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let control = RefusingControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      let recorder = EventRecorder()
      recorder.listen(to: control)
      window.addSubview(control)
      device.tap(at: CGPoint(x: 120, y: 120))
      #expect(recorder.events.isEmpty)
    }
  }

  @Test("Targets are not kept alive, are sent once, and can be removed")
  func targets() async {
    await withHostDevice { _ in
      let control = UIControl()
      let recorder = EventRecorder()
      let action = Selector("down(_:)", EventRecorder.down(_:))
      control.addTarget(recorder, action: action, for: .touchDown)
      control.addTarget(recorder, action: action, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(recorder.events == ["down"])
      #expect(control.actions(forTarget: recorder, forControlEvent: .touchDown) == ["down:"])
      #expect(control.allTargets.count == 1)
      control.removeTarget(recorder, action: nil, for: .allEvents)
      control.sendActions(for: .touchDown)
      #expect(recorder.events == ["down"])
      weak var gone: EventRecorder?
      do {
        let passing = EventRecorder()
        gone = passing
        control.addTarget(passing, action: action, for: .touchDown)
      }
      #expect(gone == nil)
      control.sendActions(for: .touchDown)
      #expect(control.allTargets.isEmpty)
    }
  }

  @Test("Actions and targets run in the order in which they were added")
  func order() async {
    await withHostDevice { _ in
      let control = UIControl()
      let recorder = EventRecorder()
      control.addAction(UIAction { _ in recorder.events.append("block") }, for: .touchDown)
      control.addTarget(recorder, action: Selector("down(_:)", EventRecorder.down(_:)), for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(recorder.events == ["block", "down"])
    }
  }

  @Test("Methods with no, one and two arguments are called with sender and event")
  func arguments() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let control = UIControl(frame: window.bounds)
      let recorder = EventRecorder()
      control.addTarget(recorder, action: Selector("plain", EventRecorder.plain), for: .touchDown)
      control.addTarget(
        recorder, action: Selector("full(_:event:)", EventRecorder.full(_:event:)), for: .touchDown)
      window.addSubview(control)
      device.touch(.began, at: CGPoint(x: 1, y: 1))
      #expect(recorder.events == ["plain", "full 1"])
    }
  }
}

/// Writes down which events it is sent.
@MainActor
private final class EventRecorder: NSObject {
  var events: [String] = []

  func listen(to control: UIControl) {
    let actions: [(UIControl.Event, Selector)] = [
      (.touchDown, Selector("down(_:)", EventRecorder.down(_:))),
      (.touchDragInside, Selector("dragInside(_:)", EventRecorder.dragInside(_:))),
      (.touchDragOutside, Selector("dragOutside(_:)", EventRecorder.dragOutside(_:))),
      (.touchDragEnter, Selector("dragEnter(_:)", EventRecorder.dragEnter(_:))),
      (.touchDragExit, Selector("dragExit(_:)", EventRecorder.dragExit(_:))),
      (.touchUpInside, Selector("upInside(_:)", EventRecorder.upInside(_:))),
      (.touchUpOutside, Selector("upOutside(_:)", EventRecorder.upOutside(_:))),
      (.touchCancel, Selector("cancel(_:)", EventRecorder.cancel(_:))),
    ]
    for (event, action) in actions { control.addTarget(self, action: action, for: event) }
  }

  func down(_ sender: UIControl) { events.append("down") }
  func dragInside(_ sender: UIControl) { events.append("dragInside") }
  func dragOutside(_ sender: UIControl) { events.append("dragOutside") }
  func dragEnter(_ sender: UIControl) { events.append("dragEnter") }
  func dragExit(_ sender: UIControl) { events.append("dragExit") }
  func upInside(_ sender: UIControl) { events.append("upInside") }
  func upOutside(_ sender: UIControl) { events.append("upOutside") }
  func cancel(_ sender: UIControl) { events.append("cancel") }
  func plain() { events.append("plain") }
  func full(_ sender: UIControl, event: UIEvent) { events.append("full \(event.allTouches?.count ?? 0)") }
}

private final class RefusingControl: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
