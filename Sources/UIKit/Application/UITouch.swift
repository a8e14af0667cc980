import QuartzCore

/// One finger on the screen, from contact to lift; the same object all the way.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
  }

  /// Seconds on the device's clock at the last change of phase or place.
  open package(set) var timestamp: TimeInterval

  open package(set) var phase: UITouch.Phase

  /// How many times the finger came down at this place in quick succession, this time included.
  open package(set) var tapCount: Int

  open var type: UITouch.TouchType { .direct }

  /// The window in which the touch began.
  open package(set) weak var window: UIWindow?

  /// The view that the touch began in, whatever lies under the finger now.
  open package(set) var view: UIView?

  /// The finger's number, as the digitizer gives it.
  package let finger: Int
  package var screenLocation: CGPoint
  package var previousScreenLocation: CGPoint
  package let firstScreenLocation: CGPoint
  /// Whether the view is told of this touch: a view without `isMultipleTouchEnabled` hears of one only.
  package var reachesView = true

  package init(_ sample: TouchSample, tapCount: Int) {
    finger = sample.finger
    timestamp = sample.time.seconds
    phase = .began
    self.tapCount = tapCount
    screenLocation = sample.location
    previousScreenLocation = sample.location
    firstScreenLocation = sample.location
    super.init()
  }

  /// Where the touch is, in a view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    convert(screenLocation, to: view)
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousScreenLocation, to: view)
  }

  open func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  private func convert(_ screenPoint: CGPoint, to view: UIView?) -> CGPoint {
    guard let window = view?.window ?? window else { return screenPoint }
    let windowPoint = window.convertFromScreen(screenPoint)
    guard let view else { return windowPoint }
    return view.convert(windowPoint, from: nil)
  }
}
