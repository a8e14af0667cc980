import Foundation
import Simulator
import Testing
import UIKit

/// The modal screen turns in about a corner; dismissed, it narrows while the list widens.
@MainActor
@Suite struct TypedModalTests {
  private nonisolated static let profiles = [DeviceProfile.iPhoneSE, .iPhone15]
  private nonisolated static let orientations = [UIInterfaceOrientation.portrait, .landscapeRight]

  @Test(
    "Presented, it turns from −90° to 0° about its bottom left corner, eased", arguments: profiles,
    orientations)
  func turns(profile: DeviceProfile, orientation: UIInterfaceOrientation) async throws {
    let typed = await TypedApp(profile, orientation: orientation, framesPerSecond: 120)
    defer { typed.device.end() }
    let recording = try await typed.app.record(TypedApp.present)
    let frames = recording.frames(upTo: TypedApp.duration)
    #expect(frames.count == 61)
    for frame in frames {
      let angle = -Double.pi / 2 * (1 - easeInOut(recording.time(of: frame) / TypedApp.duration))
      let screens = frame.children(of: TypedApp.modalContainer)
      try #require(screens.count == 2)
      #expect(screens[0].frame == UIScreen.main.bounds)
      let modal = screens[1]
      #expect(modal.anchorPoint == CGPoint(x: 0, y: 1))
      #expect(modal.position == CGPoint(x: 0, y: typed.size.height))
      #expect(modal.bounds == UIScreen.main.bounds)
      let shown = CATransform3DGetAffineTransform(modal.transform)
      let (cosine, sine) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      for (value, expected) in [(shown.a, cosine), (shown.b, sine), (shown.c, -sine), (shown.d, cosine)] {
        // Half a millionth of the screen's diagonal is less than a thousandth of a pixel.
        #expect(abs(value - expected) <= 5e-7, "at \(recording.time(of: frame)) s")
      }
      #expect(shown.tx == 0 && shown.ty == 0)
    }
  }

  @Test(
    "Dismissed, it narrows at the left edge while the list widens at the right", arguments: profiles,
    orientations)
  func narrows(profile: DeviceProfile, orientation: UIInterfaceOrientation) async throws {
    let typed = await TypedApp(profile, orientation: orientation, framesPerSecond: 120)
    defer { typed.device.end() }
    try await typed.app.play(TypedApp.present)
    let recording = try await typed.app.record(TypedApp.dismiss)
    let frames = recording.frames(upTo: TypedApp.duration)
    #expect(frames.count == 61)
    for frame in frames {
      let edge = typed.size.width * CGFloat(1 - easeInOut(recording.time(of: frame) / TypedApp.duration))
      let screens = frame.children(of: TypedApp.modalContainer)
      try #require(screens.count == 2)
      let height = typed.size.height
      #expect(screens[0].frame.isNear(CGRect(x: 0, y: 0, width: edge, height: height)))
      #expect(screens[1].frame.isNear(CGRect(x: edge, y: 0, width: typed.size.width - edge, height: height)))
    }
  }

  @Test("The turning edge is seen where the angle puts it, to half a pixel")
  func turningEdgeInPixels() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    let scale = Double(typed.device.screenScale)
    let before = typed.device.picture
    let recording = try await typed.app.record(TypedApp.present)
    let after = typed.device.picture
    // 60 pt above the corner, where the list is white and the modal screen grey.
    let y = before.height - Int(60 * scale)
    let height = Double(before.height) - (Double(y) + 0.5)
    let width = Double(before.width)
    let colours = (after.pixel(x: 4, y: y), before.pixel(x: 4, y: y))
    var seen = 0
    for frame in recording.frames(upTo: TypedApp.duration) {
      let angle = Double.pi / 2 * (1 - easeInOut(recording.time(of: frame) / TypedApp.duration))
      // In the row, the screen's lower edge lies at h·cot α and its right one at (w − h·sin α)/cos α.
      let lower = angle > 0 ? height / tan(angle) : .infinity
      let right = (width - height * sin(angle)) / cos(angle)
      let expected = max(0, min(lower, right, width))
      let picture = typed.device.compositor.composite(try #require(recording.tree(of: frame)))
      let length = picture.length(of: colours.0, against: colours.1, row: y, columns: 0..<before.width)
      #expect(abs(length - expected) <= 0.5, "at \(recording.time(of: frame)) s")
      if expected > 1, expected < width - 1 { seen += 1 }
    }
    #expect(seen > 8)
  }

