import DarwinSupplement
import Foundation
import QuartzCore

/// The device as UIKit sees it: the object from which `UIScreen.main`, `UIApplication.shared`, `UIDevice.current` and
/// the accessibility flags are computed. Simulator makes it, moves its clock and feeds it touches.
@MainActor
package final class HostDevice {
  /// The device that UIKit's statics speak for; one at a time.
  package private(set) static var current: HostDevice?

  package let metrics: DeviceMetrics
  package let framesPerSecond: Int
  package let context: MediaContext
  package private(set) var orientation: UIInterfaceOrientation
  package private(set) var userInterfaceStyle = UIUserInterfaceStyle.light
  package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  package var accessibility = AccessibilitySettings()
  package let screen: UIScreen
  package let application: UIApplication
  package let device: UIDevice
  package weak var firstResponder: UIResponder?
  /// Where recognisers see touches before views do; views are called directly where there is none.
  package var gestureEnvironment: (any TouchProcessing)? = GestureEnvironment()
  package let animationEnvironment = AnimationEnvironment()
  package private(set) weak var keyWindow: UIWindow?

  private var visibleWindows: [UIWindow] = []
  private var applicationDelegate: (any UIApplicationDelegate)?
  private var deferredWork = DeferredWork()
  private lazy var touchDispatcher = TouchDispatcher(device: self)

  package init(
    metrics: DeviceMetrics, orientation: UIInterfaceOrientation = .portrait, framesPerSecond: Int = 60,
    context: MediaContext
  ) {
    self.metrics = metrics
    self.orientation = orientation
    self.framesPerSecond = framesPerSecond
    self.context = context
    screen = UIScreen()
    application = UIApplication()
    device = UIDevice()
  }

  /// Makes this device the one that UIKit's statics speak for. The device before it must have ended.
  package func install() {
    precondition(HostDevice.current == nil, "a device is installed already: end it first")
    HostDevice.current = self
    MediaContext.installAsProcessDefault(context)
    UITraitCollection.current = traitCollection
  }

  /// Takes the device out of service and drops everything that lives on it.
  package func end() {
    guard HostDevice.current === self else { return }
    for window in visibleWindows {
      window.rootViewController?.abandonTransitions()
      window.rootViewController?.abandonPresentation()
    }
    visibleWindows = []
    keyWindow = nil
    firstResponder = nil
    deferredWork = DeferredWork()
    touchDispatcher.reset()
    gestureEnvironment = nil
    application.delegate = nil
    applicationDelegate = nil
    UITraitCollection.current = UITraitCollection()
    HostDevice.current = nil
    MediaContext.removeProcessDefault()
    context.end()
  }

  /// Starts an app: its delegate makes a window and shows it.
  package func launch(_ delegate: any UIApplicationDelegate) {
    applicationDelegate = delegate
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidBecomeActive(application)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: application)
  }

  // MARK: - Geometry and traits

  package var screenBounds: CGRect { CGRect(origin: .zero, size: metrics.size(in: orientation)) }

  package var safeAreaInsets: UIEdgeInsets { metrics.safeArea(in: orientation) }

  /// Phones are compact in width in portrait and compact in height in landscape; the large ones are regular in
  /// width in landscape.
  package var traitCollection: UITraitCollection {
    var traits = UITraitCollection.Traits()
    let size = screenBounds.size
    let isLargePhone = min(size.width, size.height) >= 414
    traits.userInterfaceIdiom = metrics.idiom
    traits.displayScale = metrics.scale
    traits.horizontalSizeClass = orientation.isLandscape && isLargePhone ? .regular : .compact
    traits.verticalSizeClass = orientation.isLandscape ? .compact : .regular
    traits.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    traits.userInterfaceStyle = userInterfaceStyle
    return UITraitCollection(traits)
  }

  /// Switches between light and dark appearance.
  package func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    changeTraits { userInterfaceStyle = style }
  }

  /// Turns the interface. Windows get the new size; controllers have been asked before.
  package func setOrientation(_ orientation: UIInterfaceOrientation) {
    changeTraits { self.orientation = orientation }
    for window in visibleWindows { window.screenDidChange() }
  }

  private func changeTraits(_ change: () -> Void) {
    let former = traitCollection
    change()
    guard former != traitCollection else { return }
    if HostDevice.current === self { UITraitCollection.current = traitCollection }
    for window in visibleWindows { window.propagateTraitChange(from: former) }
  }

  // MARK: - Windows

  /// Visible windows, lowest first: by level, then in the order in which they were shown.
  package var windows: [UIWindow] { visibleWindows }

  func show(_ window: UIWindow) {
    guard !visibleWindows.contains(where: { $0 === window }) else { return }
    visibleWindows.append(window)
    context.attach(window.layer)
    sortWindows()
  }

  func hide(_ window: UIWindow) {
    visibleWindows.removeAll { $0 === window }
    context.detach(window.layer)
    if keyWindow === window { keyWindow = nil }
  }

  func sortWindows() {
    let ranked = visibleWindows.enumerated().sorted { one, other in
      (one.element.windowLevel.rawValue, one.offset) < (other.element.windowLevel.rawValue, other.offset)
    }
    visibleWindows = ranked.map(\.element)
  }

  func makeKey(_ window: UIWindow) {
    guard keyWindow !== window else { return }
    keyWindow?.resignKey()
    keyWindow = window
    window.becomeKey()
  }

  // MARK: - A turn

  /// Input: what the digitizer noticed since the last turn, in order of time.
  package func deliver(_ touches: [TouchSample]) {
    touchDispatcher.deliver(touches)
  }

  /// Whether a finger is on the screen.
  package var isTouched: Bool { touchDispatcher.hasTouches }

  /// Runs work at the next turn, as the next pass of a run loop would.
  package func nextTurn(_ work: @escaping @MainActor () -> Void) {
    deferredWork.nextTurn.append(work)
  }

  /// Runs work in the first turn that lies at least this many seconds ahead on the device's clock.
  package func after(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    deferredWork.schedule(at: context.now + MediaTime(seconds: seconds), work)
  }

  /// Runs what was deferred to this turn; work deferred meanwhile waits for the next one.
  package func flushDeferredWork() {
    for work in deferredWork.takeDue(at: context.now) { work() }
  }

  /// When the next timed work is due.
  package var nextDueTime: MediaTime? { deferredWork.nextDueTime }

  /// Whether something waits for the next turn.
  package var hasDeferredWork: Bool { !deferredWork.nextTurn.isEmpty }

  /// Output: lays out and draws every window and commits the turn's changes.
  package func layoutAndCommit() {
    context.commit()
    _sweepAssociatedObjects()
  }
}
