import UIKit

/// Writes down what a recogniser reports.
@MainActor
final class GestureProbe: NSObject, UIGestureRecognizerDelegate {
  private(set) var states: [UIGestureRecognizer.State] = []
  private(set) var translations: [CGPoint] = []
  var shouldBegin = true
  var isSimultaneous = false
  var onAction: ((UIGestureRecognizer) -> Void)?

  func act(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state)
    if let pan = recognizer as? UIPanGestureRecognizer { translations.append(pan.translation(in: nil)) }
    onAction?(recognizer)
  }

  /// A recogniser that reports to this probe and asks it.
  func attach<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, to view: UIView) -> Recognizer {
    recognizer.addTarget(self, action: Selector("act(_:)", GestureProbe.act(_:)))
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
}

/// Writes down the touches that reach it.
final class TouchLogView: UIView {
  private(set) var phases: [UITouch.Phase] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.began) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.moved) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.ended) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append(.cancelled)
  }
}

extension HostDevice {
  /// A view that fills a visible window and writes down its touches.
  func makeTouchLog() -> TouchLogView {
    let window = makeWindow()
    let view = TouchLogView(frame: window.bounds)
    window.addSubview(view)
    output()
    return view
  }

  /// Moves a finger over points, one each frame from the present one on, with a turn after each.
  func drag(over points: [CGPoint], finger: Int = 0, lifting: Bool = true) {
    for (index, point) in points.enumerated() {
      touch(index == 0 ? .began : .moved, at: point, finger: finger)
      advance(seconds: 1.0 / 60)
    }
    guard lifting, let last = points.last else { return }
    touch(.ended, at: last, finger: finger)
    advance(seconds: 1.0 / 60)
  }
}
