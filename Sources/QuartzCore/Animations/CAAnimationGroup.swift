/// Animations that run together, in the group's time.
///
/// They are cut at the group's end, not scaled to it; their own delegates and `isRemovedOnCompletion` are ignored
/// (fact 3.2.8). One without a duration lasts as long as the group.
open class CAAnimationGroup: CAAnimation {
  private var members: [CAAnimation]?

  open var animations: [CAAnimation]? {
    get { members }
    set { change { members = newValue } }
  }

  public override init() {
    super.init()
  }

  deinit {
    // Groups deep inside each other would exhaust the stack if each let go of the next.
    var released = members ?? []
    members = nil
    while var animation = released.popLast() {
      guard isKnownUniquelyReferenced(&animation), let group = animation as? CAAnimationGroup else {
        continue
      }
      released += group.members ?? []
      group.members = nil
    }
  }

  package override class func makeEmpty() -> CAAnimation { CAAnimationGroup() }

  package override class var properties: [String: KeyedProperty] { KeyedProperty.ofGroup }

  package override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CAAnimationGroup else { return }
    var copier = GroupCopier()
    copier.copyAnimations(of: other, to: self)
  }

  /// Takes over what another group says, without its animations.
  func assignOwn(_ other: CAAnimation) {
    super.assign(other)
  }

  override func forEach(_ body: (CAAnimation) -> Void) {
    super.forEach(body)
    var waiting = animations ?? []
    while let animation = waiting.popLast() {
      body(animation)
      if let group = animation as? CAAnimationGroup { waiting += group.animations ?? [] }
    }
  }

  package override func makeBody(for layer: CALayer, duration: MediaTime) -> AnimationTrack.Body? {
    .group(GroupTrack(self, for: layer, duration: duration))
  }
}
