/// A layer to come, in the space of the group that is open when it comes.
///
/// A class, since it goes through several lists before its turn, and is large.
final class LayerVisit {
  let layer: CALayer
  /// The layer's own.
  let time: MediaTime
  let storage: LayerStorage
  /// From the layer's own space to that of the layer whose plane it is shown in, depth included.
  let link: CATransform3D
  let inherited: Inherited
  /// Whether the frame's budget for copies has been asked for it.
  var isCounted = false

  init(
    layer: CALayer, time: MediaTime, storage: LayerStorage, link: CATransform3D, inherited: Inherited
  ) {
    self.layer = layer
    self.time = time
    self.storage = storage
    self.link = link
    self.inherited = inherited
  }

  /// What a layer has from those around it.
  struct Inherited {
    /// 0…1, of layers that fade each sublayer on its own.
    var opacity = 1.0
    var filter: ColorFilter?
    /// Whether an odd number of the layers around has flipped geometry.
    var isFlipped = false
    /// How many copies there may still be of one layer; nil outside of replicators.
    var copiesLeft: Int?
    /// The replicator that shows what is under it again; nil for what is there in any case.
    var repeatedBy: CAReplicatorLayer?
  }

  /// What sublayers have from this layer, once it forms a picture of its own.
  var inheritedBelow: Inherited {
    var below = inherited
    below.opacity = 1
    if storage.values.isGeometryFlipped { below.isFlipped.toggle() }
    return below
  }

  var opacity: Double { inherited.opacity * storage.drawnOpacity }

  /// Whether nothing comes of the layer but its own node, as it is.
  var isPlainLeaf: Bool {
    layer.sublayerList.isEmpty && storage.values.shadowOpacity == 0 && inherited.filter == nil
  }

  /// The same where the layers around do not fade it.
  var unfaded: LayerVisit {
    var inherited = inherited
    inherited.opacity = 1
    return LayerVisit(layer: layer, time: time, storage: storage, link: link, inherited: inherited)
  }
}

extension LayerStorage {
  /// 0…1; what is not a number is opaque.
  var drawnOpacity: Double {
    values.opacity.isNaN ? 1 : Double(min(max(values.opacity, 0), 1))
  }
}
