import QuartzCore

/// What two recognisers mean to each other.
extension UIGestureRecognizer {
  /// Fact 4.9.5.
  func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Whether this recogniser, once it has recognised, makes another one fail.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    !recognizesSimultaneously(with: other) && canPrevent(other) && other.canBePrevented(by: self)
  }

  /// Whether this recogniser must wait for another one's failure (fact 4.9.4).
  func mustWait(for other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether one touch is in the gestures of both.
  func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    touches.contains { other.isTracking($0) }
  }

  /// Asks the view and the delegate (fact 4.9.6).
  var mayBegin: Bool {
    attachedView?.gestureRecognizerShouldBegin(self) != false
      && delegate?.gestureRecognizerShouldBegin(self) != false
  }
}
