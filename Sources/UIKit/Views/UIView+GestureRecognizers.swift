extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.attachedView = self
    _gestureRecognizers.append(recognizer)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.attachedView = nil
    _gestureRecognizers.removeAll { $0 === recognizer }
  }

  func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for former in _gestureRecognizers where !recognizers.contains(where: { $0 === former }) {
      removeGestureRecognizer(former)
    }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }
}
