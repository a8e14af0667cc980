import Compositor

// Which layers are shown in one plane: sublayers, their copies, and what is under sublayers that keep depth.
extension RenderTreeBuilder {
  /// - Parameters:
  ///   - outerTime: Of the superlayer, or for a mask of the layer it masks.
  ///   - matrix: From the superlayer's space to that of the plane; nil for no change.
  func makeVisit(
    to layer: CALayer, outerTime: MediaTime, matrix: CATransform3D?, inherited: LayerVisit.Inherited
  ) -> LayerVisit {
    let time = layer.storage.values.timing.localTime(fromParent: outerTime)
    var storage = sampler.storage(of: layer, atLocal: time)
    // The next copy's time writes over what is not the layer's own.
    if inherited.copiesLeft != nil, storage !== layer.storage { storage = storage.copy() }
    let own = storage.linkMatrix
    return LayerVisit(
      layer: layer, time: time, storage: storage, link: matrix.map(own.concatenating) ?? own,
      inherited: inherited)
  }

  /// The sublayers of a layer, in its own space.
  func sublayers(of visit: LayerVisit, inherited: LayerVisit.Inherited) -> [LayerVisit] {
    sublayers(of: visit, outer: nil, inherited: inherited)
  }

  private func sublayers(
    of visit: LayerVisit, outer: CATransform3D?, inherited: LayerVisit.Inherited
  ) -> [LayerVisit] {
    let matrix = visit.storage.sublayerMatrix(outer: outer)
    if let replication = visit.storage.replication, let replicator = visit.layer as? CAReplicatorLayer {
      return copies(of: visit, replicator, replication, matrix: matrix, inherited: inherited)
    }
    return visit.layer.sublayerList.map {
      makeVisit(to: $0, outerTime: visit.time, matrix: matrix, inherited: inherited)
    }
  }

  private func copies(
    of visit: LayerVisit, _ replicator: CAReplicatorLayer, _ replication: ReplicatorValues,
    matrix: CATransform3D?, inherited: LayerVisit.Inherited
  ) -> [LayerVisit] {
    let sublayers = replicator.sublayerList
    guard !sublayers.isEmpty else { return [] }
    // Replicators inside each other share what there may be, so that no copy takes it all.
    let share = min(inherited.copiesLeft ?? CopyBudget.perFrame, copyBudget.left + 1)
    let limit = max(1, share / sublayers.count)
    let copies = LayerCopies(replication, bounds: visit.storage.values.bounds).first(limit)
    if copies.count < replication.count { copyBudget.report(replicator) }
    return copies.indices.flatMap { index in
      let copy = copies[index]
      var below = inherited
      below.copiesLeft = limit / copies.count
      if index > 0 { below.repeatedBy = replicator }
      below.opacity *= copy.color.w
      below.filter = filter(copy.color, over: inherited.filter, of: replicator)
      let place = copy.matrix.map { own in matrix.map(own.concatenating) ?? own } ?? matrix
      return sublayers.map {
        makeVisit(to: $0, outerTime: visit.time - copy.delay, matrix: place, inherited: below)
      }
    }
  }

  private func filter(_ color: SIMD4<Double>, over outer: ColorFilter?, of replicator: CAReplicatorLayer)
    -> ColorFilter?
  {
    let own = SIMD3(color.x, color.y, color.z)
    guard own != SIMD3(repeating: 1) else { return outer }
    return ColorFilter(
      color: own * (outer?.color ?? SIMD3(repeating: 1)), pictures: replicator.filteredPictures)
  }

  /// Back to front; in the place of layers that keep depth, what is under them (fact 3.12.7).
  func ordered(_ visits: [LayerVisit]) -> [LayerVisit] {
    var visits = visits
    if visits.contains(where: \.storage.keepsDepth) { visits = spread(visits) }
    return DepthOrder.backToFront(visits, link: \.link, bounds: { $0.storage.values.bounds })
  }

  private func spread(_ visits: [LayerVisit]) -> [LayerVisit] {
    var pending = Array(visits.reversed())
    var result: [LayerVisit] = []
    while let visit = pending.popLast() {
      guard copyBudget.allows(visit.inherited.repeatedBy) else { continue }
      visit.isCounted = true
      guard visit.storage.keepsDepth else {
        result.append(visit)
        continue
      }
      visit.layer.reportIgnoredAppearance(visit.storage)
      guard !visit.storage.values.isHidden, visit.opacity > 0 else { continue }
      var below = visit.inheritedBelow
      below.opacity = visit.opacity
      pending += sublayers(of: visit, outer: visit.link, inherited: below).reversed()
    }
    return result
  }
}
