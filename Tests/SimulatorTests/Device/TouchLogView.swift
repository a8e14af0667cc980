import Simulator
import UIKit

/// A screen that writes down what touches it.
final class TouchLogController: UIViewController {
  let log = TouchLogView()

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func loadView() {
    log.accessibilityIdentifier = "log"
    view = log
  }
}

final class TouchLogView: UIView {
  struct Entry: Equatable {
    let phase: UITouch.Phase
    let location: CGPoint
    let time: TimeInterval
  }

  var entries: [Entry] = []
  /// Called at the first touch.
  var whenTouched: () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches)
    whenTouched()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches)
  }

  private func note(_ touches: Set<UITouch>) {
    for touch in touches {
      entries.append(Entry(phase: touch.phase, location: touch.location(in: nil), time: touch.timestamp))
    }
  }
}
