import Synchronization

/// What layers of one device share: the clock, the transactions, the running animations, findings and counters.
///
/// A device makes one and installs it as the process default; a test makes one of its own and binds it to its task
/// (`MediaContext.$local.withValue(context) { … }`), so that tests run in parallel.
///
/// All but the queue of stopped animations is used from one thread at a time, the main actor's in an app.
package final class MediaContext: @unchecked Sendable {
  @TaskLocal package static var local: MediaContext?
  private static let processDefault = Mutex(MediaContext())

  /// The task's own, else the process default.
  package static var current: MediaContext { local ?? processDefault.withLock { $0 } }

  /// Makes a context the one that code outside any task of its own sees.
  package static func installAsProcessDefault(_ context: MediaContext) {
    processDefault.withLock { $0 = context }
  }

  /// Puts a fresh context in the place of the installed one, which is free to go.
  package static func removeProcessDefault() {
    let fresh = MediaContext()
    let old = processDefault.withLock { current in
      defer { current = fresh }
      return current
    }
    withExtendedLifetime(old) {}
  }

  /// The clock. Only the device moves it.
  package var now: MediaTime
  /// How often the screen is refreshed; display links follow it.
  package var framesPerSecond: Int
  /// Counts commits; a layer stamped with the current epoch has changed since the last one.
  package private(set) var epoch = 1
  /// Called for everything that is recorded, in order.
  package var onEvent: ((MediaEvent) -> Void)?
  package private(set) var findings: [Finding] = []

  var transactions: [Transaction] = []
  var roots: [WeakLayer] = []
  var pendingAnimations: [AttachedAnimation] = []
  var animatedLayers: [WeakLayer] = []
  private var layersWithCommittedAnimations: [WeakLayer] = []
  var displayLinks: [CADisplayLink] = []
  /// How many completion blocks of transactions run inside each other.
  var completionDepth = 0
  var postponedCompletions: [() -> Void] = []
  /// Set for good by `end()`; what was going on when it was called breaks off.
  private(set) var hasEnded = false
  /// Set while a method that may not begin inside itself runs.
  var isCommitting = false
  /// The models whose presentations are being made, each one while that of the one before it is.
  var modelsToPresent: [CALayer] = []
  /// Set by the default implementation of an optional delegate method: the delegate has none of its own.
  var missedOptionalMethod = false
  /// Animations that ended other than by reaching their end; layers add to it from `deinit`, on any thread.
  private let stopped = Mutex(StoppedAnimations())
  private var counters: [String: Int] = [:]

  package init(now: MediaTime = .zero, framesPerSecond: Int = 60) {
    self.now = now
    self.framesPerSecond = framesPerSecond
  }

  /// 1, 2, 3 … for each kind: identifiers by order of creation.
  package func nextIdentifier(for kind: String) -> Int {
    counters[kind, default: 0] += 1
    return counters[kind] ?? 0
  }

  package func record(_ event: MediaEvent) {
    onEvent?(event)
  }

  /// Keeps a finding and records it as an event of kind `finding`.
  package func report(_ finding: Finding) {
    findings.append(finding)
    record(
      MediaEvent(
        "finding",
        [
          ("grade", .string(finding.grade.rawValue)), ("rule", .string(finding.rule)),
          ("message", .string(finding.message)),
          ("subjects", .string(finding.subjects.joined(separator: ", "))),
          ("remedy", .string(finding.remedy)),
        ]))
  }

  func beginNextEpoch() {
    epoch += 1
    forgetCommittedAnimations()
  }

  /// Keeps in mind that a layer holds on to the animations of the last commit.
  func noteCommittedAnimations(of layer: CALayer) {
    layersWithCommittedAnimations.append(WeakLayer(layer: layer))
  }

  private func forgetCommittedAnimations() {
    let layers = layersWithCommittedAnimations
    layersWithCommittedAnimations = []
    for layer in layers.lazy.compactMap(\.layer) { layer.committedAnimations.removeAll() }
  }

  /// Drops everything that waits, without calling anyone: the device ends.
  package func end() {
    hasEnded = true
    transactions = []
    roots = []
    pendingAnimations = []
    postponedCompletions = []
    forgetCommittedAnimations()
    // Animations hold their delegates (fact 3.2.4), and these often what is animated: whoever is cut off in the
    // middle of a motion would hold himself for ever.
    let layers = animatedLayers.compactMap(\.layer)
    animatedLayers = []
    for layer in layers { layer.attachedAnimations.removeAll() }
    displayLinks = []
    withExtendedLifetime(takeStopped()) {}
    onEvent = nil
  }

  /// Keeps an animation that ended before its time until someone may be told.
  func noteStopped(_ animation: AttachedAnimation) {
    let entry = StoppedAnimations(animations: [animation])
    stopped.withLock { $0.animations += entry.animations }
  }

  func takeStopped() -> [AttachedAnimation] {
    stopped.withLock { stopped in
      defer { stopped = StoppedAnimations() }
      return stopped
    }.animations
  }

  /// Travels through the lock.
  private struct StoppedAnimations: @unchecked Sendable {
    var animations: [AttachedAnimation] = []
  }
}
