import UIKit

/// Runs a test on a device of its own, once no other one is installed.
@MainActor
func withHostDevice<Result>(
  _ metrics: DeviceMetrics = .iPhone15, orientation: UIInterfaceOrientation = .portrait,
  _ body: (HostDevice) throws -> Result
) async rethrows -> Result {
  while HostDevice.current != nil { await Task.yield() }
  let device = HostDevice(metrics: metrics, orientation: orientation, context: MediaContext())
  device.install()
  defer { device.end() }
  return try body(device)
}

extension HostDevice {
  /// A visible window as large as the screen.
  func makeWindow() -> UIWindow {
    let window = UIWindow(frame: screenBounds)
    window.makeKeyAndVisible()
    return window
  }

  func touch(_ phase: TouchSample.Phase, at location: CGPoint, finger: Int = 0) {
    deliver([TouchSample(finger: finger, phase: phase, location: location, time: context.now)])
  }

  func tap(at location: CGPoint) {
    touch(.began, at: location)
    touch(.ended, at: location)
  }

  /// Moves the clock and runs what was deferred.
  func advance(seconds: Double) {
    context.now = context.now + MediaTime(seconds: seconds)
    flushDeferredWork()
  }

  /// Kinds of everything recorded while a block runs.
  func events(while body: () -> Void) -> [String] {
    var kinds: [String] = []
    context.onEvent = { kinds.append($0.kind) }
    body()
    context.onEvent = nil
    return kinds
  }
}

/// A chain of views, one inside the other, built from the inside out so that it takes time in proportion to its
/// length.
///
/// - Returns: The outermost and the innermost view.
@MainActor
func makeChain(
  levels: Int, frame: CGRect = .zero, mask: UIView.AutoresizingMask = []
) -> (outermost: UIView, innermost: UIView) {
  let innermost = UIView(frame: frame)
  innermost.autoresizingMask = mask
  var outermost = innermost
  for _ in 1..<levels {
    let outer = UIView(frame: frame)
    outer.autoresizingMask = mask
    outer.addSubview(outermost)
    outermost = outer
  }
  return (outermost, innermost)
}
