import Compositor

extension RenderTreeBuilder {
  /// Paints a layer, or the two pictures that a transition leads between.
  ///
  /// - Parameter transform: From the layer's own space to the group's.
  mutating func paintPictures(of visit: LayerVisit, transform: PlaneTransform, opacity: UInt8) {
    let (layer, storage) = (visit.layer, visit.storage)
    guard sampler.values != .model,
      let (transition, picture) = layer.transitionPicture(atLocal: visit.time, storage)
    else {
      return paint(
        visit, transform: transform, opacity: opacity, isGroup: storage.values.allowsGroupOpacity)
    }
    openGroup(
      RenderNode(
        name: layer.traceName, transform: transform.renderTransform(scale: Double(sampler.scale)),
        opacity: opacity))
    let outgoing = outgoingStep(transition, picture, of: visit)
    let incomingOpacity = UInt8(opacity: Float(picture.incomingOpacity))
    guard incomingOpacity > 0 else {
      steps.append(outgoing)
      return
    }
    var place = PlaneTransform.identity
    place.tx = Double(picture.incomingPlace.dx * storage.values.bounds.width)
    place.ty = Double(picture.incomingPlace.dy * storage.values.bounds.height)
    let step = Step.paint(visit.unfaded, place, opacity: incomingOpacity)
    steps += picture.outgoingIsAbove ? [outgoing, step] : [step, outgoing]
  }

  /// What a transition leaves, in the layer's own space.
  private func outgoingStep(
    _ transition: CATransition, _ picture: TransitionPicture, of visit: LayerVisit
  ) -> Step {
    let bounds = visit.storage.values.bounds
    let stretch = Double(sampler.scale / transition.outgoingScale)
    let scale = Double(sampler.scale)
    let x = Double(bounds.origin.x + picture.outgoingPlace.dx * bounds.width) * scale
    let y = Double(bounds.origin.y + picture.outgoingPlace.dy * bounds.height) * scale
    let node = RenderNode(
      transform: RenderTransform(a: stretch, b: 0, c: 0, d: stretch, tx: x, ty: y),
      opacity: UInt8(opacity: Float(picture.outgoingOpacity)), children: transition.outgoing)
    spend(on: node, of: visit)
    return visit.inherited.filter.map { .open(node, $0) } ?? .append(node)
  }
}
