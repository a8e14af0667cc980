extension CALayer {
  /// A sublayer, or one of a layer that keeps depth, and its way to the plane in which it is seen.
  struct Occupant {
    let layer: CALayer
    /// From the layer's own space to that of the layer whose plane it is shown in.
    let link: CATransform3D
  }

  /// From this layer's space to its superlayer's, depth included, or for a mask to that of the layer it masks.
  var link: CATransform3D {
    let own = storage.linkMatrix
    guard let sublayerMatrix = superlayer?.storage.sublayerMatrix else { return own }
    return own.concatenating(sublayerMatrix)
  }

  /// What is shown in this layer's plane, back to front: sublayers, and in the place of those that keep depth what
  /// is under them (fact 3.12.7). Of what a replicator repeats only the first copy is there.
  var occupants: [Occupant] {
    var pending = occupants(of: self, outer: nil)
    pending.reverse()
    var occupants: [Occupant] = []
    while let occupant = pending.popLast() {
      if occupant.layer.storage.keepsDepth {
        guard !occupant.layer.isHidden else { continue }
        pending += self.occupants(of: occupant.layer, outer: occupant.link).reversed()
      } else {
        occupants.append(occupant)
      }
    }
    return DepthOrder.backToFront(
      occupants, link: \.link, bounds: { $0.layer.storage.values.bounds })
  }

  private func occupants(of layer: CALayer, outer: CATransform3D?) -> [Occupant] {
    let matrix = layer.storage.sublayerMatrix(outer: outer)
    return (layer.sublayers ?? []).map { sublayer in
      let own = sublayer.storage.linkMatrix
      return Occupant(layer: sublayer, link: matrix.map(own.concatenating) ?? own)
    }
  }
}

extension LayerStorage {
  /// From the space of the sublayers to the one that the layer's own goes to.
  ///
  /// - Parameter outer: From the layer's own space; nil for no change.
  func sublayerMatrix(outer: CATransform3D?) -> CATransform3D? {
    guard let matrix = sublayerMatrix else { return outer }
    return outer.map(matrix.concatenating) ?? matrix
  }
}
