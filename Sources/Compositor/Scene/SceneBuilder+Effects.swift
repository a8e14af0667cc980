import CoreGraphics
import PixelKernels

// Shadows and blurred backdrops become leaves.
extension SceneBuilder {
  /// A blur's standard deviation on the target; what is not a number blurs nothing.
  private func deviation(_ sigma: Double, _ placement: Placement) -> Double {
    let deviation = sigma * placement.transform.scale
    return deviation > 0 ? min(deviation, GaussianKernel.widest) : 0
  }

  mutating func addShadow(of shape: RenderShape, _ color: RenderColor, sigma: Double, _ placement: Placement)
  {
    guard color.alpha > 0 else { return }
    let sigma = deviation(sigma, placement)
    guard sigma >= 0.0625 else {
      add([.fill(shape, color)], placement)
      return
    }
    if let rectangle = shape.asRectangle, placement.transform.keepsAxes {
      addRectangleShadow(rectangle, color, sigma: sigma, placement)
    } else {
      addMaskShadow(
        of: shape, color, scale: BlurScale(sigma: sigma, widest: BlurScale.widestShadow), placement)
    }
  }

  /// A rectangle's shadow is the product of two blurred intervals.
  private mutating func addRectangleShadow(
    _ rectangle: RenderRect, _ color: RenderColor, sigma: Double, _ placement: Placement
  ) {
    let kernel = GaussianKernel(sigma: sigma)
    let outline = OutlineBuilder.outline(of: .rectangle(rectangle), under: placement.transform)
    let bounds = outline.bounds.expanded(by: kernel.radius).intersection(placement.visible)
    guard !outline.bounds.isEmpty, !bounds.isEmpty, let left = outline.edges.map(\.topX).min(),
      let right = outline.edges.map(\.topX).max(), let side = outline.edges.first
    else { return }
    let columns = ShadowProfile(from: left, to: right, kernel: kernel, range: bounds.minX..<bounds.maxX)
    let rows = ShadowProfile(
      from: side.topY, to: side.bottomY, kernel: kernel, range: bounds.minY..<bounds.maxY)
    let shadow = SceneShadow(
      columnProfile: scene.profiles.count, rowProfile: scene.profiles.count + columns.values.count,
      originX: bounds.minX, originY: bounds.minY,
      profileCount: columns.values.count + rows.values.count)
    scene.profiles += columns.values
    scene.profiles += rows.values
    addLeaf(shadow, color, bounds, placement)
  }

  /// Any other shape's coverage is blurred on a grid that moves with it, so that a moving shadow is found in the cache:
  /// by parts of a cell too where the blur is so wide that blending between cells makes no difference.
  private mutating func addMaskShadow(
    of shape: RenderShape, _ color: RenderColor, scale: BlurScale, _ placement: Placement
  ) {
    let cell = Double(1 << scale.shift)
    var shrink = DeviceTransform()
    shrink.a = 1 / cell
    shrink.d = 1 / cell
    var transform = shrink.concatenated(to: placement.transform)
    var (wholeX, wholeY) = (0, 0)
    if transform.isAffine {
      let (x, y) = (transform.tx.rounded(.down), transform.ty.rounded(.down))
      guard x.magnitude < 4_194_304 && y.magnitude < 4_194_304 else { return }
      (wholeX, wholeY) = (Int(x), Int(y))
      transform.tx -= x
      transform.ty -= y
    }
    let isSmooth = transform.isAffine && scale.sigma >= SceneBuilder.smoothDeviation
    let part = isSmooth ? CellOffset(takenFrom: &transform) : .zero
    // One cell more lies on each side than the Gaussian reaches, for blending between cells.
    let reach = GaussianKernel(sigma: scale.sigma).radius + 1
    let outline = OutlineBuilder.outline(of: shape, under: transform).bounds
    guard !outline.isEmpty else { return }
    var grid = outline.expanded(by: reach)
    let visible = PixelBounds(
      minX: placement.visible.minX >> scale.shift - wholeX - reach - part.reach.x,
      minY: placement.visible.minY >> scale.shift - wholeY - reach - part.reach.y,
      maxX: placement.visible.maxX >> scale.shift - wholeX + reach + 1,
      maxY: placement.visible.maxY >> scale.shift - wholeY + reach + 1)
    if grid.width * grid.height > SceneBuilder.largestMask { grid = grid.intersection(visible) }
    let bounds = PixelBounds(
      minX: (grid.minX + wholeX) << scale.shift, minY: (grid.minY + wholeY) << scale.shift,
      maxX: (grid.maxX + wholeX + part.reach.x) << scale.shift,
      maxY: (grid.maxY + wholeY + part.reach.y) << scale.shift)
    guard !grid.isEmpty, grid.width > 1, grid.height > 1,
      !bounds.intersection(placement.visible).isEmpty
    else { return }
    let mask = compositor.cache.shadow(
      of: shape, under: transform, sigma: scale.sigma, bounds: grid, kernels: compositor.kernels)
    scene.shadowMasks.append(mask)
    let shadow = SceneShadow(
      originX: bounds.minX, originY: bounds.minY, cells: mask.cells, width: mask.width, height: mask.height,
      shift: scale.shift, part: part)
    addLeaf(shadow, color, bounds.intersection(placement.visible), placement)
  }

  /// In cells: blending between two cells in their middle then makes a difference of a quarter of a level at most.
  private static let smoothDeviation = 5.4
  /// Cells of a shadow's grid beyond which only the visible part is blurred.
  private static let largestMask = 1 << 20

  private mutating func addLeaf(
    _ shadow: SceneShadow, _ color: RenderColor, _ bounds: PixelBounds, _ placement: Placement
  ) {
    scene.shadows.append(shadow)
    addLeaf(
      .shadow(Int32(scene.shadows.count - 1), color.word), isOpaque: false, shape: -1, bounds: bounds,
      placement)
  }

  mutating func addBackdrop(
    _ shape: RenderShape, sigma: Double, saturation: Double, _ placement: Placement
  ) {
    let sigma = deviation(sigma, placement)
    guard sigma >= 0.0625 || saturation != 1 else { return }
    let (index, bounds) = addShape(shape, under: placement.transform, visible: placement.visible)
    if bounds.isEmpty { return }
    let scale = BlurScale(sigma: max(sigma, 0.0625), widest: BlurScale.widestBackdrop)
    let reach = (GaussianKernel(sigma: scale.sigma).radius + 1) << scale.shift
    let region = bounds.expanded(by: reach).intersection(scene.region)
    scene.backdrops.append(
      SceneBackdrop(
        item: scene.items.count, sampler: scene.samplers.count, region: region, scale: scale,
        saturation: saturation.isNaN ? 1 : saturation))
    let sampler = addSampler(SceneSampler(sampler: PixelSampler(), isLinear: true, isProjective: false))
    // Over an opaque background what has been painted is opaque, and so is its blur.
    addLeaf(
      .sampled(sampler), isOpaque: scene.background >> 24 == 255, shape: index, bounds: bounds, placement)
  }
}

extension RenderShape {
  /// The shape as a rectangle, if it is one.
  var asRectangle: RenderRect? {
    switch self {
    case .rectangle(let rectangle): rectangle
    case .hardEdged: nil
    case .roundedRectangle(let rectangle, let radii):
      RoundedCorners(rectangle, radii).areSquare ? rectangle : nil
    case .path: nil
    }
  }
}
