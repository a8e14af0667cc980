import Simulator
import Testing
import UIKit

/// The presented screen comes from the left edge and leaves to the right.
@MainActor
@Suite struct SideTests {
  private static let container = "UITransitionView"
  private static let present = "tap \"presentButton\"\nwait 0.75"
  private static let dismiss = "tap \"closeButton\"\nwait 0.75"

  @Test("Presented, the screen comes in from the left edge, eased, in 0.4 s", arguments: [60, 120])
  func presents(framesPerSecond: Int) async throws {
    let flag = await FlagApp(framesPerSecond: framesPerSecond)
    defer { flag.device.end() }
    let recording = try await flag.app.record(Self.present)
    try check(recording, framesPerSecond, flag) { -flag.size.width * (1 - $0) }
  }

  @Test("Dismissed, it leaves to the right, the screen beneath lies still", arguments: [60, 120])
  func dismisses(framesPerSecond: Int) async throws {
    let flag = await FlagApp(framesPerSecond: framesPerSecond)
    defer { flag.device.end() }
    try await flag.app.play(Self.present)
    let recording = try await flag.app.record(Self.dismiss)
    try check(recording, framesPerSecond, flag) { flag.size.width * $0 }
  }

  private func check(
    _ recording: MoveRecording, _ framesPerSecond: Int, _ flag: FlagApp, left: (CGFloat) -> CGFloat
  ) throws {
    let frames = recording.frames(upTo: FlagApp.duration)
    #expect(frames.count == framesPerSecond * 2 / 5 + 1)
    for frame in frames {
      let expected = left(easeInOut(recording.time(of: frame) / FlagApp.duration))
      let children = frame.children(of: Self.container)
      try #require(children.count == 2)
      #expect(children[0].frame == UIScreen.main.bounds)
      #expect(children[1].frame.isNear(CGRect(origin: CGPoint(x: expected, y: 0), size: flag.size)))
    }
  }

  @Test("Its right edge is seen where the formula puts it, to half a pixel")
  func edgeInPixels() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    let before = flag.device.picture
    let recording = try await flag.app.record(Self.present)
    let after = flag.device.picture
    let y = before.height - 4
    let colors = (before.pixel(x: 4, y: y), after.pixel(x: 4, y: y))
    for frame in recording.frames(upTo: FlagApp.duration) {
      let tree = try #require(recording.tree(of: frame))
      let picture = flag.device.compositor.composite(tree)
      let expected = Double(before.width) * easeInOut(recording.time(of: frame) / FlagApp.duration)
      let length = picture.length(of: colors.1, against: colors.0, row: y, columns: 0..<before.width)
      #expect(abs(length - expected) <= 0.5)
    }
  }

  @Test("2.4 order of a full-screen presentation and its dismissal")
  func order() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    let presented = try await flag.app.record(Self.present).story().drop { $0 != "action showPanel" }
    #expect(
      Array(presented) == [
        "action showPanel", "PanelViewController.viewDidLoad",
        "PanelViewController asked animationControllerForPresented",
        "PanelViewController asked interactionControllerForPresentation",
        "FlagNavigationController.viewWillDisappear", "StartViewController.viewWillDisappear",
        "PanelViewController.viewWillAppear", "PanelViewController.viewIsAppearing",
        "animateTransition present",
        "completeTransition present", "animationEnded present", "FlagNavigationController.viewDidDisappear",
        "StartViewController.viewDidDisappear", "PanelViewController.viewDidAppear",
      ])
    let dismissed = try await flag.app.record(Self.dismiss).story().drop { $0 != "action close" }
    #expect(
      Array(dismissed) == [
        "action close", "PanelViewController asked animationControllerForDismissed",
        "PanelViewController asked interactionControllerForDismissal",
        "PanelViewController.viewWillDisappear",
        "FlagNavigationController.viewWillAppear", "StartViewController.viewWillAppear",
        "FlagNavigationController.viewIsAppearing", "StartViewController.viewIsAppearing",
        "animateTransition dismiss", "completeTransition dismiss", "animationEnded dismiss",
        "PanelViewController.viewDidDisappear", "FlagNavigationController.viewDidAppear",
        "StartViewController.viewDidAppear",
      ])
  }

  @Test("7.1 afterwards the presented screen is alone in the window; dismissed, it is freed")
  func ends() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    let before = flag.device.picture
    try await flag.app.play(Self.present)
    weak let panel = flag.navigation.presentedViewController
    #expect(panel?.view.frame == UIScreen.main.bounds)
    #expect(flag.navigation.view.window == nil)
    #expect(flag.app.leftovers == [])
    try await flag.app.play(Self.dismiss)
    #expect(flag.navigation.presentedViewController == nil)
    #expect(panel == nil)
    #expect(flag.leftovers == [])
    #expect(flag.navigation.view.frame == UIScreen.main.bounds)
    #expect(flag.device.picture.hasSamePixels(as: before))
    #expect(flag.app.findings == [])
  }

  @Test("A second tap at once presents one screen, and one tap dismisses it")
  func doubleTap() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    let button = try flag.device.center(ofView: "presentButton")
    for _ in 0..<2 {
      flag.device.touchDown(at: button)
      flag.device.touchUp()
    }
    await flag.app.settle()
    #expect(flag.app.presentationChain.count == 2)
    try await flag.app.play(Self.dismiss)
    #expect(flag.app.presentationChain.count == 1)
    #expect(flag.leftovers == [])
  }

  @Test("1.2.6 without animation it is there, and gone, at once")
  func withoutAnimation() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    let controller = UIViewController()
    controller.modalPresentationStyle = .fullScreen
    flag.navigation.present(controller, animated: false)
    await flag.device.advanceFrames(1)
    #expect(controller.view.window != nil)
    #expect(flag.app.leftovers == [])
    flag.navigation.dismiss(animated: false)
    await flag.device.advanceFrames(1)
    #expect(flag.app.presentationChain.count == 1)
    #expect(flag.leftovers == [])
    #expect(flag.app.findings == [])
  }
}
