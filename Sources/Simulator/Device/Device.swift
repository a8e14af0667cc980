import Compositor
import UIKit

/// A device without hardware: a screen, a clock that moves only when told, and fingers.
///
/// ```swift
/// let device = await Device(.iPhone15)
/// device.launch(AppDelegate())
/// try device.tap("openButton")
/// await device.advance(by: 0.5)
/// let picture = device.snapshot()
/// device.end()
/// ```
///
/// UIKit's `UIScreen.main`, `UIApplication.shared` and the like speak for one device at a time: making a second one
/// waits until the first has ended.
@MainActor
public final class Device {
  public let profile: DeviceProfile
  /// Frames in a second of the device's clock.
  public let framesPerSecond: Int
  package let host: HostDevice
  package let context: MediaContext
  package let compositor: Compositor
  private let frameCompositor: FrameCompositor
  /// Called for every frame, after it was sampled and before completions run.
  package var frameObserver: ((Frame) -> Void)?
  /// What the screen shows.
  package private(set) var frame: Frame
  /// The moment up to which `advance(by:)` was asked to run; frames stand at or before it.
  private var requestedTime = MediaTime.zero
  private let startTime: MediaTime
  /// Pixels per point.
  package let screenScale: CGFloat
  private let tracer: LayerTracer?
  private var phase = Phase.idle
  private var hasLaunched = false
  private var hasEnded = false
  var fingers = FingerQueue()

  /// Where in a turn the device is.
  private enum Phase {
    case idle
    /// Touches, display links, deferred work.
    case input
    /// Between the halves, while the main queue runs.
    case between
    /// Layout, commit, sampling, completions.
    case output
  }

  /// Switches a device on, once the one before it has ended.
  ///
  /// - Parameters:
  ///   - profile: The model.
  ///   - orientation: How it is held.
  ///   - framesPerSecond: From 24 to 240.
  ///   - scale: Pixels per point, above 0; nil for the model's own.
  ///   - startTick: Where its clock starts, in ticks of 1/705,600,000 s; no frame depends on it.
  ///   - compositorThreads: Threads that make pixels; nil for one a core. No pixel depends on it.
  ///   - recordsTrace: Whether `trace` gets a line for every frame.
  public init(
    _ profile: DeviceProfile = .iPhone15, orientation: UIInterfaceOrientation = .portrait,
    framesPerSecond: Int = 60, scale: CGFloat? = nil, startTick: Int64 = 0, compositorThreads: Int? = nil,
    recordsTrace: Bool = true
  ) async {
    precondition((24...240).contains(framesPerSecond), "\(framesPerSecond) frames per second")
    precondition(scale.map { $0 > 0 && $0.isFinite } ?? true, "a scale of \(scale ?? 0) pixels per point")
    await DeviceQueue.waitForTurn()
    var metrics = profile.metrics
    metrics.scale = scale ?? metrics.scale
    self.profile = profile
    self.framesPerSecond = framesPerSecond
    screenScale = metrics.scale
    startTime = MediaTime(ticks: startTick)
    context = MediaContext(now: startTime, framesPerSecond: framesPerSecond)
    host = HostDevice(
      metrics: metrics, orientation: orientation, framesPerSecond: framesPerSecond, context: context)
    compositor = compositorThreads.map { Compositor(threads: $0) } ?? Compositor()
    frameCompositor = FrameCompositor(compositor)
    let pixels = host.screenBounds.size.pixels(scale: metrics.scale)
    frame = Frame(index: 0, time: .zero, tree: RenderTree(width: pixels.width, height: pixels.height))
    let header = TraceHeader(
      device: profile.name, orientation: orientation.isLandscape ? "landscape" : "portrait",
      size: host.screenBounds.size, scale: metrics.scale, framesPerSecond: framesPerSecond)
    tracer = recordsTrace ? LayerTracer(header: header) : nil
    host.install()
    DeviceQueue.occupy(with: self)
    context.onEvent = { [weak tracer] event in tracer?.note(event) }
  }

  isolated deinit {
    end()
  }

  /// Switches the device off: its windows, observers and animations go. Nothing can be done with it afterwards
  /// but reading its trace and findings.
  public func end() {
    guard !hasEnded else { return }
    hasEnded = true
    frameObserver = nil
    host.end()
    context.end()
    DeviceQueue.leave()
  }

  // MARK: - Apps

  /// Starts an app and shows its first frame.
  public func launch(_ delegate: any UIApplicationDelegate) {
    guard !hasLaunched, phase == .idle, !hasEnded else {
      report(
        rule: "second-launch", message: "An app was launched on a device that runs one or has ended.",
        remedy: "Make a new device for each app.")
      return
    }
    hasLaunched = true
    phase = .input
    host.launch(delegate)
    finishTurn()
  }

  /// Shows a view controller in a window as large as the screen, and its first frame.
  public func show(_ root: UIViewController) {
    launch(WindowDelegate(root: root))
  }

  // MARK: - Time

