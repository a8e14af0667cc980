import UIKit

/// Both halves of a turn, for tests that need no pixels.
extension HostDevice {
  /// Moves the clock to a time in seconds and runs one turn there.
  func turn(at seconds: Double) {
    context.now = MediaTime(seconds: seconds)
    context.fireDisplayLinks(at: context.now)
    flushDeferredWork()
    output()
  }

  /// The second half of a turn.
  func output() {
    layoutAndCommit()
    context.finishDueAnimations(at: context.now)
  }

  /// Turns sixty times a second, from after one time up to another, in seconds.
  func run(from start: Double, to end: Double) {
    let first = Int((start * 60).rounded(.down)) + 1
    let last = Int((end * 60).rounded(.down))
    guard first <= last else { return }
    for frame in first...last { turn(at: Double(frame) / 60) }
  }

  /// A view of 100 points square in a visible window, committed.
  func makeShownView(at center: CGPoint = CGPoint(x: 0, y: 0)) -> UIView {
    let window = makeWindow()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.center = center
    window.addSubview(view)
    output()
    return view
  }
}

extension UIView {
  /// Where the view is shown now.
  var shownX: CGFloat { layer.presentation()?.position.x ?? .nan }
}

/// Whether two numbers differ by no more than a tolerance.
func isClose(_ first: CGFloat, _ second: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(Double(first) - second) <= tolerance
}
