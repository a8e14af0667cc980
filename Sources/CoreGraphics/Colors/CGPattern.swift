/// A drawing that is repeated to fill areas.
public final class CGPattern: @unchecked Sendable {
  // Unchecked: only the callbacks look behind `info`, on the thread that draws.
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks
  /// What is drawn once, in pattern space.
  let bounds: CGRect
  /// From pattern space to the space a context begins with.
  let matrix: CGAffineTransform
  /// From one repetition to the next, in pattern space.
  let step: CGSize
  let isColored: Bool

  /// - Parameters:
  ///   - info: Handed to the callbacks.
  ///   - bounds: What is drawn once, in pattern space; the rest is clipped off.
  ///   - matrix: From pattern space to the space a context begins with, whatever its transform when it paints.
  ///   - xStep: From one repetition to the next, in pattern space; not 0.
  ///   - yStep: Likewise.
  ///   - tiling: Makes no difference: repetitions are evenly spaced, and drawn to a whole number of pixels each.
  ///   - isColored: False for a stencil that is painted in one colour.
  ///   - callbacks: `drawPattern` draws one repetition; `releaseInfo` is called when the pattern is freed.
  /// - Returns: Nil for steps of 0, empty bounds and a matrix that flattens.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard xStep.isFinite, yStep.isFinite, xStep != 0, yStep != 0, matrix.isUsable,
      bounds.width > 0, bounds.height > 0, !bounds.isNull, !bounds.isInfinite
    else { return nil }
    self.info = info
    self.callbacks = callbacks.pointee
    self.bounds = bounds.standardized
    self.matrix = matrix
    step = CGSize(width: abs(xStep), height: abs(yStep))
    self.isColored = isColored
  }

  deinit {
    callbacks.releaseInfo?(info)
  }

  func draw(in context: CGContext) {
    callbacks.drawPattern?(info, context)
  }
}
