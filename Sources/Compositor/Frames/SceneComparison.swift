/// Finds where two scenes of the same size look different, by their lists of items.
///
/// Lists of one length are compared place by place. Else what they have in common at both ends is, and all between is
/// taken for different.
struct SceneComparison {
  private let before: Scene
  private let after: Scene
  private(set) var areas: [DamagedArea] = []
  /// For each backdrop of the later scene: the earlier one's that shows the same, or nil.
  private(set) var sameBackdrops: [Int?]
  private lazy var groupsBefore = before.enclosingGroups
  private lazy var groupsAfter = after.enclosingGroups

  init(_ before: Scene, _ after: Scene) {
    self.before = before
    self.after = after
    sameBackdrops = [Int?](repeating: nil, count: after.backdrops.count)
    compare()
  }

  /// The lengths of what both lists have in common, counted from either end.
  private struct Common {
    var head: Int
    var tail = 0
  }

  private mutating func compare() {
    let (oldCount, newCount) = (before.items.count, after.items.count)
    let common = commonEnds()
    let pairs =
      (0..<common.head).map { ($0, $0) }
      + (0..<common.tail).map { (oldCount - common.tail + $0, newCount - common.tail + $0) }
    let gone = before.items[common.head..<(oldCount - common.tail)]
    let come = after.items[common.head..<(newCount - common.tail)]
    // A group stands after its content, and cuts and fades what a backdrop in it shows.
    for (old, new) in pairs where hasGroup(old, new) { compareGroups(old, new, common) }
    add(gone.filter(\.isGroup), come.filter(\.isGroup))
    for (old, new) in pairs.prefix(common.head) where !hasGroup(old, new) { compareLeaves(old, new) }
    add(gone.filter { !$0.isGroup }, come.filter { !$0.isGroup })
    for (old, new) in pairs.dropFirst(common.head) where !hasGroup(old, new) { compareLeaves(old, new) }
  }

  private func hasGroup(_ old: Int, _ new: Int) -> Bool {
    before.items[old].isGroup || after.items[new].isGroup
  }

  private mutating func add(_ gone: [SceneItem], _ come: [SceneItem]) {
    areas += gone.map { .inside(Footprint($0, of: .before).whole) }
    areas += come.map { .inside(Footprint($0, of: .after).whole) }
  }

  private func commonEnds() -> Common {
    let (oldCount, newCount) = (before.items.count, after.items.count)
    if oldCount == newCount { return Common(head: oldCount) }
    let shorter = min(oldCount, newCount)
    var common = Common(head: 0)
    while common.head < shorter, likeness(common.head, common.head) == .same { common.head += 1 }
    while common.tail < shorter - common.head,
      likeness(oldCount - 1 - common.tail, newCount - 1 - common.tail) == .same
    {
      common.tail += 1
    }
    return common
  }

  private mutating func compareGroups(_ old: Int, _ new: Int, _ common: Common) {
    let (oldItem, newItem) = (before.items[old], after.items[new])
    let isSameGroup =
      correspond(oldItem.first, newItem.first, common)
      && correspond(oldItem.contentFirst, newItem.contentFirst, common)
    add(isSameGroup ? likeness(old, new) : .different, oldItem, newItem)
  }

  private mutating func compareLeaves(_ old: Int, _ new: Int) {
    let likeness = likeness(old, new)
    guard let backdrop = after.backdrops.firstIndex(where: { $0.item == new }) else {
      if likeness == .cutDifferently, isCutByGroup(old, new) { return }
      return add(likeness, before.items[old], after.items[new])
    }
    let region = after.backdrops[backdrop].region
    let isUnchangedBelow = areas.allSatisfy { $0.bounds.intersection(region).isEmpty }
    let earlier = before.backdrops.firstIndex { $0.item == old }
    guard likeness != .different, isUnchangedBelow, let earlier else {
      return add(.different, before.items[old], after.items[new])
    }
    sameBackdrops[backdrop] = earlier
    add(likeness, before.items[old], after.items[new])
  }

  /// Whether a leaf differs only in pixels that its group's shape left out before or leaves out now: what differs
  /// there is what differs of the group.
  private mutating func isCutByGroup(_ old: Int, _ new: Int) -> Bool {
    let (oldItem, newItem) = (before.items[old], after.items[new])
    guard oldItem.shape < 0, newItem.shape < 0,
      let openBefore = before.shapeBounds(ofGroup: groupsBefore[old]),
      let openAfter = after.shapeBounds(ofGroup: groupsAfter[new])
    else { return false }
    return oldItem.bounds.contains(newItem.bounds.intersection(openBefore))
      && newItem.bounds.contains(oldItem.bounds.intersection(openAfter))
  }

