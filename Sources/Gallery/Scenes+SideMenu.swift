import SideSlide
import Simulator

extension Gallery {
  /// System 2: the menu at the side, dragged in and out.
  static let sideMenu: [MoveScene] = [
    MoveScene(
      "side-slide-present", system: 2,
      "A drag from the left edge brings the menu; let go past half, it opens.",
      app: { SideSlideAppDelegate() },
      script: """
        wait 0.25
        drag 2,50% to 65%,50% over 0.5
        wait 0.6
        """),
    MoveScene(
      "side-slide-present-cancelled", system: 2, "Let go before half, the menu goes back.",
      app: { SideSlideAppDelegate() },
      script: """
        wait 0.25
        drag 2,50% to 40%,50% over 0.4
        wait 0.6
        """),
    MoveScene(
      "side-slide-dismiss", system: 2, "A drag from the right edge closes the menu.",
      app: { SideSlideAppDelegate() },
      script: """
        drag 2,50% to 70%,50% over 0.4
        wait 0.6
        drag 99.5%,50% to 35%,50% over 0.5
        wait 0.6
        """),
    MoveScene(
      "side-slide-dismiss-cancelled", system: 2, "Let go before half, the menu stays open.",
      app: { SideSlideAppDelegate() },
      script: """
        drag 2,50% to 70%,50% over 0.4
        wait 0.6
        drag 99.5%,50% to 60%,50% over 0.4
        wait 0.6
        """),
    MoveScene(
      "side-slide-tap", system: 2, "A tap beside the menu closes it all the way.",
      app: { SideSlideAppDelegate() },
      script: """
        drag 2,50% to 70%,50% over 0.4
        wait 0.6
        tap 85%,50%
        wait 0.8
        """),
    MoveScene(
      "scaling-menu-present", system: 2, "The main screen shrinks aside while the menu grows and fades in.",
      app: { ScalingMenuAppDelegate() },
      script: """
        wait 0.25
        drag 2,50% to 65%,50% over 0.5
        wait 0.6
        """),
    MoveScene(
      "scaling-menu-present-cancelled", system: 2, "Let go before half, the main screen grows back.",
      app: { ScalingMenuAppDelegate() },
      script: """
        wait 0.25
        drag 2,50% to 40%,50% over 0.4
        wait 0.6
        """),
    MoveScene(
      "scaling-menu-dismiss", system: 2, "A drag from the right edge brings the main screen back.",
      app: { ScalingMenuAppDelegate() },
      script: """
        drag 2,50% to 70%,50% over 0.4
        wait 0.6
        drag 99.5%,50% to 35%,50% over 0.5
        wait 0.6
        """),
  ]
}
