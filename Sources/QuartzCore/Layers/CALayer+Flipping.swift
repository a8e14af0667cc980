extension CALayer {
  /// Of this layer and those around it, whether an odd number has flipped geometry.
  var isInsideOddFlips: Bool {
    var isOdd = false
    var layer: CALayer? = self
    while let current = layer {
      if current.isGeometryFlipped { isOdd.toggle() }
      // By the models, whose place is known while a layer passes for its own presentation too.
      let model = current.presentedModel ?? current
      layer = model.parent ?? model.maskedLayer
    }
    return isOdd
  }
}
