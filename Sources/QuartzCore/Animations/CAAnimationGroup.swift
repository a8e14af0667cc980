/// Animations that run together, in the group's time.
///
/// They are cut at the group's end, not scaled to it; their own delegates and `isRemovedOnCompletion` are ignored
/// (fact 3.2.8). One without a duration lasts as long as the group.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
  private var isBeingCopied = false

  public override init() {
    super.init()
  }

  package override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

  package override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CAAnimationGroup, !other.isBeingCopied else { return }
    other.isBeingCopied = true
    defer { other.isBeingCopied = false }
    animations = other.animations?.filter(other.canHold).map { $0.duplicate() }
  }

  /// Whether an animation is none of the groups that are being copied around this one.
  private func canHold(_ animation: CAAnimation) -> Bool {
    guard let group = animation as? CAAnimationGroup, group.isBeingCopied else { return true }
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "group-inside-itself",
        message: "A group of animations holds itself or a group around it; that one is left out.",
        subjects: [String(describing: type(of: self))], remedy: "Put only other animations into a group."))
    return false
  }

  override func checkTiming() {
    super.checkTiming()
    for animation in animations ?? [] { animation.checkTiming() }
  }

  package override func makeBody(for layer: CALayer.Type, duration: MediaTime) -> AnimationTrack.Body? {
    .group(
      (animations ?? []).map {
        AnimationTrack(
          $0, for: layer, begin: MediaTime(seconds: $0.beginTime), defaultDuration: duration.seconds)
      })
  }
}
