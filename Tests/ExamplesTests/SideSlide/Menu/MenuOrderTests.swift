import Simulator
import Testing

/// What happens on the way of a menu, in which order (2.5, 9.2): the main screen hears nothing.
@MainActor
@Suite struct MenuOrderTests {
  private func story(_ app: MenuApp, _ script: String) async throws -> [String] {
    try await app.app.record(script).story(withPresentationControllers: true)
  }

  private static let presentation = [
    "touchBegan UIView", "SideSlideManager asked presentationControllerForPresented",
    "MenuViewController.viewDidLoad", "UINavigationController.viewDidLoad",
    "SideSlideManager asked animationControllerForPresented",
    "SideSlideManager asked interactionControllerForPresentation",
    "UINavigationController.viewWillAppear", "MenuViewController.viewWillAppear",
    "presentationTransitionWillBegin",
    "UINavigationController.viewIsAppearing", "MenuViewController.viewIsAppearing",
    "animateTransition present", "touchEnded UIView", "completeTransition present", "animationEnded present",
  ]

  private static let dismissal = [
    "SideSlideManager asked animationControllerForDismissed",
    "SideSlideManager asked interactionControllerForDismissal",
    "UINavigationController.viewWillDisappear", "MenuViewController.viewWillDisappear",
    "dismissalTransitionWillBegin", "animateTransition dismiss",
  ]

  private static let dismissalEnd = [
    "completeTransition dismiss", "animationEnded dismiss", "UINavigationController.viewDidDisappear",
    "MenuViewController.viewDidDisappear", "dismissalTransitionDidEnd",
  ]

  @Test("2.5.2, 2.5.3: order of a presentation by finger", arguments: MenuStyle.allCases)
  func presentation(style: MenuStyle) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    let story = try await story(app, "drag 2,50% to 70%,50% over 0.4\nwait 0.6")
    #expect(
      story
        == Self.presentation + [
          "UINavigationController.viewDidAppear", "MenuViewController.viewDidAppear",
          "presentationTransitionDidEnd",
        ])
  }

  @Test("2.4.1b: order of a cancelled presentation", arguments: MenuStyle.allCases)
  func cancelledPresentation(style: MenuStyle) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    let story = try await story(app, "drag 2,50% to 40%,50% over 0.4\nwait 0.6")
    #expect(
      story
        == Self.presentation + [
          "UINavigationController.viewWillDisappear", "MenuViewController.viewWillDisappear",
          "UINavigationController.viewDidDisappear", "MenuViewController.viewDidDisappear",
          "presentationTransitionDidEnd",
        ])
  }

  @Test("Order of a dismissal by finger", arguments: MenuStyle.allCases)
  func dismissal(style: MenuStyle) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    await app.open()
    let story = try await story(app, "drag 99.5%,50% to 30%,50% over 0.4\nwait 0.6")
    #expect(
      story
        == ["touchBegan strip"] + Self.dismissal + ["touchEnded strip"] + Self.dismissalEnd)
  }

  @Test("Order of a dismissal by a tap", arguments: MenuStyle.allCases)
  func tap(style: MenuStyle) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    await app.open()
    let story = try await story(app, "tap \"strip\"\nwait 0.75")
    #expect(
      story
        == ["touchBegan strip", "touchEnded strip"] + Self.dismissal + Self.dismissalEnd)
  }

  @Test("2.5.4: order of a cancelled dismissal", arguments: MenuStyle.allCases)
  func cancelledDismissal(style: MenuStyle) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    await app.open()
    let story = try await story(app, "drag 99.5%,50% to 60%,50% over 0.4\nwait 0.6")
    #expect(
      story
        == ["touchBegan strip"] + Self.dismissal + ["touchEnded strip"] + [
          "completeTransition dismiss", "animationEnded dismiss",
          "UINavigationController.viewWillAppear", "MenuViewController.viewWillAppear",
          "UINavigationController.viewIsAppearing", "MenuViewController.viewIsAppearing",
          "UINavigationController.viewDidAppear", "MenuViewController.viewDidAppear",
          "dismissalTransitionDidEnd",
        ])
  }
}
