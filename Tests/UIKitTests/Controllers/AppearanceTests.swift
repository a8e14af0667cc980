import Simulator
import Testing
import UIKit

/// Appearance outside of transitions: windows, containers written by hand, unbalanced calls.
@MainActor
@Suite struct AppearanceTests {
  private let log = CallLog()

  @Test("the root controller appears with its window; viewDidAppear comes after the first frame")
  func root() async {
    let device = await Device()
    let root = LoggedController("A", log: log)
    device.show(root)
    #expect(log.entries == ["A.didLoad", "A.willAppear", "A.isAppearing"])
    await device.advanceFrames(1)
    #expect(log.entries == ["A.didLoad", "A.willAppear", "A.isAppearing", "A.didAppear"])
    device.end()
  }

  @Test("5.5.1 and 5.5.2 adding and removing a child by hand")
  func childByHand() async {
    let device = await Device()
    let parent = LoggedController("P", log: log)
    device.show(parent)
    await device.advanceFrames(2)
    log.clear()
    let child = LoggedController("C", log: log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    await device.advanceFrames(2)
    #expect(
      log.entries == ["C.willMove", "C.didLoad", "C.willAppear", "C.isAppearing", "C.didMove", "C.didAppear"])
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    log.clear()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.entries == ["C.willMove(nil)", "C.willDisappear", "C.didDisappear", "C.didMove(nil)"])
    #expect(child.parent == nil)
    #expect(device.findings.isEmpty)
    device.end()
  }

  @Test("5.5.2 a container that forwards by hand gets balanced pairs, and nothing by itself")
  func forwardedByHand() async {
    let device = await Device()
    let parent = ManualContainer("P", log: log)
    device.show(parent)
    await device.advanceFrames(2)
    log.clear()
    let child = LoggedController("C", log: log)
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(child.view)
    child.endAppearanceTransition()
    child.didMove(toParent: parent)
    #expect(
      log.entries == ["C.willMove", "C.didLoad", "C.willAppear", "C.isAppearing", "C.didAppear", "C.didMove"])
    #expect(device.findings.isEmpty)
    device.end()
  }

  @Test("5.4.1 an unbalanced appearance transition is a fault")
  func unbalanced() async {
    let device = await Device()
    let controller = LoggedController("C", log: log)
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    #expect(device.findings.map(\.rule) == Array(repeating: "unbalanced-appearance-transition", count: 2))
    #expect(log.entries == ["C.didLoad", "C.willAppear", "C.didAppear"])
    device.end()
  }

  @Test("a child already in its parent's view appears with the parent")
  func childAppearsWithParent() async {
    let device = await Device()
    let parent = LoggedController("P", log: log)
    let child = LoggedController("C", log: log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    log.clear()
    device.show(parent)
    await device.advanceFrames(2)
    #expect(
      log.entries == [
        "P.willAppear", "C.willAppear", "P.isAppearing", "C.isAppearing", "P.didAppear", "C.didAppear",
      ])
    device.end()
  }

  @Test("transition(from:to:) exchanges two children between their callbacks")
  func exchange() async {
    let device = await Device()
    let parent = LoggedController("P", log: log)
    let first = LoggedController("A", log: log)
    let second = LoggedController("B", log: log)
    device.show(parent)
    for child in [first, second] { parent.addChild(child) }
    parent.view.addSubview(first.view)
    await device.advanceFrames(2)
    log.clear()
    var finished: Bool?
    parent.transition(from: first, to: second, duration: 0.2, animations: { second.view.alpha = 0.5 }) {
      finished = $0
    }
    await device.advance(by: 0.5)
    #expect(finished == true)
    #expect(
      log.entries(of: "A", "B").filter { $0.hasSuffix("ppear") } == [
        "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear",
      ])
    #expect(parent.view.subviews == [second.view])
    device.end()
  }

  @Test("a new root controller takes the place of the former one")
  func rootExchange() async throws {
    let device = await Device()
    let first = LoggedController("A", log: log)
    let second = LoggedController("B", log: log)
    device.show(first)
    await device.advanceFrames(2)
    log.clear()
    let window = try #require(first.view.window)
    window.rootViewController = second
    await device.advanceFrames(2)
    #expect(first.view.window == nil)
    #expect(window.subviews == [second.view])
    #expect(
      log.entries == [
        "A.willDisappear", "A.didDisappear", "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear",
      ])
    device.end()
  }
}

/// A container that forwards appearance callbacks itself.
private final class ManualContainer: LoggedController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
