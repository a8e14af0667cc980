import CornerCircle
import Simulator

extension Gallery {
  /// System 3: one object is animator, layer-animation delegate and transitioning delegate.
  static let cornerCircle: [MoveScene] = [
    MoveScene(
      "corner-circle-present", system: 3,
      "The second screen opens in two seconds from a circle in the corner.",
      app: { CornerCircleAppDelegate() },
      script: """
        wait 0.25
        tap "openButton"
        wait 2.4
        """),
    MoveScene(
      "corner-circle-dismiss", system: 3, "A touch anywhere closes the circle again.",
      app: { CornerCircleAppDelegate() },
      script: """
        tap "openButton"
        wait 2.3
        tap 50%,50%
        wait 2.4
        """),
  ]
}
