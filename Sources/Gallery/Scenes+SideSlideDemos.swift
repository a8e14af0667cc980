import SideSlide
import Simulator

extension Gallery {
  /// System 2: the demos published with the side slide.
  static let sideSlideDemos: [MoveScene] = [
    MoveScene(
      "table-slide-push", system: 2, "The detail screen pushes the table aside.",
      app: { TableSlideAppDelegate() },
      script: """
        wait 0.25
        tap "row3"
        wait 0.7
        """),
    MoveScene(
      "table-slide-pop", system: 2, "A third of the width is enough to drag the table back.",
      app: { TableSlideAppDelegate() },
      script: """
        tap "row3"
        wait 0.6
        drag 2,50% to 30%,50% over 0.4
        wait 0.5
        """),
    MoveScene(
      "table-slide-pop-cancelled", system: 2, "Let go too early, the detail screen stays.",
      app: { TableSlideAppDelegate() },
      script: """
        tap "row3"
        wait 0.6
        drag 2,50% to 14%,50% over 0.3
        wait 0.5
        """),
    MoveScene(
      "drag-up-bar", system: 2,
      "The bar at the bottom is dragged up to a full screen that shakes on its way.",
      app: { DragUpBarAppDelegate() },
      script: """
        wait 0.25
        drag "bar" to 50%,40% over 0.8
        wait 0.6
        """),
    MoveScene(
      "drag-up-bar-cancelled", system: 2, "Let go below a third, the bar falls back.",
      app: { DragUpBarAppDelegate() },
      script: """
        wait 0.25
        drag "bar" to 50%,75% over 0.4
        wait 0.6
        """),
    MoveScene(
      "overlay-card-present", system: 2,
      "A card opens from a line in the middle while a dark blur grows behind it.",
      app: { OverlayCardAppDelegate() },
      script: """
        wait 0.25
        tap "openButton"
        wait 0.8
        """),
    MoveScene(
      "overlay-card-dismiss", system: 2, "The card closes into a line and the blur goes.",
      app: { OverlayCardAppDelegate() },
      script: """
        wait 0.1
        tap "openButton"
        wait 0.7
        tap "closeButton"
        wait 0.8
        """),
    MoveScene(
      "slide-tabs", system: 2, "One animator slides from tab to tab and back.",
      app: { SlideEverywhereAppDelegate() },
      script: """
        wait 0.2
        tap 75%,94%
        wait 0.6
        tap 25%,94%
        wait 0.6
        """),
    MoveScene(
      "slide-navigation", system: 2, "The same animator pushes and pops.",
      app: { SlideEverywhereAppDelegate() },
      script: """
        wait 0.2
        tap "First.push"
        wait 0.7
        tap 40,8%
        wait 0.7
        """),
    MoveScene(
      "slide-modal", system: 2, "The same animator presents and dismisses.",
      app: { SlideEverywhereAppDelegate() },
      script: """
        wait 0.2
        tap "First.present"
        wait 0.7
        tap "Modal.present"
        wait 0.7
        """),
  ]
}
