/// A blurred interval: what a Gaussian leaves of a rectangle along one axis. A rectangle's shadow is the product of
/// two.
struct ShadowProfile {
  /// 0…65,535 for each pixel of `range`.
  let values: [UInt16]

  /// - Parameters:
  ///   - start, end: The interval, in 1/65,536 px.
  ///   - range: The pixels asked for.
  init(from start: Int, to end: Int, kernel: GaussianKernel, range: Range<Int>) {
    let sums = kernel.cumulative
    let radius = kernel.radius
    /// The weights of all pixels up to and including `offset` from the middle.
    func weight(upTo offset: Int) -> Int {
      Int(sums[min(max(offset + radius + 1, 0), 2 * radius + 1)])
    }
    func weight(at offset: Int) -> Int {
      abs(offset) > radius ? 0 : Int(kernel.weights[offset + radius])
    }
    let first = start >> FixedPoint.bits
    let last = (end - 1) >> FixedPoint.bits
    let half = FixedPoint.one / 2
    values = range.map { pixel in
      var sum: Int
      if first == last {
        sum = weight(at: first - pixel) * (end - start)
      } else {
        sum = weight(at: first - pixel) * (((first + 1) << FixedPoint.bits) - start)
        sum += weight(at: last - pixel) * (end - (last << FixedPoint.bits))
        sum += (weight(upTo: last - 1 - pixel) - weight(upTo: first - pixel)) << FixedPoint.bits
      }
      return UInt16(min((sum + half) >> FixedPoint.bits, 65_535))
    }
  }
}
