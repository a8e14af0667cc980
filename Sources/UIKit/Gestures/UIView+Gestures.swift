import QuartzCore

extension UIView {
  /// A recogniser belongs to one view at a time.
  package func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView !== self else { return }
    recognizer.attachedView?.removeGestureRecognizer(recognizer)
    recognizer.attachedView = self
    _gestureRecognizers.append(recognizer)
  }

  package func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = _gestureRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
    _gestureRecognizers.remove(at: index)
    recognizer.abandon()
    recognizer.attachedView = nil
  }

  package func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for recognizer in _gestureRecognizers where !recognizers.contains(where: { $0 === recognizer }) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }
}

extension UITouch {
  /// The recognisers that receive this touch.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    (HostDevice.current?.gestureEnvironment as? GestureEnvironment)?.recognizers(of: self)
  }
}

extension UIEvent {
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let touches = orderedTouches.filter { gesture.isTracking($0) }
    return touches.isEmpty ? nil : Set(touches)
  }
}
