/// Wide blurs are computed on a coarser grid: a Gaussian of some cells' width holds nothing that the grid could lose.
struct BlurScale: Equatable, Sendable {
  /// Pixels along a side of a grid cell: 1 << shift.
  let shift: Int
  /// Standard deviation on the grid, in cells.
  let sigma: Double

  /// Shadows have straight sides, where a step would show: with 5½ cells or more to a deviation none is a
  /// level high.
  static let widestShadow = 11.0
  /// Backdrops are blurred anew each frame, whole screens at a time.
  static let widestBackdrop = 4.0

  /// - Parameters:
  ///   - sigma: Standard deviation in pixels.
  ///   - widest: The grid is chosen so that the deviation stays below this many cells.
  init(sigma: Double, widest: Double) {
    var shift = 0
    var coarse = min(sigma, GaussianKernel.widest)
    while coarse >= widest {
      coarse /= 2
      shift += 1
    }
    self.shift = shift
    if shift == 0 {
      self.sigma = coarse
    } else {
      // Averaging over cells and blending between them widen the Gaussian by 1/12 and 1/6 cell².
      self.sigma = (coarse * coarse - 0.25).squareRoot()
    }
  }

  private init(shift: Int, sigma: Double) {
    self.shift = shift
    self.sigma = sigma
  }

  /// The same blur in cells twice as large.
  var coarser: BlurScale { BlurScale(shift: shift + 1, sigma: sigma / 2) }
}
