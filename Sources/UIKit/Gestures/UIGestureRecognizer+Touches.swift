import QuartzCore

extension UIGestureRecognizer {
  /// Touches still on the screen.
  var activeTouches: [UITouch] {
    touches.filter { $0.phase != .ended && $0.phase != .cancelled }
  }

  /// The middle of the touches still down, else of the last ones, on the screen.
  var centroid: CGPoint {
    var middle = activeTouches
    if middle.isEmpty {
      let last = touches.map(\.timestamp).max()
      middle = touches.filter { $0.timestamp == last }
    }
    guard !middle.isEmpty else { return lastCentroid }
    let count = CGFloat(middle.count)
    return CGPoint(
      x: middle.reduce(0) { $0 + $1.screenLocation.x } / count,
      y: middle.reduce(0) { $0 + $1.screenLocation.y } / count)
  }

  /// Lets go of the touches, and with them of the views that they began in; the place stays readable.
  func forgetTouches() {
    lastCentroid = centroid
    lastWindow = touches.first?.window ?? lastWindow
    touches = []
  }

  /// From the screen to a view; to the window for nil.
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let window = view?.window ?? attachedView?.window ?? touches.first?.window ?? lastWindow
    let inWindow = window?.convertFromScreen(point) ?? point
    return view?.convert(inWindow, from: nil) ?? inWindow
  }

  /// A movement on the screen, in a view's coordinates.
  func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    let origin = convert(.zero, to: view)
    let end = convert(vector, to: view)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// A movement in a view's coordinates, on the screen.
  func convertVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    func screenPoint(_ point: CGPoint) -> CGPoint {
      let inWindow = view?.convert(point, to: nil) ?? point
      return view?.window?.convertToScreen(inWindow) ?? inWindow
    }
    let origin = screenPoint(.zero)
    let end = screenPoint(vector)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Whether a touch is in the gesture.
  func isTracking(_ touch: UITouch) -> Bool { touches.contains { $0 === touch } }

  /// Takes a touch into the gesture, unless the delegate refuses it or the gesture is over.
  func receive(_ touch: UITouch) -> Bool {
    guard isEnabled, !phase.isTerminal else { return false }
    if let delegate, !delegate.gestureRecognizer(self, shouldReceive: touch) { return false }
    if !hasStarted {
      touches = []
      hasStarted = true
    }
    touches.append(touch)
    return true
  }
}
