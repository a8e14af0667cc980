import Compositor
import Foundation
import Testing

/// Rectangles with edges that are not anti-aliased, against the rule itself in doubles.
@Suite struct HardEdgeTests {
  private static let size = 60
  private static let bounds = PixelBounds(minX: 0, minY: 0, maxX: size, maxY: size)
  private static let rect = RenderRect(minX: -16.25, minY: -9.5, maxX: 15.75, maxY: 10.125)

  /// About the middle of the picture.
  private static func turned(_ angle: Double, perspective: Double = 0) -> RenderTransform {
    RenderTransform(
      a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 30.3, ty: 29.6, p: perspective / 2,
      q: perspective, r: 1)
  }

  private func map(_ edges: RenderEdges, _ transform: RenderTransform, rect: RenderRect = rect) -> CoverageMap
  {
    CoverageMap(of: .hardEdged(rect, edges), under: DeviceTransform(transform), bounds: Self.bounds)
  }

  /// How far a place lies within each of the edges minX, maxX, minY and maxY, in pixels of the rectangle's own space;
  /// the way there leads over the transform's inverse.
  private func insides(_ x: Double, _ y: Double, _ t: RenderTransform) -> [Double] {
    // Solve (a − p x) u + (c − q x) v = x r − tx and the same with b, d, ty and y.
    let (m11, m12, k1) = (t.a - t.p * x, t.c - t.q * x, x * t.r - t.tx)
    let (m21, m22, k2) = (t.b - t.p * y, t.d - t.q * y, y * t.r - t.ty)
    let determinant = m11 * m22 - m12 * m21
    let u = (k1 * m22 - k2 * m12) / determinant
    let v = (m11 * k2 - m21 * k1) / determinant
    return [u - Self.rect.minX, Self.rect.maxX - u, v - Self.rect.minY, Self.rect.maxY - v]
  }

  private static let names: [RenderEdges] = [.minX, .maxX, .minY, .maxY]

  @Test(
    "a pixel is inside as a whole when its middle is",
    arguments: [0, 0.05, 0.3, .pi / 4, 1, 2, 3.1, -0.7], [0, 0.004])
  func middles(angle: Double, perspective: Double) {
    let transform = Self.turned(angle, perspective: perspective)
    let map = map(.all, transform)
    for y in 0..<Self.size {
      for x in 0..<Self.size {
        let insides = insides(Double(x) + 0.5, Double(y) + 0.5, transform)
        // Where a middle lies on an edge, rounding decides.
        if insides.contains(where: { abs($0) < 1e-3 }) { continue }
        let wanted: UInt8 = insides.allSatisfy { $0 > 0 } ? 255 : 0
        #expect(map[x, y] == wanted, "(\(x), \(y)) at \(angle)")
      }
    }
  }

  @Test("with some edges only, the others keep their exact areas", arguments: [0.3, 1.2, -2.5])
  func some(angle: Double) {
    let transform = Self.turned(angle)
    for number in UInt8(0)...15 {
      let edges = RenderEdges(rawValue: number)
      let map = map(edges, transform)
      for y in 0..<Self.size {
        for x in 0..<Self.size {
          let middle = insides(Double(x) + 0.5, Double(y) + 0.5, transform)
          let hard = zip(Self.names, middle).filter { edges.contains($0.0) }.map(\.1)
          if hard.contains(where: { abs($0) < 1e-3 }) { continue }
          let wanted = hard.allSatisfy { $0 > 0 } ? area(x, y, transform, except: edges) : 0
          #expect(abs(Double(map[x, y]) - 255 * wanted) < 5, "(\(x), \(y)) of \(number) at \(angle)")
        }
      }
    }
  }