  private mutating func add(_ likeness: Likeness, _ old: SceneItem, _ new: SceneItem) {
    switch likeness {
    case .same: break
    case .cutDifferently:
      areas.append(.between(Footprint(old, of: .before), Footprint(new, of: .after)))
    case .different:
      add([old], [new])
    }
  }

  /// Whether two places among the items are the same one, counted from the nearer end.
  private func correspond(_ old: Int32, _ new: Int32, _ common: Common) -> Bool {
    if old == new && old <= common.head { return true }
    let (oldRest, newRest) = (before.items.count - Int(old), after.items.count - Int(new))
    return oldRest == newRest && oldRest <= common.tail
  }

  private enum Likeness {
    case same
    /// The same thing inside another shape or other bounds.
    case cutDifferently
    case different
  }

  private func likeness(_ old: Int, _ new: Int) -> Likeness {
    let (oldItem, newItem) = (before.items[old], after.items[new])
    guard
      oldItem.isGroup == newItem.isGroup, oldItem.hasNodeMask == newItem.hasNodeMask,
      oldItem.isOpaque == newItem.isOpaque, oldItem.alpha == newItem.alpha
    else { return .different }
    if newItem.isGroup {
      // A group without a shape ends where its content ends, which speaks for itself.
      if oldItem.shape < 0 && newItem.shape < 0 { return .same }
      if oldItem.shape < 0 || newItem.shape < 0 { return .different }
      return isSameShape(oldItem.shape, newItem.shape) ? .same : .cutDifferently
    }
    guard isSameSource(oldItem.source, newItem.source, old, new) else { return .different }
    let isSameCut = oldItem.bounds == newItem.bounds && isSameShape(oldItem.shape, newItem.shape)
    return isSameCut ? .same : .cutDifferently
  }

  private func isSameShape(_ old: Int32, _ new: Int32) -> Bool {
    if old < 0 || new < 0 { return old == new }
    return before.shapes[Int(old)].isSame(as: after.shapes[Int(new)])
  }

  /// Pictures and masks are told apart by their addresses: both scenes keep theirs alive.
  private func isSameSource(_ old: PaintSource, _ new: PaintSource, _ oldIndex: Int, _ newIndex: Int) -> Bool
  {
    switch (old, new) {
    case (.none, .none): return true
    case (.color(let old), .color(let new)): return old == new
    case (.copy(let old, bytesPerRow: let oldRow), .copy(let new, bytesPerRow: let newRow)):
      return old == new && oldRow == newRow
    case (.sampled(let old), .sampled(let new)):
      let oldBackdrop = before.backdrops.first { $0.item == oldIndex }
      let newBackdrop = after.backdrops.first { $0.item == newIndex }
      if let oldBackdrop, let newBackdrop { return oldBackdrop.isSameRequest(as: newBackdrop) }
      if oldBackdrop != nil || newBackdrop != nil { return false }
      return isSameSampler(old, new)
    case (.mixed(let old, let oldSmaller, let oldWeight), .mixed(let new, let newSmaller, let newWeight)):
      return oldWeight == newWeight && isSameSampler(old, new) && isSameSampler(oldSmaller, newSmaller)
    case (.shadow(let old, let oldColor), .shadow(let new, let newColor)):
      return oldColor == newColor && isSameShadow(before.shadows[Int(old)], after.shadows[Int(new)])
    default: return false
    }
  }

  private func isSameSampler(_ old: Int32, _ new: Int32) -> Bool {
    before.samplers[Int(old)].isSame(as: after.samplers[Int(new)])
  }

  private func isSameShadow(_ old: SceneShadow, _ new: SceneShadow) -> Bool {
    guard
      old.originX == new.originX, old.originY == new.originY, old.cells == new.cells,
      old.width == new.width, old.height == new.height, old.shift == new.shift, old.part == new.part,
      old.profileCount == new.profileCount
    else { return false }
    guard new.profileCount > 0 else { return true }
    return before.profiles[old.columnProfile..<(old.columnProfile + old.profileCount)]
      .elementsEqual(after.profiles[new.columnProfile..<(new.columnProfile + new.profileCount)])
  }
}
