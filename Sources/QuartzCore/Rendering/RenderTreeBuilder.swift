import Compositor

/// Walks layers back to front and keeps open the groups it is inside of.
struct RenderTreeBuilder {
  /// The rare ones are kept apart, so that the others move about as few bytes.
  enum Step {
    /// Layers in their order from one on, and the way from the plane they are shown in to the group.
    case visits([LayerVisit], from: Int, PlaneTransform)
    /// A layer as a picture of its own, in the group's space.
    indirect case paint(LayerVisit, PlaneTransform, opacity: UInt8)
    indirect case append(RenderNode)
    /// A node whose children are still to come as steps of their own, in other colours.
    indirect case open(RenderNode, ColorFilter)
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
  /// Of the whole frame, masks included.
  let copyBudget: CopyBudget

  init(_ sampler: LayerSampler, maskDepth: Int = 0, copyBudget: CopyBudget = CopyBudget()) {
    self.sampler = sampler
    self.maskDepth = maskDepth
    self.copyBudget = copyBudget
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
      case .visits(let visits, from: let index, let transform):
        visit(visits, from: index, transform)
      case .paint(let visit, let transform, let opacity):
        paint(visit, transform: transform, opacity: opacity, isGroup: true)
      case .append(let node): append(node)
      case .open(let node, let filter): open(node, filter)
      case .closeGroup:
        closeGroup()
      }
    }
  }

  private mutating func visit(_ visits: [LayerVisit], from first: Int, _ transform: PlaneTransform) {
    let place = steps.count
    var index = first
    repeat {
      visit(visits[index], transform)
      index += 1
    } while index < visits.count && steps.count == place
    // What the last one has left to do comes before the others.
    if index < visits.count { steps.insert(.visits(visits, from: index, transform), at: place) }
  }

  mutating func append(_ node: consuming RenderNode) { groups[groups.count - 1].children.append(node) }

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
    guard visit.isCounted || copyBudget.allows(visit.inherited.repeatedBy) else { return }
    guard !storage.values.isHidden else { return }
    let opacity = UInt8(opacity: Float(visit.opacity))
    guard opacity > 0 else { return }
    let plane = PlaneTransform(visit.link)
    guard plane.isFinite, storage.values.isDoubleSided || storage.facesViewer(visit.link) else { return }
    paintPictures(of: visit, transform: plane.concatenating(transform), opacity: opacity)
  }

  /// - Parameter transform: From the layer's own space to the group's.
  mutating func paint(_ visit: LayerVisit, transform: PlaneTransform, opacity: UInt8, isGroup: Bool) {
    let painter = LayerPainter(
      sampler, visit.layer, visit.storage,
      flipsContents: visit.inherited.isFlipped != visit.storage.values.isGeometryFlipped)
    if visit.isPlainLeaf {
      let node = painter.node(
        transform: transform, opacity: opacity, isGroup: isGroup, mask: makeMask(of: visit))
      spend(on: node, of: visit)
      if node.isWorthPainting { append(node) }
    } else {
      paint(visit, painter, transform: transform, opacity: opacity, isGroup: isGroup)
    }
  }

  private mutating func paint(
    _ visit: LayerVisit, _ painter: LayerPainter, transform: PlaneTransform, opacity: UInt8, isGroup: Bool
  ) {
    var node = painter.node(
      transform: transform, opacity: opacity, isGroup: isGroup, mask: makeMask(of: visit))
    spend(on: node, of: visit)
    let shadow = castOrKeep(painter.shadow, under: &node, filter: visit.inherited.filter)
    var frozen: [Step] = []
    if let filter = visit.inherited.filter { frozen = filterParts(of: &node, by: filter) }
    if visit.layer.sublayerList.isEmpty, frozen.isEmpty {
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
    push(sublayers(of: visit, inherited: visit.inheritedBelow), transform: inner)
    steps += frozen.reversed()
  }

  func spend(on node: RenderNode, of visit: LayerVisit) {
    guard visit.inherited.repeatedBy != nil else { return }
    copyBudget.spend(on: node, isColored: visit.inherited.filter != nil)
  }

  /// Has visits made in their order, each in the space of a plane.
  mutating func push(_ visits: [LayerVisit], transform: PlaneTransform) {
    let visits = ordered(visits)
    if visits.isEmpty { return }
    steps.append(.visits(visits, from: 0, transform))
    let group = groups.count - 1
    if groups[group].children.isEmpty { groups[group].children.reserveCapacity(visits.count) }
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
