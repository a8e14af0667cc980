import CoreGraphics
import Testing

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
  private let sample = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 10, ty: -20)

  @Test("a point goes to (a·x + c·y + tx, b·x + d·y + ty)")
  func point() {
    let point = CGPoint(x: 3, y: 5).applying(sample)
    #expect(point == CGPoint(x: 2 * 3 - 1 * 5 + 10, y: 0.5 * 3 + 3 * 5 - 20))
  }

  @Test("concatenating does the receiver first")
  func concatenating() {
    let move = CGAffineTransform(translationX: 7, y: 0)
    let double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(double)) == CGPoint(x: 16, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(double.concatenating(move)) == CGPoint(x: 9, y: 2))
  }

  @Test("translatedBy, scaledBy and rotated act before the receiver")
  func prefixed() {
    let point = CGPoint(x: 4, y: 9)
    #expect(point.applying(sample.translatedBy(x: 1, y: 2)) == CGPoint(x: 5, y: 11).applying(sample))
    #expect(point.applying(sample.scaledBy(x: 2, y: -1)) == CGPoint(x: 8, y: -9).applying(sample))
    let turned = point.applying(sample.rotated(by: .pi / 2))
    let expected = CGPoint(x: -9, y: 4).applying(sample)
    #expect(abs(turned.x - expected.x) < 1e-12 && abs(turned.y - expected.y) < 1e-12)
  }

  @Test("the inverse undoes the transform")
  func inverse() {
    let product = sample.concatenating(sample.inverted())
    for entry in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
      #expect(abs(product[keyPath: entry] - CGAffineTransform.identity[keyPath: entry]) < 1e-12)
    }
  }

  @Test("what cannot be undone stays as it is")
  func singular() {
    let flat = CGAffineTransform(scaleX: 0, y: 3)
    #expect(flat.inverted() == flat)
  }

  @Test("a positive angle turns the x axis towards the y axis")
  func rotation() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 6))
    #expect(abs(point.x - 0.75.squareRoot()) < 1e-15)
    #expect(abs(point.y - 0.5) < 1e-15)
  }

  @Test("only the identity is the identity")
  func identity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(!sample.isIdentity)
  }

  @Test("coded as six numbers in a row")
  func coding() throws {
    let data = try JSONEncoder().encode([sample])
    #expect(String(decoding: data, as: UTF8.self) == "[[2,0.5,-1,3,10,-20]]")
    #expect(try JSONDecoder().decode([CGAffineTransform].self, from: data) == [sample])
  }

  @Test(
    "taken apart and put together it is the same",
    arguments: [
      CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 10, ty: -20),
      CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: 0, y: 2),
      CGAffineTransform(rotationAngle: 2.5).scaledBy(x: 3, y: -4), .identity,
    ])
  func decomposition(transform: CGAffineTransform) {
    let again = CGAffineTransform(transform.decomposed())
    for entry in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
      #expect(abs(again[keyPath: entry] - transform[keyPath: entry]) < 1e-12)
    }
  }

  @Test("a size ignores the translation and keeps signs")
  func size() {
    #expect(CGSize(width: 2, height: 4).applying(sample) == CGSize(width: 0, height: 13))
  }
}
