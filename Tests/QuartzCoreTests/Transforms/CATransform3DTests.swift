import QuartzCore
import Testing

@Suite struct CATransform3DTests {
  @Test("a quarter turn about each axis takes one axis to the next")
  func rotations() {
    let z = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(isClose(z.m12, 1) && isClose(z.m21, -1))
    let x = CATransform3DMakeRotation(.pi / 2, 5, 0, 0)
    #expect(isClose(x.m23, 1) && isClose(x.m32, -1))
    let y = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(isClose(y.m31, 1) && isClose(y.m13, -1))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("translating, scaling and rotating happen before what is there")
  func order() {
    let scaled = CATransform3DMakeScale(2, 3, 4)
    let moved = CATransform3DTranslate(scaled, 1, 1, 1)
    #expect([moved.m41, moved.m42, moved.m43] == [2, 3, 4])
    let other = CATransform3DConcat(scaled, CATransform3DMakeTranslation(1, 1, 1))
    #expect([other.m41, other.m42, other.m43] == [1, 1, 1])
  }

  @Test("an inverse undoes its matrix; what has none stays")
  func inverse() {
    var matrix = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 1, 1, 2, 3)
    matrix.m34 = -1 / 900
    let product = CATransform3DConcat(matrix, CATransform3DInvert(matrix))
    #expect(
      zip(product.entries, CATransform3D.identity.entries).allSatisfy { abs($0 - $1) < 1e-12 })
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("affine transforms go in and out")
  func affine() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(space))
    #expect(CATransform3DGetAffineTransform(space) == plane)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
  }

  @Test("a transform in a box comes out as it went in")
  func boxed() {
    let matrix = CATransform3DMakeRotation(1, 1, 2, 3)
    #expect(
      CATransform3DEqualToTransform(NSValue(caTransform3D: matrix).caTransform3DValue, matrix))
    #expect(CATransform3DIsIdentity(NSValue(point: .zero).caTransform3DValue))
  }

  @Test("an axis may be of any length", arguments: [1e-300, 1e-170, 1, 1e170, 1e300])
  func axisLength(_ length: CGFloat) {
    let unit = CATransform3DMakeRotation(1, 0.6, 0, 0.8)
    let turned = CATransform3DMakeRotation(1, 0.6 * length, 0, 0.8 * length)
    #expect(zip(turned.entries, unit.entries).allSatisfy { abs($0 - $1) < 1e-15 })
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, .nan, 0, length)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, length, .nan, .infinity)))
  }

  @Test("numbers whose sum is infinite are finite")
  func finite() {
    let large = CATransform3DMakeScale(1.7e308, 1.7e308, 1.7e308)
    #expect(large.isFinite)
    for entry in 0..<16 {
      for odd in [CGFloat.nan, .infinity, -.infinity] {
        var entries = large.entries
        entries[entry] = odd
        #expect(!CATransform3D(entries: entries).isFinite)
      }
    }
  }

  @Test("a power is the transform done again and again")
  func power() {
    let step = CATransform3DRotate(CATransform3DMakeTranslation(3, -1, 2), 0.1, 1, 2, 3)
    var repeated = CATransform3D.identity
    for count in 0..<200 {
      #expect(zip(step.power(count).entries, repeated.entries).allSatisfy { abs($0 - $1) < 1e-11 })
      repeated = step.concatenating(repeated)
    }
    #expect(CATransform3DMakeTranslation(1, 2, 0).power(1_000_000_007).m42 == 2_000_000_014)
  }
}
