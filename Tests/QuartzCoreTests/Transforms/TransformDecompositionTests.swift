import QuartzCore
import Testing

@Suite struct TransformDecompositionTests {
  private static func randomMatrix(_ random: inout SteadyGenerator) -> CATransform3D {
    var entries = (0..<16).map { _ in CGFloat.random(in: -2...2, using: &random) }
    entries[3] *= 0.001
    entries[7] *= 0.001
    entries[11] *= 0.001
    entries[15] = 1
    return CATransform3D(entries: entries)
  }

  /// The condition number in the Frobenius norm: never below that of the spectral norm, at most four times as large.
  private static func condition(_ m: CATransform3D) -> CGFloat {
    guard let inverse = m.inverted else { return .infinity }
    func norm(_ m: CATransform3D) -> CGFloat { m.entries.reduce(0) { $0 + $1 * $1 }.squareRoot() }
    return norm(m) * norm(inverse)
  }

  @Test("3.12.8 taken apart and put together again")
  func roundTrip() {
    var random = SteadyGenerator(seed: 3128)
    var count = 0
    while count < 10_000 {
      let matrix = Self.randomMatrix(&random)
      guard Self.condition(matrix) < 4e4 else { continue }
      count += 1
      guard let parts = TransformDecomposition(matrix) else {
        Issue.record("an invertible matrix has no parts: \(matrix)")
        continue
      }
      let error = zip(parts.matrix.entries, matrix.entries).map { abs($0 - $1) }.max() ?? 1
      #expect(error < 1e-9)
    }
  }

  @Test("3.12.8 a rotation goes the shortest way")
  func shortestWay() {
    let from = TransformDecomposition(CATransform3DMakeRotation(0.9 * .pi, 0, 0, 1))
    let to = TransformDecomposition(CATransform3DMakeRotation(-0.9 * .pi, 0, 0, 1))
    guard let from, let to else { return }
    let middle = from.interpolated(to: to, fraction: 0.5).matrix
    #expect(isClose(middle.m11, -1))
  }

  @Test("scales and translations blend exactly, without noise of rotations")
  func exact() {
    let from = CATransform3DMakeScale(0.5, 0.25, 1)
    let to = CATransform3DTranslate(CATransform3DIdentity, 10, 20, 0)
    guard case .transform(let middle) = AnimatableValue.blend(.transform(from), .transform(to), 0.5)
    else { return }
    #expect(middle.entries == [0.75, 0, 0, 0, 0, 0.625, 0, 0, 0, 0, 1, 0, 5, 10, 0, 1])
  }

  @Test("a mirror image stays a scale along its own axis", arguments: [0, 1, 2])
  func mirror(_ axis: Int) {
    let scale: [CGFloat] = (0..<3).map { $0 == axis ? -2 : 2 }
    let parts = TransformDecomposition(CATransform3DMakeScale(scale[0], scale[1], scale[2]))
    #expect(parts?.scale == SIMD3(Double(scale[0]), Double(scale[1]), Double(scale[2])))
    #expect(parts?.rotation == .identity)
  }

  @Test("a matrix without an inverse has no parts, and blends all the same")
  func singular() {
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(TransformDecomposition(flat) == nil)
    guard
      case .transform(let middle) = AnimatableValue.blend(
        .transform(flat), .transform(.identity), 0.5)
    else {
      return
    }
    #expect(middle.m11 == 0.5)
  }

  @Test(
    "large and small rows are taken apart as others are, to the bit",
    arguments: [(600, 600, 600), (-600, -600, -600), (1000, 0, -1000), (0, 520, 0), (0, 0, -540)])
  func magnitudes(_ x: Int, _ y: Int, _ z: Int) throws {
    func power(_ exponent: Int) -> Double { Double(sign: .plus, exponent: exponent, significand: 1) }
    let factors = SIMD3(power(x), power(y), power(z))
    var plain = CATransform3DConcat(
      CATransform3DMakeScale(2, 3, 1.5), CATransform3DMakeRotation(0.7, 1, 2, 3))
    plain.m21 += 0.25 * plain.m11
    plain.m22 += 0.25 * plain.m12
    var large = plain
    (large.m11, large.m12, large.m13) = (
      plain.m11 * CGFloat(factors.x), plain.m12 * CGFloat(factors.x), plain.m13 * CGFloat(factors.x)
    )
    (large.m21, large.m22, large.m23) = (
      plain.m21 * CGFloat(factors.y), plain.m22 * CGFloat(factors.y), plain.m23 * CGFloat(factors.y)
    )
    (large.m31, large.m32, large.m33) = (
      plain.m31 * CGFloat(factors.z), plain.m32 * CGFloat(factors.z), plain.m33 * CGFloat(factors.z)
    )
    let parts = try #require(TransformDecomposition(plain))
    let largeParts = try #require(TransformDecomposition(large))
    #expect(largeParts.scale == parts.scale * factors)
    #expect(largeParts.shear == parts.shear)
    #expect(largeParts.rotation == parts.rotation)
  }

  @Test("what makes parts that no number can be has none")
  func overflow() {
    #expect(TransformDecomposition(CATransform3D(entries: (0..<16).map { _ in 1.7e308 })) == nil)
    var weighted = CATransform3DMakeScale(1e200, 1, 1)
    weighted.m44 = 1e-200
    #expect(TransformDecomposition(weighted) == nil)
  }
}