  @Test("The edge between the two narrowed screens is seen where the formula puts it, to half a pixel")
  func narrowedEdgeInPixels() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    let scale = Double(typed.device.screenScale)
    try await typed.app.play(TypedApp.present)
    let before = typed.device.picture
    let recording = try await typed.app.record(TypedApp.dismiss)
    let after = typed.device.picture
    let y = before.height - Int(60 * scale)
    let colours = (before.pixel(x: 4, y: y), after.pixel(x: 4, y: y))
    for frame in recording.frames(upTo: TypedApp.duration) {
      let edge = Double(before.width) * (1 - easeInOut(recording.time(of: frame) / TypedApp.duration))
      let picture = typed.device.compositor.composite(try #require(recording.tree(of: frame)))
      let length = picture.length(of: colours.0, against: colours.1, row: y, columns: 0..<before.width)
      #expect(abs(length - edge) <= 0.5, "at \(recording.time(of: frame)) s")
    }
  }

  @Test("2.4, 9.2 order: the modal screen is loaded, sets itself as the delegate, and is asked")
  func order() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    let presented = try await typed.app.record(TypedApp.present).story()
    #expect(
      presented.dropLast(3) == [
        "touchBegan presentButton", "touchEnded presentButton", "action showModal",
        "ModalViewController.viewDidLoad", "ModalViewController asked animationControllerForPresented",
        "ModalViewController asked interactionControllerForPresentation",
        "UINavigationController.viewWillDisappear", "ListViewController.viewWillDisappear",
        "ModalViewController.viewWillAppear", "ModalViewController.viewIsAppearing",
        "animateTransition present", "completeTransition present", "animationEnded present",
      ])
    // Which of the two sides hears first is open (section 7.4).
    #expect(
      Set(presented.suffix(3)) == [
        "UINavigationController.viewDidDisappear", "ListViewController.viewDidDisappear",
        "ModalViewController.viewDidAppear",
      ])
    let dismissed = try await typed.app.record(TypedApp.dismiss).story()
    #expect(
      dismissed.dropLast(3) == [
        "touchBegan backButton", "touchEnded backButton", "action back",
        "ModalViewController asked animationControllerForDismissed",
        "ModalViewController asked interactionControllerForDismissal",
        "ModalViewController.viewWillDisappear", "UINavigationController.viewWillAppear",
        "ListViewController.viewWillAppear", "UINavigationController.viewIsAppearing",
        "ListViewController.viewIsAppearing", "animateTransition dismiss", "completeTransition dismiss",
        "animationEnded dismiss",
      ])
    #expect(
      Set(dismissed.suffix(3)) == [
        "UINavigationController.viewDidAppear", "ListViewController.viewDidAppear",
        "ModalViewController.viewDidDisappear",
      ])
  }

  @Test(
    "7.1 afterwards the modal screen is alone in the window; dismissed, it is freed and the list as before")
  func ends() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    let before = typed.device.picture
    try await typed.app.play(TypedApp.present)
    weak let modal = typed.navigation.presentedViewController
    weak let view = modal?.view
    #expect(view?.frame == UIScreen.main.bounds)
    #expect(view?.transform == .identity)
    #expect(view?.alpha == 1)
    // The article leaves the corner that it turned about.
    #expect(view?.layer.anchorPoint == CGPoint(x: 0, y: 1))
    #expect(typed.navigation.view.window == nil)
    #expect(typed.app.leftovers == [])
    try await typed.app.play(TypedApp.dismiss)
    #expect(typed.navigation.presentedViewController == nil)
    #expect(modal == nil)
    #expect(view == nil)
    #expect(typed.navigation.view.frame == UIScreen.main.bounds)
    #expect(typed.navigation.view.window != nil)
    #expect(typed.leftovers == [])
    #expect(typed.device.picture.hasSamePixels(as: before))
    #expect(typed.app.findings == [])
  }
}
