import UIKit

extension Device {
  /// Turns the device: from the next frame on, the interface turns with it, in an animation.
  ///
  /// Fingers keep their places on the turned screen, and the trace's header the first orientation.
  ///
  /// ```swift
  /// device.rotate(to: .landscapeLeft)
  /// await device.advance(by: 0.5)
  /// ```
  ///
  /// - Returns: Whether the controllers on the screen support the orientation; if not, nothing happens.
  @discardableResult
  public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    guard isAtRest else {
      report(
        rule: "rotation-inside-turn",
        message:
          "The device was turned inside a turn, before the launch, or after its end. Nothing was done.",
        remedy: "Turn it between two calls of advance(by:).")
      return false
    }
    guard frameObserver == nil else {
      report(
        rule: "rotation-while-filmed",
        message:
          "The device was turned while its frames were recorded, whose size is fixed. Nothing was done.",
        remedy: "Turn it before the recording starts.")
      return false
    }
    return InterfaceRotation.rotate(host, to: orientation)
  }
}
