extension CALayer {
  /// The list, or for a presented layer what presents the list.
  var visibleSublayers: [CALayer]? {
    if let presentedModel {
      let presented = presentedModel.sublayerList.compactMap { $0.presentation() }
      return presented.isEmpty ? nil : presented
    }
    return sublayerList.isEmpty ? nil : sublayerList
  }

  /// - Parameter index: As an app has it.
  func insert(_ layer: CALayer, atAsked index: Int) {
    if index > sublayerList.count { MediaContext.current.report(.indexBeyondEnd(index, in: self)) }
    insert(layer, at: index)
  }

  func insert(_ layer: CALayer, at index: Int) {
    guard canTakeIn(layer) else { return }
    noteChange(in: MediaContext.current)
    if layer.parent === self {
      // A move within one superlayer leaves animations alone.
      guard let old = sublayerList.firstIndex(where: { $0 === layer }) else { return }
      sublayerList.remove(at: old)
      let target = index > old ? index - 1 : index
      sublayerList.insert(layer, at: min(max(target, 0), sublayerList.count))
      return
    }
    layer.leaveMasked()
    layer.detachFromSuperlayer()
    // Whoever was told of that may have put the layer elsewhere, or this one into it.
    layer.unlink()
    guard canTakeIn(layer) else { return }
    sublayerList.insert(layer, at: min(max(index, 0), sublayerList.count))
    layer.parent = self
    noteNeedsLayout()
    if layer.layoutFlags.needsAnything { noteSubtreeNeedsUpdate() }
    layer.runAction(forKey: kCAOnOrderIn)
    runAction(forKey: "sublayers")
  }

  /// Takes the layer out of the place it has, without telling anyone.
  private func unlink() {
    let context = MediaContext.current
    if let parent {
      parent.noteChange(in: context)
      parent.sublayerList.removeAll { $0 === self }
      parent.noteNeedsLayout()
    }
    parent = nil
    if let maskedLayer {
      maskedLayer.noteChange(in: context)
      maskedLayer.maskLayer = nil
    }
    maskedLayer = nil
  }

  /// A sibling that is not here counts as the end of the list on its side.
  func insert(_ layer: CALayer, beside sibling: CALayer?, above: Bool) {
    if let sibling, sibling === layer { return }
    let index = sibling.flatMap { sibling in sublayerList.firstIndex { $0 === sibling } }
    if above {
      insert(layer, at: index.map { $0 + 1 } ?? sublayerList.count)
    } else {
      insert(layer, at: index ?? 0)
    }
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = sublayerList.firstIndex(where: { $0 === old }), canTakeIn(new) else {
      return
    }
    insert(new, at: index)
    if old.parent === self { old.detachFromSuperlayer() }
  }

  func replaceSublayers(with layers: [CALayer]) {
    var kept: Set<ObjectIdentifier> = []
    let ordered = Array(layers.reversed().filter { kept.insert(ObjectIdentifier($0)).inserted }.reversed())
    if ordered.count < layers.count { MediaContext.current.report(.sublayerTwice(in: self)) }
    for layer in sublayerList where !kept.contains(ObjectIdentifier(layer)) { layer.detachFromSuperlayer() }
    for (index, layer) in ordered.enumerated() {
      if index < sublayerList.count, sublayerList[index] === layer { continue }
      insert(layer, at: index)
    }
  }

  func detachFromSuperlayer() {
    guard let old = parent, !isLeavingSuperlayer else { return }
    let context = MediaContext.current
    old.noteChange(in: context)
    isLeavingSuperlayer = true
    runAction(forKey: kCAOnOrderOut)
    isLeavingSuperlayer = false
    old.sublayerList.removeAll { $0 === self }
    if parent === old { parent = nil }
    removeAnimationsOfTree()
    old.noteNeedsLayout()
    old.runAction(forKey: "sublayers")
  }

  func changeMask(to mask: CALayer?) {
    guard mask !== maskLayer else { return }
    if let mask {
      guard canTakeIn(mask) else { return }
      if mask.parent != nil || mask.maskedLayer != nil { mask.reportSecondPlace() }
      mask.detachFromSuperlayer()
    }
    change("mask", unless: false) { _ in link(mask) }
  }

  /// Looks again whether a layer can be the mask: whoever was asked for an action may have moved it, or this one.
  private func link(_ mask: CALayer?) {
    if let mask {
      guard canTakeIn(mask) else { return }
      mask.unlink()
    }
    let old = maskLayer
    old?.maskedLayer = nil
    maskLayer = mask
    mask?.maskedLayer = self
    old?.removeAnimationsOfTree()
    if mask?.layoutFlags.needsAnything ?? false { noteSubtreeNeedsUpdate() }
  }

  /// A mask that becomes a sublayer masks no more (fact 3.11.2).
  private func leaveMasked() {
    guard let masked = maskedLayer else { return }
    reportSecondPlace()
    masked.changeMask(to: nil)
  }

  private func reportSecondPlace() {
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "mask-in-tree",
        message: "A layer can be a mask or have a superlayer, once; it leaves its old place.",
        subjects: [String(describing: type(of: self))], remedy: "Make a new layer for each mask."))
  }

  /// Apple's framework raises when a layer would contain or mask itself; here nothing happens.
  private func canTakeIn(_ layer: CALayer) -> Bool {
    if layer.presentedModel != nil {
      MediaContext.current.report(.presentationInTree(layer))
      return false
    }
    // What has nothing under it can only contain itself.
    if layer !== self, layer.sublayerList.isEmpty, layer.maskLayer == nil { return true }
    var ancestor: CALayer? = self
    while let current = ancestor, current !== layer { ancestor = current.parent ?? current.maskedLayer }
    guard ancestor === layer else { return true }
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "layer-inside-itself",
        message:
          "A layer was added to itself or to one of its descendants, or made their mask. Nothing was done.",
        subjects: [String(describing: type(of: layer))], remedy: "Add layers only to layers outside them."))
    return false
  }

  /// Every layer under this one, masks included, and this one.
  var wholeTree: [CALayer] {
    var tree = [self]
    var index = 0
    while index < tree.count {
      tree += tree[index].sublayerList
      if let mask = tree[index].maskLayer { tree.append(mask) }
      index += 1
    }
    return tree
  }

  /// Fact 3.2.7.
  private func removeAnimationsOfTree() {
    guard MediaContext.current.mayHaveAnimations else { return }
    for layer in wholeTree where !layer.attachedAnimations.isEmpty { layer.detachAllAnimations() }
  }

  /// Lets go of what is under this layer one by one: a deep tree that let go by itself would exhaust the stack.
  func releaseTree() {
    reportAbandonedAnimations()
    var released = sublayerList
    sublayerList = []
    if let mask = maskLayer { released.append(mask) }
    maskLayer = nil
    while var layer = released.popLast() {
      guard isKnownUniquelyReferenced(&layer) else { continue }
      released += layer.sublayerList
      layer.sublayerList = []
      if let mask = layer.maskLayer { released.append(mask) }
      layer.maskLayer = nil
    }
  }
}
