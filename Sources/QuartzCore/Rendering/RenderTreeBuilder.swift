import Compositor

/// Walks layers back to front and keeps open the groups it is inside of.
struct RenderTreeBuilder {
  enum Step {
    /// A layer, and the way from the plane it is shown in to the group.
    case visit(LayerVisit, PlaneTransform)
    /// A layer as a picture of its own, in the group's space.
    case paint(LayerVisit, PlaneTransform, opacity: UInt8)
    case append(RenderNode)
    /// A node whose children are still to come as steps of their own, in other colours.
    case open(RenderNode, ColorFilter)
    case closeGroup
  }

  let sampler: LayerSampler
  var steps: [Step] = []
  /// The open groups, innermost last; the first one only collects.
  var groups: [RenderNode] = [RenderNode()]
  /// For each open group, the shadow that waits for what casts it.
  private var shadows: [LayerShadow?] = [nil]
  /// How many of them do.
  private var shadowDepth = 0
  /// Shadows inside more waiting ones than this do not wait.
  private static let shadowLimit = 32
  /// How many masks this builder is inside of.
  let maskDepth: Int

  init(_ sampler: LayerSampler, maskDepth: Int = 0) {
    self.sampler = sampler
    self.maskDepth = maskDepth
  }

  /// Adds a layer and everything under it.
  ///
  /// - Parameter time: Of what is around the layer.
  mutating func add(
    _ layer: CALayer, time: MediaTime, inherited: LayerVisit.Inherited = LayerVisit.Inherited()
  ) {
    push([makeVisit(to: layer, outerTime: time, matrix: nil, inherited: inherited)], transform: .identity)
    run()
  }

  /// Adds what a layer shows, from the origin of its bounds and without its own place and opacity.
  mutating func addContents(of layer: CALayer, atLocal time: MediaTime) {
    let storage = sampler.storage(of: layer, atLocal: time)
    var transform = PlaneTransform.identity
    transform.tx = -Double(storage.values.bounds.origin.x)
    transform.ty = -Double(storage.values.bounds.origin.y)
    guard sampler.values != .committed || !storage.values.isHidden else { return }
    let inherited = LayerVisit.Inherited(isFlipped: layer.superlayer?.contentsAreFlipped() ?? false)
    let visit = LayerVisit(layer: layer, time: time, storage: storage, link: .identity, inherited: inherited)
    if storage.keepsDepth {
      push([visit], transform: transform)
    } else {
      paintPictures(of: visit, transform: transform, opacity: 255)
    }
    run()
  }

  mutating func finish() -> [RenderNode] { groups[0].children }

  private mutating func run() {
    while let step = steps.popLast() {
      switch step {
      case .visit(let visit, let transform): self.visit(visit, transform)
      case .paint(let visit, let transform, let opacity):
        paint(visit, transform: transform, opacity: opacity, isGroup: true)
      case .append(let node): append(node)
      case .open(let node, let filter): open(node, filter)
      case .closeGroup:
        closeGroup()
      }
    }
  }

  mutating func append(_ node: RenderNode) { groups[groups.count - 1].children.append(node) }

  mutating func openGroup(_ node: RenderNode, casting shadow: LayerShadow? = nil) {
    groups.append(node)
    shadows.append(shadow)
    if shadow != nil { shadowDepth += 1 }
    steps.append(.closeGroup)
  }

  private mutating func closeGroup() {
    guard var group = groups.popLast(), let shadow = shadows.popLast() else { return }
    if let shadow {
      shadowDepth -= 1
      shadow.cast(under: &group)
    }
    append(group)
  }

  /// Casts a shadow that does not depend on the sublayers; returns one that does.
  private func castOrKeep(_ shadow: LayerShadow?, under node: inout RenderNode, filter: ColorFilter?)
    -> LayerShadow?
  {
    guard var shadow else { return nil }
    shadow.filter = filter
    if shadowDepth >= Self.shadowLimit { shadow = shadow.withoutWaiting }
    guard shadow.dependsOnSublayers else {
      shadow.cast(under: &node)
      return nil
    }
    return shadow
  }

  private mutating func visit(_ visit: LayerVisit, _ transform: PlaneTransform) {
    let storage = visit.storage
    guard !storage.values.isHidden else { return }
    let opacity = UInt8(opacity: Float(visit.opacity))
    guard opacity > 0 else { return }
    let plane = PlaneTransform(visit.link)
    guard plane.isFinite, storage.values.isDoubleSided || storage.facesViewer(visit.link) else { return }
    paintPictures(of: visit, transform: plane.concatenating(transform), opacity: opacity)
  }

  /// - Parameter transform: From the layer's own space to the group's.
  mutating func paint(_ visit: LayerVisit, transform: PlaneTransform, opacity: UInt8, isGroup: Bool) {
    let (layer, storage) = (visit.layer, visit.storage)
    let below = visit.inheritedBelow
    let painter = LayerPainter(sampler, layer, storage, flipsContents: below.isFlipped)
    var node = painter.node
    node.transform = transform.renderTransform(scale: Double(sampler.scale))
    if let mask = layer.maskLayer { node.mask = makeMask(mask, of: visit) }
    node.opacity = opacity
    node.isGroup = isGroup
    node.rasterScale = rasterScale(storage.values)
    let shadow = castOrKeep(painter.shadow, under: &node, filter: visit.inherited.filter)
    let frozen = visit.inherited.filter.map { filter in filterParts(of: &node, by: filter) } ?? []
    if layer.sublayerList.isEmpty, frozen.isEmpty {
      shadow?.cast(under: &node)
      if node.isWorthPainting { append(node) }
      return
    }
    var inner = transform
    if shadow != nil || node.isClosed || !frozen.isEmpty {
      openGroup(node, casting: shadow)
      inner = .identity
    } else {
      // The border lies over the sublayers, which are not in this node.
      if !node.overlay.isEmpty {
        steps.append(
          .append(RenderNode(name: node.name, transform: node.transform, contents: node.overlay)))
        node.overlay = []
      }
      if node.isWorthPainting { append(node) }
    }
    push(sublayers(of: visit, inherited: below), transform: inner)
    steps += frozen.reversed()
  }

  /// Pixels of the layer's bitmap to one of the screen; nil without bitmap (fact 3.13).
  private func rasterScale(_ values: LayerValues) -> Double? {
    guard values.shouldRasterize, values.rasterizationScale > 0, values.rasterizationScale.isFinite else {
      return nil
    }
    return Double(values.rasterizationScale / sampler.scale)
  }

  /// Has visits made in their order, each in the space of a plane.
  mutating func push(_ visits: [LayerVisit], transform: PlaneTransform) {
    for visit in ordered(visits).reversed() { steps.append(.visit(visit, transform)) }
  }
}

extension RenderNode {
  /// Whether sublayers must be inside for it to look right.
  fileprivate var isClosed: Bool { opacity < 255 || clip != nil || mask != nil || rasterScale != nil }

  var isWorthPainting: Bool {
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
