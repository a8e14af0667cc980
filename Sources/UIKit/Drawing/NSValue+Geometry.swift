import CoreGraphics
import Foundation

/// Boxes of geometry under UIKit's names. Reading another structure than was boxed gives zero, or the identity.
extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }

  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(
      numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  public var cgPointValue: CGPoint { CGPoint(_boxed: self) ?? .zero }

  public var cgSizeValue: CGSize { CGSize(_boxed: self) ?? .zero }

  public var cgRectValue: CGRect { CGRect(_boxed: self) ?? .zero }

  public var cgVectorValue: CGVector { numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }

  public var cgAffineTransformValue: CGAffineTransform { boxedAffineTransform ?? .identity }
}