  /// The part of a pixel within the edges that are not hard, by 24 × 24 places.
  private func area(_ x: Int, _ y: Int, _ transform: RenderTransform, except edges: RenderEdges) -> Double {
    let insides = insides(Double(x) + 0.5, Double(y) + 0.5, transform)
    let soft = zip(Self.names, insides).filter { !edges.contains($0.0) }.map(\.1)
    if soft.allSatisfy({ $0 > 1 }) { return 1 }
    if soft.contains(where: { $0 < -1 }) { return 0 }
    let count = 24
    var inside = 0
    for row in 0..<count {
      for column in 0..<count {
        let places = self.insides(
          Double(x) + (Double(column) + 0.5) / Double(count), Double(y) + (Double(row) + 0.5) / Double(count),
          transform)
        if zip(Self.names, places).allSatisfy({ edges.contains($0) || $1 > 0 }) { inside += 1 }
      }
    }
    return Double(inside) / Double(count * count)
  }

  @Test("without any it is the rectangle", arguments: [0, 0.3])
  func none(angle: Double) {
    let transform = DeviceTransform(Self.turned(angle))
    let plain = CoverageMap(of: .rectangle(Self.rect), under: transform, bounds: Self.bounds)
    let map = CoverageMap(of: .hardEdged(Self.rect, []), under: transform, bounds: Self.bounds)
    for y in 0..<Self.size {
      for x in 0..<Self.size { #expect(abs(Int(map[x, y]) - Int(plain[x, y])) <= 1) }
    }
  }

  @Test(
    "of neighbours that share a hard edge each pixel belongs to one",
    arguments: [0, 0.1, 0.5, .pi / 4, 2, -1.1])
  func neighbours(angle: Double) {
    let transform = Self.turned(angle)
    let middle = 2.5
    let left = map(
      .maxX, transform,
      rect: RenderRect(minX: Self.rect.minX, minY: Self.rect.minY, maxX: middle, maxY: Self.rect.maxY))
    let right = map(
      .minX, transform,
      rect: RenderRect(minX: middle, minY: Self.rect.minY, maxX: Self.rect.maxX, maxY: Self.rect.maxY))
    let both = map([], transform)
    for y in 0..<Self.size {
      for x in 0..<Self.size {
        #expect(abs(Int(left[x, y]) + Int(right[x, y]) - Int(both[x, y])) <= 1, "(\(x), \(y))")
      }
    }
  }

  @Test("a side that lies on middles of pixels belongs to the pixel after it")
  func ties() {
    let map = map(.all, .identity, rect: RenderRect(minX: 4.5, minY: 6.5, maxX: 9.5, maxY: 8.5))
    for y in 0..<Self.size {
      for x in 0..<Self.size { #expect((map[x, y] == 255) == ((4..<9).contains(x) && (6..<8).contains(y))) }
    }
  }

  @Test("the largest rectangle takes no longer than what is seen of it")
  func large() {
    let rect = RenderRect(minX: -4e6, minY: -4e6, maxX: 4e6, maxY: 4e6)
    let map = map([.minX, .maxY], Self.turned(0.3), rect: rect)
    #expect(map[0, 0] == 255 && map[Self.size - 1, Self.size - 1] == 255)
  }

  @Test("what reaches behind the eye, has no size or is seen from the side is harmless")
  func degenerate() {
    let behind = RenderTransform(a: 1, b: 0, c: 0, d: 1, tx: 30, ty: 30, p: 0.1, q: 0, r: 1)
    let plain = CoverageMap(of: .rectangle(Self.rect), under: DeviceTransform(behind), bounds: Self.bounds)
    #expect(map(.all, behind)[40, 30] == plain[40, 30])
    let flat = RenderTransform(a: 1, b: 1, c: 1, d: 1, tx: 30, ty: 30)
    let empty = RenderRect(minX: 3, minY: 3, maxX: 3, maxY: 9)
    for y in 0..<Self.size {
      for x in 0..<Self.size {
        #expect(map(.all, flat)[x, y] == 0)
        #expect(map(.all, .identity, rect: empty)[x, y] == 0)
      }
    }
  }
}
