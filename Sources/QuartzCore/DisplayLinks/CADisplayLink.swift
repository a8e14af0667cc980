/// Calls a target before each frame, in step with the screen of the device.
///
/// The target is kept alive until `invalidate()`.
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private weak var context: MediaContext?
  private var modes: Set<String> = []
  /// Refreshes since the link was added, counted to leave some out.
  private var refreshCount = 0

  open var isPaused = false
  /// In frames a second.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      guard !preferredFrameRateRange.isFinite else { return }
      preferredFrameRateRange = oldValue
      MediaContext.current.report(.frameRateNotFinite)
    }
  }
  /// 0 is the screen's own rate.
  open var preferredFramesPerSecond: Int {
    get { preferredFrameRateRange.preferred.flatMap { Int(exactly: max($0, 0).rounded(.towardZero)) } ?? 0 }
    set {
      let rate = Float(max(newValue, 0))
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }
  /// Every how many refreshes the target is called; 1 or more.
  open var frameInterval: Int {
    get { step }
    set { preferredFramesPerSecond = newValue > 1 ? framesPerSecond / newValue : 0 }
  }
  /// The time of the frame that is shown, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next call's frame, in seconds.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Between two refreshes of the screen, in seconds.
  open var duration: CFTimeInterval { 1 / CFTimeInterval(framesPerSecond) }

  /// - Parameter sel: A method that takes the link, or nothing.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Calls begin with the next frame. Every mode counts as running.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    modes.insert(mode.rawValue)
    let context = MediaContext.current
    self.context = context
    if !context.displayLinks.contains(where: { $0 === self }) { context.displayLinks.append(self) }
    if !selector.isCallable {
      context.report(
        Finding(
          grade: .fault, rule: "display-link-without-method",
          message: "The selector \(selector) of a display link names a method but cannot call it.",
          subjects: ["CADisplayLink"], remedy: "Write Selector(\"step(_:)\", Self.step(_:))."))
    }
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode.rawValue)
    if modes.isEmpty { leaveContext() }
  }

  /// Stops for good and lets go of the target.
  open func invalidate() {
    modes = []
    target = nil
    leaveContext()
  }

  private func leaveContext() {
    context?.displayLinks.removeAll { $0 === self }
  }

  private var framesPerSecond: Int { max((context ?? MediaContext.current).framesPerSecond, 1) }

  /// The preferred rate as a whole number of refreshes.
  private var step: Int { preferredFrameRateRange.step(framesPerSecond: framesPerSecond) }

  func refresh(at time: MediaTime) {
    // A link called before this one may have taken it out.
    guard let target, !modes.isEmpty, !isPaused else { return }
    let isDue = refreshCount % step == 0
    refreshCount += 1
    guard isDue else { return }
    timestamp = time.seconds
    targetTimestamp = (time + .frame(step, fps: framesPerSecond)).seconds
    selector.perform(on: target, with: [self])
  }
}
