/// What stands between a window and its views when touches arrive: the gesture recognisers.
@MainActor
package protocol TouchProcessing: AnyObject {
  /// Tells of every gesture that is over: what comes of it decides where the next touch goes, and whether it counts.
  func finishGestures()

  /// Handles the touches of one event that began in one window, views included.
  func process(_ event: UIEvent, on window: UIWindow)
}
