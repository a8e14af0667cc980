import CoreGraphics
import PixelKernels

// Contents become leaves.
extension SceneBuilder {
  mutating func add(_ contents: [RenderContent], _ placement: Placement) {
    for content in contents {
      switch content {
      case .fill(let shape, let color):
        if color.alpha == 0 { continue }
        let (index, bounds) = addShape(shape, under: placement.transform, visible: placement.visible)
        addLeaf(
          .color(color.word), isOpaque: color.alpha == 255, shape: index, bounds: bounds, placement)
      case .picture(let picture, source: let source, destination: let destination, filter: let filter):
        add(picture.picture, source: source, destination: destination, filter: filter, placement)
      case .shadow(let shape, let color, sigma: let sigma):
        addShadow(of: shape, color, sigma: sigma, placement)
      case .backdropBlur(let shape, sigma: let sigma, saturation: let saturation, tint: let tint):
        addBackdrop(shape, sigma: sigma, saturation: saturation, placement)
        if tint.alpha > 0 { add([.fill(shape, tint)], placement) }
      }
    }
  }

  private mutating func add(
    _ picture: Picture, source: RenderRect, destination: RenderRect, filter: RenderFilter,
    _ placement: Placement
  ) {
    let (index, bounds) = addShape(
      .rectangle(destination), under: placement.transform, visible: placement.visible)
    if bounds.isEmpty { return }
    let place = PicturePlacement(
      picture, source: source, destination: destination, filter: filter, under: placement.transform)
    guard let place else { return }
    scene.pictures.append(picture)
    let paint: PaintSource
    switch place {
    case .copied(let x, let y):
      paint = .copy(picture.bytes - (y * picture.bytesPerRow + x * 4), bytesPerRow: picture.bytesPerRow)
    case .sampled(let sampler):
      if let mixed = mixedSource(
        picture, source: source, destination: destination, filter: filter, placement)
      {
        paint = mixed
      } else {
        paint = .sampled(addSampler(sampler))
      }
    }
    addLeaf(paint, isOpaque: picture.isOpaque, shape: index, bounds: bounds, placement)
  }

  mutating func addSampler(_ sampler: SceneSampler) -> Int32 {
    scene.samplers.append(sampler)
    return Int32(scene.samplers.count - 1)
  }

  /// A picture drawn smaller with the trilinear filter: the two reduced sizes next to what is needed.
  private mutating func mixedSource(
    _ picture: Picture, source: RenderRect, destination: RenderRect, filter: RenderFilter,
    _ placement: Placement
  ) -> PaintSource? {
    guard filter == .trilinear else { return nil }
    let stretch =
      (destination.maxX - destination.minX) * (destination.maxY - destination.minY)
      / ((source.maxX - source.minX) * (source.maxY - source.minY))
    var reduction = 1 / (placement.transform.scale * stretch.squareRoot())
    guard reduction > 1 && reduction.isFinite else { return nil }
    let levels = compositor.cache.reduction(of: picture).levels
    var level = 0
    while reduction >= 2 && level < levels.count - 1 {
      reduction /= 2
      level += 1
    }
    let next = min(level + 1, levels.count - 1)
    guard
      let first = reducedSampler(levels[level], level, source, destination, placement),
      let second = reducedSampler(levels[next], next, source, destination, placement)
    else { return nil }
    let weight = min(max((reduction - 1) * 256, 0), 256).rounded()
    return .mixed(addSampler(first), addSampler(second), UInt16(weight))
  }

  private mutating func reducedSampler(
    _ picture: Picture, _ level: Int, _ source: RenderRect, _ destination: RenderRect, _ placement: Placement
  ) -> SceneSampler? {
    let size = Double(1 << level)
    let reduced = RenderRect(
      minX: source.minX / size, minY: source.minY / size, maxX: source.maxX / size, maxY: source.maxY / size)
    scene.pictures.append(picture)
    return PicturePlacement.sampler(
      picture, source: reduced, destination: destination, under: placement.transform)
  }

  mutating func addLeaf(
    _ source: PaintSource, isOpaque: Bool, shape: Int32, bounds: PixelBounds, _ placement: Placement
  ) {
    if bounds.isEmpty { return }
    scene.items.append(
      SceneItem(
        first: Int32(scene.items.count), contentFirst: 0, isGroup: false, hasNodeMask: false,
        isOpaque: isOpaque && placement.fade == 255, alpha: placement.fade, shape: shape, source: source,
        bounds: bounds))
  }

  /// Outlines a shape. A rectangle of whole pixels needs no outline: its index is −1 and its bounds say all.
  mutating func addShape(
    _ shape: RenderShape, under transform: DeviceTransform, visible: PixelBounds
  ) -> (index: Int32, bounds: PixelBounds) {
    if case .hardEdged(let rectangle, let edges) = shape {
      return addHardEdged(rectangle, edges, under: transform, visible: visible)
    }
    let (rest, offset) = transform.splitOffWholePixels()
    if let rectangle = shape.asRectangle, let box = OutlineBox(rectangle, under: rest) {
      let bounds = box.bounds.moved(by: offset).intersection(visible)
      if bounds.isEmpty || box.isOfWholePixels { return (-1, bounds) }
      scene.outlines.append(nil)
      scene.shapes.append(SceneShape(box, at: offset, bounds: bounds))
      return (Int32(scene.shapes.count - 1), bounds)
    }
    let item = compositor.cache.outline(of: shape, under: rest)
    let bounds = item.outline.bounds.moved(by: offset).intersection(visible)
    if bounds.isEmpty { return (-1, bounds) }
    scene.outlines.append(item)
    scene.shapes.append(SceneShape(item, at: offset, bounds: bounds))
    return (Int32(scene.shapes.count - 1), bounds)
  }

  private mutating func addHardEdged(
    _ rectangle: RenderRect, _ edges: RenderEdges, under transform: DeviceTransform, visible: PixelBounds
  ) -> (index: Int32, bounds: PixelBounds) {
    let outline = HardEdgedOutline.outline(of: rectangle, edges, under: transform, visible: visible)
    let bounds = outline.bounds.intersection(visible)
    if bounds.isEmpty || (edges == .all && transform.keepsAxes) { return (-1, bounds) }
    let item = OutlineShelf.Item(outline: KeptOutline(outline), coverage: nil)
    scene.outlines.append(item)
    scene.shapes.append(SceneShape(item, at: WholePixels(), bounds: bounds))
    return (Int32(scene.shapes.count - 1), bounds)
  }
}
