/// Wide blurs are computed on a coarser grid: a Gaussian of 4 pixels or more holds nothing that the grid could lose.
struct BlurScale: Equatable, Sendable {
  /// Pixels along a side of a grid cell: 1 << shift.
  let shift: Int
  /// Standard deviation on the grid, in cells.
  let sigma: Double

  /// - Parameter sigma: Standard deviation in pixels.
  init(sigma: Double) {
    var shift = 0
    var coarse = min(sigma, GaussianKernel.widest)
    while coarse >= 8 {
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
}
