import Compositor

/// Walks layers back to front and keeps open the groups it is inside of.
struct RenderTreeBuilder {
  /// A layer to come, in the space of the group that is open when it comes.
  private struct Visit {
    let layer: CALayer
    /// The layer's own.
    let time: MediaTime
    let storage: LayerStorage
    /// From the superlayer's space to the group's.
    let transform: PlaneTransform
    let sublayerMatrix: CATransform3D?
  }

  private enum Step {
    case visit(Visit)
    case append(RenderNode)
    case closeGroup
  }

  private let sampler: LayerSampler
  private var steps: [Step] = []
  /// The open groups, innermost last; the first one only collects.
  private var groups: [RenderNode] = [RenderNode()]

  init(_ sampler: LayerSampler) {
    self.sampler = sampler
  }

  /// Adds a layer and everything under it.
  mutating func add(
    _ layer: CALayer, time: MediaTime, transform: PlaneTransform, sublayerMatrix: CATransform3D?
  ) {
    steps.append(
      .visit(
        makeVisit(to: layer, superlayerTime: time, transform: transform, sublayerMatrix: sublayerMatrix)))
    run()
  }

  /// Adds what a layer shows, from the origin of its bounds and without its own place and opacity.
  mutating func addContents(of layer: CALayer, atLocal time: MediaTime) {
    let storage = sampler.storage(of: layer, atLocal: time)
    var transform = PlaneTransform.identity
    transform.tx = -Double(storage.values.bounds.origin.x)
    transform.ty = -Double(storage.values.bounds.origin.y)
    guard sampler.values != .committed || !storage.values.isHidden else { return }
    paintPictures(of: layer, storage, time: time, transform: transform, opacity: 255)
    run()
  }

  mutating func finish() -> [RenderNode] { groups[0].children }

  private mutating func run() {
    while let step = steps.popLast() {
      switch step {
      case .visit(let visit): self.visit(visit)
      case .append(let node): groups[groups.count - 1].children.append(node)
      case .closeGroup:
        guard let group = groups.popLast() else { return }
        groups[groups.count - 1].children.append(group)
      }
    }
  }

  private mutating func visit(_ visit: Visit) {
    let storage = visit.storage
    guard !storage.values.isHidden else { return }
    let opacity = UInt8(opacity: storage.values.opacity)
    guard opacity > 0 else { return }
    var link = storage.linkMatrix
    if let matrix = visit.sublayerMatrix { link = link.concatenating(matrix) }
    let plane = PlaneTransform(link)
    guard plane.isFinite, storage.values.isDoubleSided || storage.facesViewer(link) else { return }
    paintPictures(
      of: visit.layer, storage, time: visit.time, transform: plane.concatenating(visit.transform),
      opacity: opacity)
  }

  /// Paints a layer, or the two pictures that a transition leads between.
  ///
  /// - Parameter transform: From the layer's own space to the group's.
  private mutating func paintPictures(
    of layer: CALayer, _ storage: LayerStorage, time: MediaTime, transform: PlaneTransform, opacity: UInt8
  ) {
    guard sampler.values != .model,
      let (transition, picture) = layer.transitionPicture(atLocal: time, storage)
    else {
      return paint(
        layer, storage, time: time, transform: transform, opacity: opacity,
        isGroup: storage.values.allowsGroupOpacity)
    }
    groups.append(
      RenderNode(
        name: layer.traceName, transform: transform.renderTransform(scale: Double(sampler.scale)),
        opacity: opacity))
    steps.append(.closeGroup)
    let outgoing = outgoingNode(transition, picture, bounds: storage.values.bounds)
    if picture.outgoingIsAbove {
      steps.append(.append(outgoing))
    } else {
      groups[groups.count - 1].children.append(outgoing)
    }
    let incomingOpacity = UInt8(opacity: Float(picture.incomingOpacity))
    guard incomingOpacity > 0 else { return }
    var place = PlaneTransform.identity
    place.tx = Double(picture.incomingPlace.dx * storage.values.bounds.width)
    place.ty = Double(picture.incomingPlace.dy * storage.values.bounds.height)
    paint(layer, storage, time: time, transform: place, opacity: incomingOpacity, isGroup: true)
  }

