/// What stands between a window and its views when touches arrive: the gesture recognisers.
@MainActor
package protocol TouchProcessing: AnyObject {
  /// Handles the touches of one event that began in one window, views included.
  func process(_ event: UIEvent, on window: UIWindow)
}
