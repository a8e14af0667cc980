import QuartzCore
import Simulator
import Testing
import UIKit

/// The card that opens over a blur.
@MainActor
@Suite struct OverlayCardTests {
  private nonisolated static let profiles = [DeviceProfile.iPhoneSE, .iPhone15]

  @Test("The card opens from a line and closes into it, eased, in 0.4 s", arguments: profiles, [60, 120])
  func motion(profile: DeviceProfile, framesPerSecond: Int) async throws {
    let card = await CardApp(profile, framesPerSecond: framesPerSecond)
    defer { card.device.end() }
    for (script, isOpening) in [(CardApp.open, true), (CardApp.close, false)] {
      let recording = try await card.app.record(script)
      let frames = recording.frames(upTo: CardApp.duration)
      #expect(frames.count == framesPerSecond * 2 / 5 + 1)
      for frame in frames {
        let time = recording.time(of: frame)
        let progress = easeInOut(time / CardApp.duration)
        try card.check(frame, opened: isOpening ? progress : 1 - progress, "\(time) s")
      }
    }
  }

  @Test("The blur grows and goes alongside: radius 20 and 73 % of a dark grey at its full")
  func blur() async throws {
    let card = await CardApp()
    defer { card.device.end() }
    for (button, isOpening) in [("openButton", true), ("closeButton", false)] {
      card.device.tap(at: try card.device.center(ofView: button), for: 0)
      await card.device.advanceFrames(1)
      let container = try #require(
        card.app.root.presentedViewController?.presentationController?.containerView)
      let backdrop = try #require(
        container.layer.tree.lazy.compactMap { $0 as? BackdropLayer }.first)
      for frame in 0..<24 {
        let progress = CGFloat(easeInOut(Double(frame) / 24))
        let part = isOpening ? progress : 1 - progress
        let shown = try #require(backdrop.presentation())
        #expect(abs(shown.blurRadius - 20 * part) <= 1e-6, "frame \(frame)")
        #expect(abs((shown.tintColor?.alpha ?? 0) - 0.73 * part) <= 1e-6, "frame \(frame)")
        await card.device.advanceFrames(1)
      }
      await card.app.settle()
    }
  }

  @Test(
    "Beside the card the screen is as dark as the grey makes it, and where two colours met no edge is left")
  func blurInPixels() async throws {
    let card = await CardApp()
    defer { card.device.end() }
    // Left of the card, in the first strip and where it meets the second.
    let (column, row, boundary) = (20, 60, card.device.picture.height / 6)
    func channels(_ picture: Picture, _ y: Int) -> [Double] {
      let pixel = picture.pixel(x: column, y: y)
      return (0..<3).map { Double(pixel >> (8 * UInt32($0)) & 0xFF) }
    }
    func step(_ picture: Picture) -> Double {
      zip(channels(picture, boundary - 2), channels(picture, boundary + 2)).map { abs($0 - $1) }.max() ?? 0
    }
    let before = card.device.picture
    #expect(step(before) > 50)
    for (script, isOpening) in [(CardApp.open, true), (CardApp.close, false)] {
      let recording = try await card.app.record(script)
      for frame in recording.frames(upTo: CardApp.duration) {
        let progress = easeInOut(recording.time(of: frame) / CardApp.duration)
        let grey = 0.73 * (isOpening ? progress : 1 - progress)
        let picture = card.device.compositor.composite(try #require(recording.tree(of: frame)))
        let range = (255 * grey * 0.11 - 1)...(255 * (1 - grey + grey * 0.11) + 1)
        #expect(channels(picture, row).allSatisfy { range.contains($0) }, "\(progress)")
      }
      #expect(isOpening ? step(card.device.picture) < 4 : card.device.picture.hasSamePixels(as: before))
    }
  }

  @Test("The card's edges are seen where the formula puts them, to half a pixel")
  func edgeInPixels() async throws {
    let card = await CardApp()
    defer { card.device.end() }
    let scale = card.device.screenScale
    // Above the card's button, below its corners.
    let row = Int((card.size.height / 6 + 40) * scale)
    var seen = 0
    for (script, isOpening) in [(CardApp.open, true), (CardApp.close, false)] {
      let recording = try await card.app.record(script)
      for frame in recording.frames(upTo: CardApp.duration) {
        let progress = easeInOut(recording.time(of: frame) / CardApp.duration)
        let rectangle = card.card(opened: isOpening ? progress : 1 - progress)
        guard rectangle.width > 40 else { continue }
        let picture = card.device.compositor.composite(try #require(recording.tree(of: frame)))
        for edge in [rectangle.minX * scale, rectangle.maxX * scale] {
          #expect(abs(picture.edge(near: edge, row: row) - edge) <= 0.5, "\(progress)")
        }
        seen += 1
      }
    }
    #expect(seen > 30)
  }

  @Test("2.5: order of a custom presentation and its dismissal: the screen below hears nothing")
  func order() async throws {
    let card = await CardApp()
    defer { card.device.end() }
    let presented = try await card.app.record(CardApp.open).story(withPresentationControllers: true)
    #expect(
      presented == [
        "touchBegan openButton", "touchEnded openButton", "action open",
        "PosterViewController asked presentationControllerForPresented", "CardViewController.viewDidLoad",
        "PosterViewController asked animationControllerForPresented",
        "PosterViewController asked interactionControllerForPresentation",
        "CardViewController.viewWillAppear", "presentationTransitionWillBegin",
        "CardViewController.viewIsAppearing", "animateTransition present", "completeTransition present",
        "animationEnded present", "CardViewController.viewDidAppear", "presentationTransitionDidEnd",
      ])
    let dismissed = try await card.app.record(CardApp.close).story(withPresentationControllers: true)
    #expect(
      dismissed == [
        "touchBegan closeButton", "touchEnded closeButton", "action close",
        "PosterViewController asked animationControllerForDismissed",
        "PosterViewController asked interactionControllerForDismissal",
        "CardViewController.viewWillDisappear", "dismissalTransitionWillBegin", "animateTransition dismiss",
        "completeTransition dismiss", "animationEnded dismiss", "CardViewController.viewDidDisappear",
        "dismissalTransitionDidEnd",
      ])
  }

  @Test("7.1: open, the card lies over blur and screen; closed, card and chrome are freed")
  func ends() async throws {
    let card = await CardApp()
    defer { card.device.end() }
    let before = card.device.picture
    try await card.app.play(CardApp.open)
    #expect(card.chain == ["PosterViewController", "CardViewController"])
    #expect(card.app.viewsInWindow == ["UIView", "UITransitionView"])
    weak let presented = card.app.root.presentedViewController
    weak let presentationController = presented?.presentationController
    weak let blur = presentationController?.containerView?.subviews.first
    #expect(blur is UIVisualEffectView)
    #expect(presented?.view.frame.isNear(card.card(opened: 1)) == true)
    #expect(card.app.leftovers == [])
    try await card.app.play(CardApp.close)
    #expect(card.chain == ["PosterViewController"])
    #expect(card.app.viewsInWindow == ["UIView"])
    #expect(presented == nil)
    #expect(presentationController == nil)
    #expect(blur == nil)
    #expect(card.app.leftovers == [])
    #expect(card.device.picture.hasSamePixels(as: before))
    #expect(card.app.findings == [])
  }
}
