import CoreGraphics
import PixelKernels
import Synchronization

/// What a compositor keeps from frame to frame: blurred shapes, reduced pictures, nodes as bitmaps. Results never
/// depend on it. What was not used for longest goes first when the budget is spent.
final class CompositorCache: Sendable {
  private let contents = Mutex(CacheContents())
  private let outlines = Mutex(OutlineShelf())
  private let budget: Int

  /// - Parameter budget: Bytes that may be kept.
  init(budget: Int) {
    self.budget = budget
  }

  var statistics: CacheStatistics { contents.withLock { $0.statistics } }

  /// From here on, outlines that this frame does not use are forgotten at the next, and bitmaps some frames later.
  func beginFrame() {
    outlines.withLock { $0.beginFrame() }
    contents.withLock { $0.beginFrame() }
  }

  /// A shape's outline, from the cache or made and kept.
  ///
  /// - Parameter transform: Without whole pixels.
  func outline(of shape: RenderShape, under transform: DeviceTransform) -> OutlineShelf.Item {
    outlines.withLock { $0.outline(of: shape, under: transform) }
  }

  /// The blurred shape, from the cache or made and kept.
  func shadow(
    of shape: RenderShape, under transform: DeviceTransform, sigma: Double, bounds: PixelBounds,
    kernels: PixelKernels
  ) -> ShadowMask {
    let key = CacheKey.shadow(shape, transform, sigma: sigma, bounds)
    if case .shadow(let mask) = contents.withLock({ $0.find(key) }) { return mask }
    let blur = GridBlur(kernel: GaussianKernel(sigma: sigma), surroundings: .nothing, kernels: kernels)
    let mask = ShadowMask(of: shape, under: transform, bounds: bounds, blur)
    contents.withLock { $0.keep(.shadow(mask), for: key, budget: budget) }
    return mask
  }

  /// A picture's smaller versions, from the cache or made and kept.
  func reduction(of picture: Picture) -> PictureReduction {
    let key = CacheKey.reduction(ObjectIdentifier(picture))
    if case .reduction(let reduction) = contents.withLock({ $0.find(key) }) { return reduction }
    let reduction = PictureReduction(picture)
    contents.withLock { $0.keep(.reduction(reduction), for: key, budget: budget) }
    return reduction
  }

  /// A node's bitmap, from the cache or made and kept.
  ///
  /// - Parameters:
  ///   - node: With neither name, transform nor opacity, which do not show in the bitmap.
  ///   - depth: How many bitmaps it is inside of: too many are not made.
  func raster(of node: RenderNode, depth: Int, make: () -> RasterOutcome) -> RasterOutcome {
    let key = RasterKey(node, depth: depth)
    if let outcome = contents.withLock({ $0.findRaster(key) }) { return outcome }
    let outcome = make()
    contents.withLock { $0.keep(outcome, for: key, budget: budget) }
    return outcome
  }
}
