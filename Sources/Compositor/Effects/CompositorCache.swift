import CoreGraphics
import PixelKernels
import Synchronization

/// What a compositor keeps from frame to frame: blurred shapes and reduced pictures. Results never depend on it.
final class CompositorCache: Sendable {
  private struct Shadow {
    var shape: RenderShape
    var transform: DeviceTransform
    var sigma: Double
    var bounds: PixelBounds
    var mask: ShadowMask
  }

  private struct Contents {
    /// The latest used stand last.
    var shadows: [Shadow] = []
    var reductions: [PictureReduction] = []
  }

  private let contents = Mutex(Contents())
  private static let shadowLimit = 24
  private static let reductionLimit = 16

  /// The blurred shape, from the cache or made and kept.
  func shadow(
    of shape: RenderShape, under transform: DeviceTransform, sigma: Double, bounds: PixelBounds,
    kernels: PixelKernels
  ) -> ShadowMask {
    contents.withLock { contents in
      let found = contents.shadows.firstIndex {
        $0.sigma == sigma && $0.bounds == bounds && $0.transform == transform && $0.shape == shape
      }
      if let found {
        let shadow = contents.shadows.remove(at: found)
        contents.shadows.append(shadow)
        return shadow.mask
      }
      let blur = GridBlur(kernel: GaussianKernel(sigma: sigma), surroundings: .nothing, kernels: kernels)
      let mask = ShadowMask(CoverageMap(of: shape, under: transform, bounds: bounds), blur)
      if contents.shadows.count == CompositorCache.shadowLimit { contents.shadows.removeFirst() }
      contents.shadows.append(
        Shadow(shape: shape, transform: transform, sigma: sigma, bounds: bounds, mask: mask))
      return mask
    }
  }

  /// A picture's smaller versions, from the cache or begun and kept.
  func reduction(of picture: Picture) -> PictureReduction {
    contents.withLock { contents in
      if let found = contents.reductions.firstIndex(where: { $0.picture === picture }) {
        let reduction = contents.reductions.remove(at: found)
        contents.reductions.append(reduction)
        return reduction
      }
      let reduction = PictureReduction(picture)
      if contents.reductions.count == CompositorCache.reductionLimit { contents.reductions.removeFirst() }
      contents.reductions.append(reduction)
      return reduction
    }
  }
}
