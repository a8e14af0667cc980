import CoreGraphics
import PixelKernels

/// Flattens a render tree: multiplies transforms out, drops what cannot be seen, lists the rest in painting order.
///
/// Works through a list of steps instead of calling itself, so that depth costs memory only.
struct SceneBuilder {
  /// Where a node stands.
  struct Placement {
    var transform: DeviceTransform
    /// What ancestors cut away on whole pixels.
    var visible: PixelBounds
    /// Opacity handed down by ancestors that fade each part on its own.
    var fade: UInt8
    /// How many bitmaps it is made for the inside of.
    var rasterDepth: Int
  }

  private enum Step {
    /// Nodes in their order, from one on.
    case nodes([RenderNode], from: Int, Placement)
    /// What a node paints, once its mask's nodes are listed.
    indirect case body(RenderNode, Placement)
    case contents([RenderContent], Placement)
    /// The items from here on are the open group's content.
    case beginContent
    case closeGroup
  }

  private struct OpenGroup {
    var first: Int
    var contentFirst: Int
    var alpha: UInt8
    var shape: Int32
    var hasNodeMask: Bool
    var visible: PixelBounds
  }

  var scene: Scene
  let compositor: Compositor
  private var steps: [Step] = []
  private var openGroups: [OpenGroup] = []

  private init(_ scene: Scene, _ compositor: Compositor) {
    self.scene = scene
    self.compositor = compositor
  }

  /// - Parameters:
  ///   - region: Pixels outside are not asked for.
  ///   - rasterDepth: How many bitmaps the nodes are inside of.
  static func scene(
    of nodes: [RenderNode], over background: RenderColor, in region: PixelBounds, for compositor: Compositor,
    rasterDepth: Int = 0
  ) -> Scene {
    var builder = SceneBuilder(
      Scene(region: region, background: background.word), compositor)
    builder.pushNodes(
      nodes, Placement(transform: .identity, visible: region, fade: 255, rasterDepth: rasterDepth))
    while let step = builder.steps.popLast() { builder.perform(step) }
    return builder.scene
  }

  private mutating func perform(_ step: Step) {
    switch step {
    case .nodes(let nodes, from: let index, let placement):
      begin(nodes, from: index, placement)
    case .body(let node, let placement): addBody(of: node, placement)
    case .contents(let contents, let placement): add(contents, placement)
    case .beginContent: openGroups[openGroups.count - 1].contentFirst = scene.items.count
    case .closeGroup: closeGroup()
    }
  }

  /// The last pushed are performed first.
  private mutating func pushNodes(_ nodes: [RenderNode], _ placement: Placement) {
    if !nodes.isEmpty { steps.append(.nodes(nodes, from: 0, placement)) }
  }

  private mutating func begin(_ nodes: [RenderNode], from first: Int, _ placement: Placement) {
    let place = steps.count
    var index = first
    repeat {
      begin(nodes[index], placement)
      index += 1
    } while index < nodes.count && steps.count == place
    // What the last one has left to do comes before the others.
    if index < nodes.count { steps.insert(.nodes(nodes, from: index, placement), at: place) }
  }

