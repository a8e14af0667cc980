import Simulator
import Testing
import UIKit

/// Tabs, stack and modal screens under one animator: what is seen, and in which order.
@MainActor
@Suite struct SlideMotionTests {
  @Test("Every move slides by the whole screen, eased, in 0.3 s", arguments: SlideMove.allCases, [60, 120])
  func motion(move: SlideMove, framesPerSecond: Int) async throws {
    for profile in [DeviceProfile.iPhoneSE, .iPhone15] {
      let slide = await SlideApp(profile, framesPerSecond: framesPerSecond)
      defer { slide.device.end() }
      try await slide.prepare(move)
      let recording = try await slide.record(move)
      let frames = recording.frames(upTo: SlideApp.duration)
      #expect(frames.count == framesPerSecond * 3 / 10 + 1)
      for frame in frames {
        let time = recording.time(of: frame)
        let expected = move.frames(at: easeInOut(time / SlideApp.duration), in: slide.size)
        let shown = slide.moving(move, in: frame).map(\.frame)
        try #require(shown.count == expected.count, "\(time) s")
        for (shown, expected) in zip(shown, expected) { #expect(shown.isNear(expected), "\(time) s") }
      }
    }
  }

  @Test(
    "The edge between the screens is seen where the formula puts it, to half a pixel",
    arguments: SlideMove.allCases)
  func edgeInPixels(move: SlideMove) async throws {
    let slide = await SlideApp()
    defer { slide.device.end() }
    try await slide.prepare(move)
    let recording = try await slide.record(move)
    let scale = slide.device.screenScale
    var seen = 0
    for frame in recording.frames(upTo: SlideApp.duration) {
      let frames = move.frames(at: easeInOut(recording.time(of: frame) / SlideApp.duration), in: slide.size)
      let picture = slide.device.compositor.composite(try #require(recording.tree(of: frame)))
      if move.isModal {
        let edge = frames[0].minY * scale
        // Between the bars, left of the buttons.
        guard (100 * scale..<(slide.size.height - 70) * scale).contains(edge) else { continue }
        #expect(abs(picture.edge(near: edge, column: 20) - edge) <= 0.5)
      } else {
        let edge = max(frames[0].minX, frames[1].minX) * scale
        guard (14..<CGFloat(picture.width) - 14).contains(edge) else { continue }
        // Below the buttons, above the bar.
        #expect(abs(picture.seam(near: edge, row: Int(500 * scale)) - edge) <= 0.5)
      }
      seen += 1
    }
    #expect(seen > 8)
  }

  @Test("2.6: order of a change of tabs by a tap, there and back")
  func tabOrder() async throws {
    let slide = await SlideApp()
    defer { slide.device.end() }
    for move in [SlideMove.nextTab, .formerTab] {
      let story = try await slide.record(move).story()
      let page = "TabPageViewController"
      let navigation = "UINavigationController"
      #expect(
        story.filter { !$0.hasSuffix("viewDidLoad") && !$0.hasPrefix("touch") && !$0.hasPrefix("action") }
          == [
            "SlideDelegate asked animationControllerForTransitionFrom",
            "SlideDelegate asked interactionControllerFor", "\(navigation).viewWillDisappear",
            "\(page).viewWillDisappear", "\(navigation).viewWillAppear", "\(page).viewWillAppear",
            "\(navigation).viewIsAppearing", "\(page).viewIsAppearing", "animateTransition select",
            "completeTransition select", "animationEnded select", "\(navigation).viewDidDisappear",
            "\(page).viewDidDisappear", "\(navigation).viewDidAppear", "\(page).viewDidAppear",
          ])
    }
  }

  @Test("2.1, 2.2: order of push and pop")
  func stackOrder() async throws {
    let slide = await SlideApp()
    defer { slide.device.end() }
    let page = "TabPageViewController"
    for (move, operation) in [(SlideMove.push, "push"), (.pop, "pop")] {
      let story = try await slide.record(move).story()
      let questions = [
        "SlideDelegate asked animationControllerFor", "SlideDelegate asked interactionControllerFor",
      ]
      #expect(
        Array(story.drop { !$0.hasSuffix("willMoveToParent") }) == ["\(page).willMoveToParent"] + questions
          + (move == .push ? ["\(page).viewDidLoad"] : []) + [
            "\(page).viewWillDisappear", "\(page).viewWillAppear", "\(page).viewIsAppearing",
            "animateTransition \(operation)", "completeTransition \(operation)",
            "animationEnded \(operation)", "\(page).viewDidDisappear", "\(page).viewDidAppear",
            "\(page).didMoveToParent",
          ])
    }
  }

  @Test("2.5: order of presentation and dismissal: the tabs hear nothing")
  func modalOrder() async throws {
    let slide = await SlideApp()
    defer { slide.device.end() }
    let page = "TabPageViewController"
    let presented = try await slide.record(.present).story(withPresentationControllers: true)
    #expect(
      presented == [
        "touchBegan First.present", "touchEnded First.present", "action togglePresentation",
        "SlideDelegate asked presentationControllerForPresented", "\(page).viewDidLoad",
        "SlideDelegate asked animationControllerForPresented",
        "SlideDelegate asked interactionControllerForPresentation", "\(page).viewWillAppear",
        "presentationTransitionWillBegin", "\(page).viewIsAppearing", "animateTransition present",
        "completeTransition present", "animationEnded present", "\(page).viewDidAppear",
        "presentationTransitionDidEnd",
      ])
    let dismissed = try await slide.record(.dismiss).story(withPresentationControllers: true)
    #expect(
      dismissed == [
        "touchBegan Modal.present", "touchEnded Modal.present", "action togglePresentation",
        "SlideDelegate asked animationControllerForDismissed",
        "SlideDelegate asked interactionControllerForDismissal", "\(page).viewWillDisappear",
        "dismissalTransitionWillBegin", "animateTransition dismiss", "completeTransition dismiss",
        "animationEnded dismiss", "\(page).viewDidDisappear", "dismissalTransitionDidEnd",
      ])
  }
}
