import Testing
import UIKit

@Suite(.withoutDevice) struct NSValueGeometryTests {
  @Test("structures come out of their boxes as they went in")
  func roundTrips() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgVector: CGVector(dx: 7, dy: 8)).cgVectorValue == CGVector(dx: 7, dy: 8))
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
  }

  @Test("another structure than was boxed is zero, or the identity")
  func others() {
    let box = NSValue(cgVector: CGVector(dx: 7, dy: 8))
    #expect(box.cgPointValue == .zero)
    #expect(box.cgSizeValue == .zero)
    #expect(box.cgRectValue == .zero)
    #expect(box.cgAffineTransformValue == .identity)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 1)).cgVectorValue == .zero)
    #expect(NSValue(cgRect: CGRect(x: 1, y: 1, width: 1, height: 1)).cgPointValue == .zero)
  }

  @Test("an affine transform in a box moves a layer as it does without one")
  func boxedTransform() {
    let layer = CALayer()
    layer.setValue(NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)), forKey: "transform")
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
  }
}
