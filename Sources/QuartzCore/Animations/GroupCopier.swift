/// Copies the animations of a group, and of the groups inside it, without recursion.
struct GroupCopier {
  private enum Step {
    case copy(CAAnimationGroup, to: CAAnimationGroup)
    case leave(CAAnimationGroup)
  }

  /// More animations than this in one group are a mistake: a few groups that each hold the next one twice are as many
  /// as there are paths through them.
  private static let limit = 100_000

  private var steps: [Step] = []
  /// The groups around the one that is being copied.
  private var open: Set<ObjectIdentifier> = []
  private var count = 0

  mutating func copyAnimations(of group: CAAnimationGroup, to copy: CAAnimationGroup) {
    steps = [.copy(group, to: copy)]
    while let step = steps.popLast() {
      switch step {
      case .leave(let group): open.remove(ObjectIdentifier(group))
      case .copy(let group, let copy):
        open.insert(ObjectIdentifier(group))
        steps.append(.leave(group))
        copy.animations = group.animations?.compactMap { duplicate($0) }
      }
    }
  }

  /// A group's own animations follow later.
  private mutating func duplicate(_ animation: CAAnimation) -> CAAnimation? {
    count += 1
    guard count <= Self.limit else {
      if count == Self.limit + 1 { report(animation, "group-too-large", Self.tooLarge, Self.fewer) }
      return nil
    }
    guard let group = animation as? CAAnimationGroup else { return animation.duplicate() }
    guard !open.contains(ObjectIdentifier(group)) else {
      report(animation, "group-inside-itself", Self.inside, Self.others)
      return nil
    }
    let copy = ObjectFactory.make(type(of: group))
    copy.assignOwn(group)
    steps.append(.copy(group, to: copy))
    return copy
  }

  private static let tooLarge =
    "A group of animations holds more than \(limit), counting those of the groups inside it; the rest is left out."
  private static let fewer = "Check that groups do not hold each other many times over."
  private static let inside = "A group of animations holds itself or a group around it; that one is left out."
  private static let others = "Put only other animations into a group."

  private func report(_ animation: CAAnimation, _ rule: String, _ message: String, _ remedy: String) {
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: rule, message: message, subjects: [String(describing: type(of: animation))],
        remedy: remedy))
  }
}
