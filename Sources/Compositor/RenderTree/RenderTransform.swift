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
    let coarse = 65_536.0
    let fine = 1_099_511_627_776.0
    self.a = RenderTransform.rounded(a, to: coarse)
    self.b = RenderTransform.rounded(b, to: coarse)
    self.c = RenderTransform.rounded(c, to: coarse)
    self.d = RenderTransform.rounded(d, to: coarse)
    self.tx = RenderTransform.rounded(tx, to: coarse)
    self.ty = RenderTransform.rounded(ty, to: coarse)
    self.p = RenderTransform.rounded(p, to: fine)
    self.q = RenderTransform.rounded(q, to: fine)
    self.r = RenderTransform.rounded(r, to: coarse)
  }

  package static func translation(x: Double, y: Double) -> RenderTransform {
    RenderTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  private static func rounded(_ value: Double, to parts: Double) -> Double {
    if value.isNaN { return 0 }
    let limited = min(max(value, -4_194_304), 4_194_304)
    return (limited * parts).rounded(.toNearestOrEven) / parts
  }
}
