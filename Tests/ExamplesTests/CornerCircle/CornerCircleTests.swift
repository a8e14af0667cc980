import Simulator
import Testing
import UIKit

/// The circle in the corner, and what is left when it is through.
@MainActor
@Suite struct CornerCircleTests {
  private nonisolated static let profiles = [DeviceProfile.iPhoneSE, .iPhone15, .iPhone15ProMax]

  @Test("The circle opens and closes evenly in 2 s", arguments: profiles, [60, 120])
  func circle(profile: DeviceProfile, framesPerSecond: Int) async throws {
    let corner = await CornerApp(profile, framesPerSecond: framesPerSecond)
    defer { corner.device.end() }
    try await check(corner)
  }

  @Test("In landscape the diagonal is the same and the corner another")
  func landscape() async throws {
    let corner = await CornerApp(.iPhone15, orientation: .landscapeLeft)
    defer { corner.device.end() }
    try await check(corner)
  }

  private func check(_ corner: CornerApp) async throws {
    for (script, isOpening) in [(CornerApp.present, true), (CornerApp.dismiss, false)] {
      let recording = try await corner.app.record(script)
      let frames = recording.frames(upTo: CornerApp.duration)
      #expect(frames.count == 2 * corner.device.framesPerSecond + 1)
      for frame in frames {
        let fraction = recording.time(of: frame) / CornerApp.duration
        let screen = try frame.layer("circleScreen")
        #expect(screen.frame == UIScreen.main.bounds)
        let mask = try #require(frame.mask(of: screen))
        let square = try #require(mask.pathBounds)
        #expect(square.isNear(corner.square(opened: isOpening ? fraction : 1 - fraction)))
      }
    }
  }

  @Test("Pixels are the new screen's inside the circle, the old one's outside")
  func circleInPixels() async throws {
    let corner = await CornerApp()
    defer { corner.device.end() }
    let scale = corner.device.screenScale
    let before = corner.device.picture
    let recording = try await corner.app.record(CornerApp.present)
    let after = corner.device.picture
    // A row through the circle's middle, to the left of it, where the edge passes upright.
    let y = Int(45 * scale)
    let right = Int((corner.size.width - 45) * scale)
    for frame in recording.frames(upTo: CornerApp.duration) {
      let square = corner.square(opened: recording.time(of: frame) / CornerApp.duration)
      let left = Double(max(square.minX * scale, 0))
      let tree = try #require(recording.tree(of: frame))
      let picture = corner.device.compositor.composite(tree)
      let colors = (before.pixel(x: 4, y: y), after.pixel(x: 4, y: y))
      #expect(picture.pixel(x: right, y: y) == after.pixel(x: right, y: y))
      guard left > 8 else { continue }
      #expect(picture.pixel(x: 4, y: y) == before.pixel(x: 4, y: y))
      // The button that was touched lies in the corner: look left of it only.
      let columns = 0..<Int((corner.size.width - 80) * scale)
      let length = picture.length(of: colors.1, against: colors.0, row: y, columns: columns)
      let expected = max(Double(columns.upperBound) - left, 0)
      // A circle of four cubics is up to 0.0273 % larger (decision 9.1).
      #expect(abs(length - expected) <= 0.5 + 0.000273 * Double(square.width / 2 * scale))
    }
  }

  @Test("3.1.8, pitfall 40: the model path stays small; what holds the picture is the fill mode")
  func modelPath() async throws {
    let corner = await CornerApp()
    defer { corner.device.end() }
    try await corner.app.play(CornerApp.present)
    let presented = try #require(corner.app.root.presentedViewController)
    let mask = try #require(presented.view.layer.mask as? CAShapeLayer)
    #expect(mask.path?.boundingBoxOfPath.isNear(corner.square(opened: 0)) == true)
    #expect(mask.presentation()?.path?.boundingBoxOfPath.isNear(corner.square(opened: 1)) == true)
    #expect(mask.hasUnfinishedAnimations == false)
    // Fact 3.11: of a mask's colour only alpha counts.
    #expect(mask.fillColor == UIColor.red.cgColor)
  }