  /// Seconds since the device was switched on.
  public var time: TimeInterval { frame.time.seconds }

  /// Frames since the launch.
  public var frameIndex: Int { frame.index }

  /// Runs every frame that stands up to some seconds after the moment reached before.
  ///
  /// What is asked for is added up exactly: two calls with half a frame each show one frame.
  public func advance(by seconds: TimeInterval) async {
    await advance(to: requestedTime + MediaTime(seconds: max(0, seconds)))
  }

  /// Runs every frame that stands up to a moment since the device was switched on.
  package func advance(to moment: MediaTime) async {
    guard mayAdvance() else { return }
    while !hasEnded, frameTime(frame.index + 1) <= moment { await runTurn() }
    requestedTime = max(requestedTime, moment)
  }

  /// Runs a number of frames.
  public func advanceFrames(_ count: Int = 1) async {
    guard mayAdvance() else { return }
    for _ in 0..<max(0, count) where !hasEnded { await runTurn() }
    requestedTime = frame.time
  }

  /// When a frame stands, since the device was switched on.
  package func frameTime(_ index: Int) -> MediaTime {
    .frame(index, fps: framesPerSecond)
  }

  /// The moment that `advance(by:)` has reached; at or after the time of the last frame.
  package var reachedTime: MediaTime { requestedTime }

  private func runTurn() async {
    guard beginTurn() else { return }
    // Blocks of the main queue and tasks of the main actor never run inside a synchronous test: one hop lets
    // those that wait run.
    await Task.yield()
    finishTurn()
  }

  /// The first half of the next frame's turn: touches, display links, deferred work.
  ///
  /// - Returns: False, and nothing was done, inside another turn or after the end.
  package func beginTurn() -> Bool {
    guard mayAdvance() else { return false }
    phase = .input
    frame = Frame(index: frame.index + 1, time: frameTime(frame.index + 1), tree: frame.tree)
    context.now = startTime + frame.time
    host.deliver(fingers.takeDue(at: frame.time).map { $0.moved(by: startTime) })
    context.fireDisplayLinks(at: context.now)
    host.flushDeferredWork()
    phase = .between
    return true
  }

  /// The second half: layout, commit, sampling, completions.
  package func finishTurn() {
    guard !hasEnded, phase == .between || phase == .input else { return }
    phase = .output
    host.layoutAndCommit()
    let roots = host.windows.map(\.layer)
    let pixels = host.screenBounds.size.pixels(scale: screenScale)
    let tree = LayerSampler.renderTree(
      of: roots, width: pixels.width, height: pixels.height, scale: screenScale, at: context.now)
    frame = Frame(index: frame.index, time: frame.time, tree: tree)
    tracer?.record(roots, at: context.now, frame: frame)
    frameObserver?(frame)
    context.finishDueAnimations(at: context.now)
    phase = .idle
  }

  /// Whether an app runs and no turn does.
  var isAtRest: Bool { hasLaunched && !hasEnded && phase == .idle }

  private func mayAdvance() -> Bool {
    if hasEnded { return false }
    guard phase == .idle else {
      report(
        rule: "turn-inside-turn",
        message: "A turn of the device was begun inside another one. Nothing was done.",
        remedy: "Advance the device from one task, and never from what runs on it.")
      return false
    }
    guard hasLaunched else {
      report(
        rule: "advance-without-app",
        message: "The clock was to move before anything was shown. It stands still.",
        remedy: "Call launch(_:) or show(_:) first.")
      return false
    }
    return true
  }

  // MARK: - What can be seen

  /// The screen as it is.
  public func snapshot() -> UIImage {
    UIImage(cgImage: CGImage(picture: picture), scale: screenScale, orientation: .up)
  }

  /// The screen's pixels; made once for each frame that someone looks at.
  package var picture: Picture { frameCompositor.picture(of: frame.tree) }

  /// The size of films of this screen.
  package var filmSize: FilmSize {
    FilmSize(pixelsWide: frame.tree.width, pixelsHigh: frame.tree.height, scale: screenScale)
  }

  /// What every frame showed and what happened before it; without frames if the device records no trace.
  public var trace: Trace {
    tracer?.trace ?? Trace(header: TraceHeader(device: profile.name), frames: [])
  }

  /// What was misused so far, in order.
  public var findings: [DeviceFinding] {
    context.findings.map { DeviceFinding($0) }
  }

  func report(rule: String, message: String, remedy: String) {
    context.report(
      Finding(grade: .fault, rule: rule, message: message, subjects: ["Device"], remedy: remedy))
  }
}

/// Shows one view controller.
private final class WindowDelegate: UIResponder, UIApplicationDelegate {
  private let root: UIViewController
  var window: UIWindow?

  init(root: UIViewController) {
    self.root = root
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

extension CGSize {
  /// Whole pixels that a screen of this size in points has.
  fileprivate func pixels(scale: CGFloat) -> (width: Int, height: Int) {
    (max(1, Int((width * scale).rounded())), max(1, Int((height * scale).rounded())))
  }
}