  private mutating func begin(_ node: RenderNode, _ parent: Placement) {
    let opacity = RenderColor.product(node.opacity, parent.fade)
    guard opacity > 0, !parent.visible.isEmpty else { return }
    let transform = parent.transform.concatenated(to: DeviceTransform(node.transform))
    guard let transform = transform.normalized(), transform.isFinite else { return }
    var placement = parent
    placement.transform = transform
    placement.fade = 255
    if let scale = node.rasterScale, scale > 0, scale.isFinite,
      parent.rasterDepth < SceneBuilder.deepestRaster
    {
      switch compositor.raster(of: node, scale: scale, depth: parent.rasterDepth + 1) {
      case .bitmap(let raster):
        placement.fade = opacity
        return add(raster, scale: scale, placement)
      case .nothing: return
      // What is in it would be too large again.
      case .tooLarge: placement.rasterDepth = SceneBuilder.deepestRaster
      }
    }
    var alpha = opacity
    if !node.isGroup {
      placement.fade = opacity
      alpha = 255
    }
    switch node.mask {
    case nil:
      if alpha < 255 {
        openGroup(alpha: alpha, shape: -1, hasNodeMask: false, visible: placement.visible)
        steps.append(.closeGroup)
      }
    case .shape(let shape, transform: let maskTransform, alpha: let maskAlpha):
      let own = transform.concatenated(to: DeviceTransform(maskTransform))
      guard maskAlpha > 0, let own = own.normalized(), own.isFinite else { return }
      let (index, bounds) = addShape(shape, under: own, visible: placement.visible)
      placement.visible = bounds
      if bounds.isEmpty { return }
      alpha = RenderColor.product(alpha, maskAlpha)
      if index >= 0 || alpha < 255 {
        openGroup(alpha: alpha, shape: index, hasNodeMask: false, visible: bounds)
        steps.append(.closeGroup)
      }
    case .nodes(let nodes):
      openGroup(alpha: alpha, shape: -1, hasNodeMask: true, visible: placement.visible)
      steps.append(.closeGroup)
      steps.append(.body(node, placement))
      steps.append(.beginContent)
      var inMask = placement
      inMask.fade = 255
      pushNodes(nodes, inMask)
      return
    }
    addBody(of: node, placement)
  }

  /// Adds a node's bitmap instead of the node.
  private mutating func add(_ raster: Raster, scale: Double, _ placement: Placement) {
    let size = RenderRect(
      minX: 0, minY: 0, maxX: Double(raster.picture.width), maxY: Double(raster.picture.height))
    let place = RenderRect(
      minX: Double(raster.bounds.minX) / scale, minY: Double(raster.bounds.minY) / scale,
      maxX: Double(raster.bounds.maxX) / scale, maxY: Double(raster.bounds.maxY) / scale)
    add(
      [.picture(RenderPicture(raster.picture), source: size, destination: place, filter: .linear)], placement)
  }

  /// Bitmaps inside more bitmaps than this are not made: each is made while the one around it is.
  private static let deepestRaster = 16

  private mutating func addBody(of node: RenderNode, _ placement: Placement) {
    add(node.underlay, placement)
    if !node.overlay.isEmpty { steps.append(.contents(node.overlay, placement)) }
    var inner = placement
    if let clip = node.clip {
      let (index, bounds) = addShape(clip, under: placement.transform, visible: placement.visible)
      if bounds.isEmpty { return }
      inner.visible = bounds
      if index >= 0 {
        openGroup(alpha: 255, shape: index, hasNodeMask: false, visible: bounds)
        steps.append(.closeGroup)
      }
    }
    add(node.contents, inner)
    pushNodes(node.children, inner)
  }

  private mutating func openGroup(alpha: UInt8, shape: Int32, hasNodeMask: Bool, visible: PixelBounds) {
    let count = scene.items.count
    openGroups.append(
      OpenGroup(
        first: count, contentFirst: count, alpha: alpha, shape: shape, hasNodeMask: hasNodeMask,
        visible: visible))
  }

  private mutating func closeGroup() {
    let group = openGroups.removeLast()
    var bounds = PixelBounds.empty
    var index = scene.items.count - 1
    while index >= group.contentFirst {
      let item = scene.items[index]
      bounds = bounds.union(item.bounds)
      index = item.isGroup ? Int(item.first) - 1 : index - 1
    }
    bounds = bounds.intersection(group.visible)
    // A mask without nodes lets nothing through.
    let isMaskedAway = group.hasNodeMask && group.first == group.contentFirst
    if bounds.isEmpty || isMaskedAway {
      scene.items.removeSubrange(group.first...)
      scene.backdrops.removeAll { $0.item >= group.first }
      return
    }
    scene.items.append(
      SceneItem(
        first: Int32(group.first), contentFirst: Int32(group.contentFirst), isGroup: true,
        hasNodeMask: group.hasNodeMask, isOpaque: false, alpha: group.alpha, shape: group.shape,
        source: .none, bounds: bounds))
  }
}
