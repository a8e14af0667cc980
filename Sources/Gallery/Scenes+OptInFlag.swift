import OptInFlag
import Simulator

extension Gallery {
  /// System 5: a flag on each controller says whether its transition is customised.
  static let optInFlag: [MoveScene] = [
    MoveScene(
      "flag-push", system: 5, "The pushed screen comes down from above.",
      app: { OptInFlagAppDelegate() },
      script: """
        wait 0.25
        tap "pushButton"
        wait 0.8
        """),
    MoveScene(
      "flag-pop", system: 5, "The popped screen goes down and out.",
      app: { OptInFlagAppDelegate() },
      script: """
        tap "pushButton"
        wait 0.7
        tap 40,8%
        wait 0.8
        """),
    MoveScene(
      "flag-pan-pop", system: 5, "A pan to the right drives the pop; a display link takes it to its end.",
      app: { OptInFlagAppDelegate() },
      script: """
        tap "pushButton"
        wait 0.7
        drag 20%,60% to 80%,60% over 0.4
        wait 1.2
        """),
    MoveScene(
      "flag-pan-pop-cancelled", system: 5, "Let go early, the display link takes it back.",
      app: { OptInFlagAppDelegate() },
      script: """
        tap "pushButton"
        wait 0.7
        drag 20%,60% to 45%,60% over 0.3
        wait 1.0
        """),
    MoveScene(
      "flag-present", system: 5, "The presented screen comes from the left edge.",
      app: { OptInFlagAppDelegate() },
      script: """
        wait 0.25
        tap "presentButton"
        wait 0.8
        """),
    MoveScene(
      "flag-dismiss", system: 5, "It leaves to the right.",
      app: { OptInFlagAppDelegate() },
      script: """
        tap "presentButton"
        wait 0.7
        tap "closeButton"
        wait 0.8
        """),
  ]
}