  @Test("2.5 order of a custom presentation and its dismissal: the presenter hears nothing")
  func order() async throws {
    let corner = await CornerApp()
    defer { corner.device.end() }
    let presented = try await corner.app.record(CornerApp.present).story(withAnimationsOf: ["path"])
    #expect(
      presented == [
        "touchBegan openButton", "touchEnded openButton", "action open",
        "CornerCircleTransition asked presentationControllerForPresented", "CircleViewController.viewDidLoad",
        "CornerCircleTransition asked animationControllerForPresented",
        "CornerCircleTransition asked interactionControllerForPresentation",
        "CircleViewController.viewWillAppear", "CircleViewController.viewIsAppearing",
        "animateTransition present",
        "animationStart path", "animationStop path", "completeTransition present", "animationEnded present",
        "CircleViewController.viewDidAppear",
      ])
    let dismissed = try await corner.app.record(CornerApp.dismiss).story(withAnimationsOf: ["path"])
    #expect(
      dismissed == [
        "touchBegan circleScreen", "CornerCircleTransition asked animationControllerForDismissed",
        "CornerCircleTransition asked interactionControllerForDismissal",
        "CircleViewController.viewWillDisappear", "animateTransition dismiss", "animationStart path",
        "touchEnded circleScreen", "animationStop path", "completeTransition dismiss",
        "animationEnded dismiss", "CircleViewController.viewDidDisappear",
      ])
  }

  @Test(
    "7.1 afterwards: the presenter stays in the window; dismissed, the screen is freed and the picture as before"
  )
  func ends() async throws {
    let corner = await CornerApp()
    defer { corner.device.end() }
    let before = corner.device.picture
    try await corner.app.play(CornerApp.present)
    #expect(corner.chain == ["HomeViewController", "CircleViewController"])
    #expect(corner.app.root.view.window != nil)
    weak let presented = corner.app.root.presentedViewController
    weak let transition = presented?.transitioningDelegate
    weak let mask = presented?.view.layer.mask
    #expect(presented?.view.frame == UIScreen.main.bounds)
    #expect(transition != nil && mask != nil)
    #expect(corner.app.findings == CornerApp.findingsOfAPresentation)
    try await corner.app.play(CornerApp.dismiss)
    #expect(corner.chain == ["HomeViewController"])
    #expect(presented == nil)
    #expect(transition == nil)
    #expect(mask == nil)
    #expect(corner.app.leftovers == [])
    #expect(corner.device.picture.hasSamePixels(as: before))
    #expect(corner.app.findings == CornerApp.findingsOfAPresentation)
  }

  @Test("Two taps within one frame open one screen; touches during the move go nowhere")
  func touches() async throws {
    let corner = await CornerApp()
    defer { corner.device.end() }
    let button = try corner.device.center(ofView: "openButton")
    for _ in 0..<2 {
      corner.device.touchDown(at: button)
      corner.device.touchUp()
    }
    await corner.device.advance(by: 1)
    corner.device.tap(at: CGPoint(x: 100, y: 300), for: 0.05)
    await corner.device.advance(by: 1.5)
    #expect(corner.chain == ["HomeViewController", "CircleViewController"])
    #expect(corner.app.faults == [])
    try await corner.app.play(CornerApp.dismiss)
    #expect(corner.chain == ["HomeViewController"])
    #expect(corner.app.leftovers == [])
  }

  @Test("A second finger during the dismissal dismisses nothing more")
  func secondFinger() async throws {
    let corner = await CornerApp()
    defer { corner.device.end() }
    try await corner.app.play(CornerApp.present)
    corner.device.touchDown(at: CGPoint(x: 100, y: 300), finger: 1)
    corner.device.touchDown(at: CGPoint(x: 200, y: 400), finger: 2)
    await corner.device.advance(by: 0.2)
    corner.device.touchUp(finger: 2)
    corner.device.touchUp(finger: 1)
    await corner.device.advance(by: 2.3)
    #expect(corner.chain == ["HomeViewController"])
    #expect(corner.app.leftovers == [])
    try await corner.app.play(CornerApp.present)
    #expect(corner.chain == ["HomeViewController", "CircleViewController"])
  }

  @Test("1.2.6 without animation the screen is there, and gone, at once, without a mask")
  func withoutAnimation() async throws {
    let corner = await CornerApp()
    defer { corner.device.end() }
    let controller = UIViewController()
    controller.modalPresentationStyle = .custom
    corner.app.root.present(controller, animated: false)
    await corner.device.advanceFrames(1)
    #expect(controller.view.window != nil)
    #expect(corner.app.leftovers == [])
    corner.app.root.dismiss(animated: false)
    await corner.device.advanceFrames(1)
    #expect(corner.chain == ["HomeViewController"])
    #expect(corner.app.leftovers == [])
    #expect(corner.app.findings == [])
  }
}
