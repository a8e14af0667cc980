import ButtonCircle
import Simulator

extension MoveScene {
  /// System 4: the circle opens from a button in 0.25 s, and closes into one.
  static let buttonCircle = MoveScene(
    name: "button-circle", system: 4,
    summary: "A push opens a growing circle from a round button; the pop closes it again.",
    script: FingerScript([
      .wait(0.25), .tap(.view(identifier: "openButton"), duration: 0.1), .wait(0.65),
      .tap(.view(identifier: "closeButton"), duration: 0.1), .wait(0.65),
    ]),
    makeDelegate: { ButtonCircleAppDelegate() })
}
