import CoreGraphics

/// A projective map of the plane:
/// x′ = (a·x + c·y + tx) / w, y′ = (b·x + d·y + ty) / w, w = p·x + q·y + r.
///
/// Entries are rounded on entry to 1/65,536; p and q, which are of the order of 1/1,000 per pixel, to 2⁻⁴⁰.
package struct RenderTransform: Hashable, Sendable {
  package let a: Double
  package let b: Double
  package let c: Double
  package let d: Double
  package let tx: Double
  package let ty: Double
  package let p: Double
  package let q: Double
  package let r: Double

  package static let identity = RenderTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package init(
    a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double,
    p: Double = 0, q: Double = 0, r: Double = 1
  ) {
    self.a = RenderTransform.rounded(a)
    self.b = RenderTransform.rounded(b)
    self.c = RenderTransform.rounded(c)
    self.d = RenderTransform.rounded(d)
    self.tx = RenderTransform.rounded(tx)
    self.ty = RenderTransform.rounded(ty)
    self.p = RenderTransform.roundedFinely(p)
    self.q = RenderTransform.roundedFinely(q)
    self.r = RenderTransform.rounded(r)
  }

  package static func translation(x: Double, y: Double) -> RenderTransform {
    RenderTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  private static func rounded(_ value: Double) -> Double {
    FixedPoint.rounded(limited(value) * 65_536) / 65_536
  }

  private static func roundedFinely(_ value: Double) -> Double {
    if value == 0 { return 0 }
    let parts = 1_099_511_627_776.0
    return (limited(value) * parts).rounded(.toNearestOrEven) / parts
  }

  private static func limited(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -4_194_304), 4_194_304)
  }
}
