import Simulator
import Testing
import UIKit

/// The player that rises from the bar, played by code.
@MainActor
@Suite struct DragUpBarTests {
  private nonisolated static let profiles = [DeviceProfile.iPhoneSE, .iPhone15]

  @Test(
    "The player rises from the bar, eased, in 0.5 s, and shakes on its way", arguments: profiles, [60, 120])
  func motion(profile: DeviceProfile, framesPerSecond: Int) async throws {
    let bar = await BarApp(profile, framesPerSecond: framesPerSecond)
    defer { bar.device.end() }
    let player = try await bar.makePlayer()
    let recording = try await bar.app.record {
      bar.app.root.present(player, animated: true)
      await bar.app.settle()
    }
    let frames = recording.frames(upTo: BarApp.duration)
    #expect(frames.count == framesPerSecond / 2 + 1)
    for frame in frames {
      let time = recording.time(of: frame)
      try bar.check(frame, at: easeInOut(time / BarApp.duration), "\(time) s")
    }
    let shaken = frames.filter { abs($0.children(of: "UITransitionView").last?.frame.minX ?? 0) > 1 }
    #expect(!shaken.isEmpty)
  }

  @Test("Its upper edge is seen where the formula puts it, to half a pixel")
  func edgeInPixels() async throws {
    let bar = await BarApp()
    defer { bar.device.end() }
    let player = try await bar.makePlayer()
    let recording = try await bar.app.record {
      bar.app.root.present(player, animated: true)
      await bar.app.settle()
    }
    let scale = bar.device.screenScale
    // Left of the cover, right of where the shake bares the screen below.
    let column = Int(20 * scale)
    var seen = 0
    for frame in recording.frames(upTo: BarApp.duration) {
      let edge = bar.player(at: easeInOut(recording.time(of: frame) / BarApp.duration)).minY * scale
      guard edge > 14 else { continue }
      let picture = bar.device.compositor.composite(try #require(recording.tree(of: frame)))
      #expect(abs(picture.edge(near: edge, column: column) - edge) <= 0.5)
      seen += 1
    }
    #expect(seen > 20)
  }

  @Test("4.8, 9.6: dismissed, it goes down as the system's presentations do, by a spring of 0.5 s")
  func dismissal() async throws {
    let bar = await BarApp()
    defer { bar.device.end() }
    await bar.open()
    let recording = try await bar.app.record("tap \"closeButton\"\nwait 0.75")
    let frames = recording.frames(upTo: BarApp.duration)
    #expect(frames.count == 31)
    // Critically damped, with a stiffness of 1000 and a mass of 3.
    let frequency = (1000.0 / 3).squareRoot()
    for frame in frames.dropLast() {
      let time = recording.time(of: frame)
      let progress = 1 - exp(-frequency * time) * (1 + frequency * time)
      let children = frame.children(of: "UITransitionView")
      try #require(children.count == 2)
      let expected = CGRect(origin: CGPoint(x: 0, y: bar.size.height * CGFloat(progress)), size: bar.size)
      #expect(children[1].frame.isNear(expected), "\(time) s")
    }
  }

  @Test("2.4, 9.2: order of a full-screen presentation by finger, and of its dismissal")
  func order() async throws {
    let bar = await BarApp()
    defer { bar.device.end() }
    let presented = try await bar.app.record("drag \"bar\" to 50%,40% over 0.4\nwait 0.6")
      .story(withPresentationControllers: true)
    #expect(
      presented == [
        "touchBegan bar", "PlayerViewController.viewDidLoad",
        "BarViewController asked animationControllerForPresented",
        "BarViewController asked interactionControllerForPresentation", "BarViewController.viewWillDisappear",
        "PlayerViewController.viewWillAppear", "presentationTransitionWillBegin",
        "PlayerViewController.viewIsAppearing", "animateTransition present", "touchEnded bar",
        "completeTransition present", "animationEnded present", "BarViewController.viewDidDisappear",
        "PlayerViewController.viewDidAppear", "presentationTransitionDidEnd",
      ])
    let dismissed = try await bar.app.record("tap \"closeButton\"\nwait 0.75")
      .story(withPresentationControllers: true)
    #expect(
      dismissed == [
        "touchBegan closeButton", "touchEnded closeButton", "action close",
        "BarViewController asked animationControllerForDismissed", "PlayerViewController.viewWillDisappear",
        "BarViewController.viewWillAppear", "dismissalTransitionWillBegin",
        "BarViewController.viewIsAppearing", "animateTransition dismiss", "completeTransition dismiss",
        "animationEnded dismiss", "PlayerViewController.viewDidDisappear", "BarViewController.viewDidAppear",
        "dismissalTransitionDidEnd",
      ])
  }

  @Test("2.4.1b: order of a cancelled presentation")
  func cancelledOrder() async throws {
    let bar = await BarApp()
    defer { bar.device.end() }
    let story = try await bar.app.record("drag \"bar\" to 50%,85% over 0.3\nwait 0.6")
      .story(withPresentationControllers: true)
    #expect(
      Array(story.drop { $0 != "animateTransition present" }) == [
        "animateTransition present", "touchEnded bar", "completeTransition present", "animationEnded present",
        "PlayerViewController.viewWillDisappear", "PlayerViewController.viewDidDisappear",
        "BarViewController.viewWillAppear", "BarViewController.viewIsAppearing",
        "BarViewController.viewDidAppear", "presentationTransitionDidEnd",
      ])
  }

  @Test("7.1: presented, the player is alone in the window; dismissed, it is freed")
  func ends() async throws {
    let bar = await BarApp()
    defer { bar.device.end() }
    let before = bar.device.picture
    await bar.open()
    #expect(bar.chain == ["BarViewController", "PlayerViewController"])
    weak let player = bar.app.root.presentedViewController
    weak let presentationController = player?.presentationController
    #expect(presentationController != nil)
    #expect(player?.view.frame == UIScreen.main.bounds)
    #expect(player?.view.transform.isIdentity == true)
    #expect(bar.app.root.view.window == nil)
    #expect(bar.app.leftovers == [])
    try await bar.close()
    #expect(bar.chain == ["BarViewController"])
    #expect(player == nil)
    #expect(presentationController == nil)
    #expect(bar.app.viewsInWindow == ["UIView"])
    #expect(bar.app.leftovers == [])
    #expect(bar.device.picture.hasSamePixels(as: before))
    #expect(bar.app.findings == [])
  }

  @Test("1.2.6: without animation the player is there, and gone, at once")
  func withoutAnimation() async throws {
    let bar = await BarApp()
    defer { bar.device.end() }
    let player = try await bar.makePlayer()
    bar.app.root.present(player, animated: false)
    await bar.device.advanceFrames(1)
    #expect(player.view.frame == UIScreen.main.bounds)
    #expect(bar.app.leftovers == [])
    player.dismiss(animated: false)
    await bar.device.advanceFrames(1)
    #expect(bar.chain == ["BarViewController"])
    #expect(bar.app.viewsInWindow == ["UIView"])
    #expect(bar.app.leftovers == [])
    #expect(bar.app.findings == [])
  }
}
