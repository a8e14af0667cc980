/// The way from one transform to another by decomposition (fact 3.12.8), taken apart once instead of at each frame;
/// a matrix without an inverse blends number by number.
package final class TransformBlend: Sendable {
  private let isStill: Bool
  private let hasParts: Bool
  private let fromParts: TransformDecomposition
  private let toParts: TransformDecomposition
  private let from: CATransform3D
  private let to: CATransform3D

  package init(from: CATransform3D, to: CATransform3D) {
    self.from = from
    self.to = to
    isStill = CATransform3DEqualToTransform(from, to)
    if !isStill, let first = TransformDecomposition(from), let second = TransformDecomposition(to) {
      (hasParts, fromParts, toParts) = (true, first, second)
    } else {
      (hasParts, fromParts, toParts) = (false, .identity, .identity)
    }
  }

  /// - Parameter t: 0 and 1 give the two transforms to the last digit.
  package func transform(at t: Double) -> CATransform3D {
    if t == 0 || isStill { return from }
    if t == 1 { return to }
    if hasParts { return fromParts.interpolated(to: toParts, fraction: t).matrix }
    let t = CGFloat(t)
    return CATransform3D(entries: zip(from.entries, to.entries).map { $0 + ($1 - $0) * t })
  }
}
