import QuartzCore

/// One animation of a property animator: whenever the animator pauses, scrubs or turns, it is put on its
/// layer anew.
@MainActor
final class AnimatorEntry {
  let change: LayerChange
  /// The key under which the layer holds it.
  let key: String
  private let keyframes: CAKeyframeAnimation?
  /// The part (0 to 1) of the animator's time that passes before it starts (fact 4.7.3).
  let lead: Double
  private let pacing: AnimationPacing
  /// Its progress when it last stood still.
  private var shown = 0.0
  private var mapping: (@Sendable (Double) -> Double)?

  init(
    change: LayerChange, key: String, keyframes: CAKeyframeAnimation?, lead: Double,
    pacing: AnimationPacing
  ) {
    self.change = change
    self.key = key
    self.keyframes = keyframes
    self.lead = lead
    self.pacing = pacing
  }

  /// Plays to the end (1) or back to the start (0); joins a run that has begun already.
  func run(_ segment: AnimatorSegment, to target: Double, tracker: AnimationTracker) {
    let now = CACurrentMediaTime()
    let mapping = segment.mapping(lead: lead, pacing: pacing, from: shown, to: target)
    self.mapping = mapping
    let animation: CAPropertyAnimation
    if segment.isWhole && segment.start == now && keyframes == nil && lead == 0 && shown == 0 {
      let timing = AnimationTiming(duration: segment.duration, pacing: pacing)
      let basic = timing.animation(keyPath: change.keyPath, on: change.layer)
      (basic.fromValue, basic.toValue) = change.value.animationEnds
      animation = basic
    } else {
      let passed = segment.fraction(at: now)
      animation = bareAnimation()
      animation.progressMapping = { mapping(passed + (1 - passed) * $0) }
      animation.duration = segment.duration * (1 - passed)
    }
    let begin = segment.start + segment.delay
    if begin > now { animation.beginTime = change.layer.convertTime(begin, from: nil) }
    animation.delegate = tracker
    tracker.expectAnimation()
    add(animation)
  }

  /// Stands still where the run is.
  func hold(atFraction fraction: Double) {
    hold(at: mapping?(fraction) ?? shown)
  }

  /// Stands still at a progress.
  func hold(at progress: Double) {
    shown = progress
    mapping = nil
    let animation = bareAnimation()
    animation.duration = 1
    animation.speed = 0
    animation.progressMapping = { _ in progress }
    animation.isRemovedOnCompletion = false
    add(animation)
  }

  /// Scrubs with the finger: straight in time, or along the animator's pace.
  func scrub(to fraction: Double, linearly: Bool, duration: TimeInterval) {
    let part = AnimatorSegment.part(of: fraction, after: lead)
    hold(at: linearly ? part : pacing.progress(at: part, duration: duration))
  }

  /// Takes the animation off its layer.
  func remove() {
    mapping = nil
    change.layer.removeAnimation(forKey: key)
  }

  /// Gives the model the value of a position.
  func setModel(at position: UIViewAnimatingPosition) {
    let value: Any? =
      switch position {
      case .start: change.value.modelEnds.from
      case .end: change.value.modelEnds.to
      case .current: change.layer.presentation()?.value(forKeyPath: change.keyPath)
      }
    change.layer.setValue(value, forKeyPath: change.keyPath)
  }

  private func bareAnimation() -> CAPropertyAnimation {
    if let keyframes = keyframes?.copy() as? CAKeyframeAnimation { return keyframes }
    let basic = CABasicAnimation(keyPath: change.keyPath)
    (basic.fromValue, basic.toValue) = change.value.animationEnds
    return basic
  }

  private func add(_ animation: CAPropertyAnimation) {
    animation.isAdditive = change.value.isAdditive
    animation.fillMode = .both
    change.layer.add(animation, forKey: key)
  }
}
