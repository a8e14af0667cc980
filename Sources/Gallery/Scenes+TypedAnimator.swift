import Simulator
import TypedAnimator

extension Gallery {
  /// System 1: one animator class for push, present and dismiss, and a picture that flies.
  static let typedAnimator: [MoveScene] = [
    MoveScene(
      "typed-push", system: 1, "A row's picture flies up, then the detail screen opens in a growing circle.",
      app: { TypedAnimatorAppDelegate() },
      script: """
        wait 0.25
        tap "row2"
        wait 1.6
        """),
    MoveScene(
      "typed-pop", system: 1, "The way back is the system's own pop.",
      app: { TypedAnimatorAppDelegate() },
      script: """
        wait 0.1
        tap "row2"
        wait 1.4
        tap 40,8%
        wait 0.9
        """),
    MoveScene(
      "typed-present", system: 1, "The modal screen turns in about its bottom left corner.",
      app: { TypedAnimatorAppDelegate() },
      script: """
        wait 0.25
        tap "presentButton"
        wait 0.9
        """),
    MoveScene(
      "typed-dismiss", system: 1,
      "The modal screen narrows to the left while the list widens from the right.",
      app: { TypedAnimatorAppDelegate() },
      script: """
        wait 0.1
        tap "presentButton"
        wait 0.8
        tap "backButton"
        wait 0.9
        """),
  ]
}