  /// What a transition leaves, in the layer's own space.
  private func outgoingNode(_ transition: CATransition, _ picture: TransitionPicture, bounds: CGRect)
    -> RenderNode
  {
    let stretch = Double(sampler.scale / transition.outgoingScale)
    let scale = Double(sampler.scale)
    let x = Double(bounds.origin.x + picture.outgoingPlace.dx * bounds.width) * scale
    let y = Double(bounds.origin.y + picture.outgoingPlace.dy * bounds.height) * scale
    return RenderNode(
      transform: RenderTransform(a: stretch, b: 0, c: 0, d: stretch, tx: x, ty: y),
      opacity: UInt8(opacity: Float(picture.outgoingOpacity)), children: transition.outgoing)
  }

  /// - Parameter transform: From the layer's own space to the group's.
  private mutating func paint(
    _ layer: CALayer, _ storage: LayerStorage, time: MediaTime, transform: PlaneTransform, opacity: UInt8,
    isGroup: Bool
  ) {
    var node = LayerPainter(sampler, layer, storage).node
    node.transform = transform.renderTransform(scale: Double(sampler.scale))
    if let mask = layer.maskLayer { node.mask = makeMask(mask, time: time) }
    node.opacity = opacity
    node.isGroup = isGroup
    if layer.sublayerList.isEmpty {
      if node.isWorthPainting { groups[groups.count - 1].children.append(node) }
      return
    }
    var inner = transform
    if opacity < 255 || node.clip != nil || node.mask != nil {
      groups.append(node)
      steps.append(.closeGroup)
      inner = .identity
    } else {
      // The border lies over the sublayers, which are not in this node.
      if !node.overlay.isEmpty {
        steps.append(
          .append(RenderNode(name: node.name, transform: node.transform, contents: node.overlay)))
        node.overlay = []
      }
      if node.isWorthPainting { groups[groups.count - 1].children.append(node) }
    }
    let matrix = storage.sublayerMatrix
    let visits = layer.sublayerList.map {
      makeVisit(to: $0, superlayerTime: time, transform: inner, sublayerMatrix: matrix)
    }
    for visit in LayerOrder.backToFront(visits, storage: \.storage).reversed() { steps.append(.visit(visit)) }
  }

  private func makeVisit(
    to layer: CALayer, superlayerTime: MediaTime, transform: PlaneTransform, sublayerMatrix: CATransform3D?
  ) -> Visit {
    let time = layer.storage.values.timing.localTime(fromParent: superlayerTime)
    return Visit(
      layer: layer, time: time, storage: sampler.storage(of: layer, atLocal: time), transform: transform,
      sublayerMatrix: sublayerMatrix)
  }

  /// A shape where the mask is no more than one, else its nodes (fact 3.11.1).
  private func makeMask(_ mask: CALayer, time: MediaTime) -> RenderMask {
    let local = mask.storage.values.timing.localTime(fromParent: time)
    let storage = sampler.storage(of: mask, atLocal: local)
    let opacity = UInt8(opacity: storage.values.opacity)
    let plane = PlaneTransform(storage.linkMatrix)
    guard !storage.values.isHidden, opacity > 0, plane.isFinite else { return .nodes([]) }
    if mask.sublayerList.isEmpty, mask.maskLayer == nil,
      let (shape, alpha) = LayerPainter(sampler, mask, storage).onlyShape
    {
      return .shape(
        shape, transform: plane.renderTransform(scale: Double(sampler.scale)),
        alpha: UInt8((Int(alpha) * Int(opacity) + 127) / 255))
    }
    var builder = RenderTreeBuilder(sampler)
    builder.add(mask, time: time, transform: .identity, sublayerMatrix: nil)
    return .nodes(builder.finish())
  }
}

extension RenderNode {
  fileprivate var isWorthPainting: Bool {
    !(contents.isEmpty && underlay.isEmpty && overlay.isEmpty && children.isEmpty)
  }
}

extension LayerStorage {
  /// Whether the front is turned to the viewer: by the sense in which the bounds are passed through, mirror images
  /// taken out.
  fileprivate func facesViewer(_ link: CATransform3D) -> Bool {
    let plane = PlaneTransform(link)
    let middle = CGPoint(x: values.bounds.midX, y: values.bounds.midY)
    let sense = plane.determinant * plane.weight(at: middle)
    let m = link
    let mirror =
      m.m11 * (m.m22 * m.m33 - m.m23 * m.m32) - m.m12 * (m.m21 * m.m33 - m.m23 * m.m31)
      + m.m13 * (m.m21 * m.m32 - m.m22 * m.m31)
    return sense * Double(mirror < 0 ? -1 : 1) >= 0
  }
}
