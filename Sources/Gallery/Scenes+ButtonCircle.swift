import ButtonCircle
import Simulator

extension Gallery {
  /// System 4: the circle opens from a button in 0.25 s, and closes into one.
  static let buttonCircle: [MoveScene] = [
    MoveScene(
      "button-circle", system: 4,
      "A push opens a growing circle from a round button; the pop closes it again.",
      app: { ButtonCircleAppDelegate() },
      script: """
        wait 0.25
        tap "openButton"
        wait 0.65
        tap "closeButton"
        wait 0.65
        """),
    MoveScene(
      "button-circle-push", system: 4, "The circle opens.",
      app: { ButtonCircleAppDelegate() },
      script: """
        wait 0.25
        tap "openButton"
        wait 0.5
        """),
  ]
}
