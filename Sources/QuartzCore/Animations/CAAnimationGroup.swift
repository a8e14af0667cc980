/// Animations that run together, in the group's time.
///
/// They are cut at the group's end, not scaled to it; their own delegates and `isRemovedOnCompletion` are ignored
/// (fact 3.2.8). One without a duration lasts as long as the group.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  public override init() {
    super.init()
  }

  package override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

  package override func assign(_ other: CAAnimation) {
    super.assign(other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
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
