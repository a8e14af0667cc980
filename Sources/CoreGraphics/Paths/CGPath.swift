/// An immutable description of lines and curves.
public class CGPath: @unchecked Sendable {
  // Only CGMutablePath changes it, and whoever shares a mutable path answers for that, as on Apple's systems.
  var builder: PathBuilder

  init(builder: PathBuilder) {
    self.builder = builder
  }

  package init(elements: [PathElement]) {
    builder = PathBuilder(elements)
  }

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    builder = PathBuilder()
    builder.append(PathShapes.rect(rect), transform: transform?.pointee ?? .identity)
  }

  /// An ellipse of four cubics, from (maxX, midY) clockwise where y points down.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    builder = PathBuilder()
    builder.append(PathShapes.ellipse(in: rect), transform: transform?.pointee ?? .identity)
  }

  /// - Parameters:
  ///   - cornerWidth: At most half the width counts.
  ///   - cornerHeight: At most half the height counts.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    builder = PathBuilder()
    builder.append(
      PathShapes.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight),
      transform: transform?.pointee ?? .identity)
  }

  /// The steps of the path, in order.
  package var elements: [PathElement] { builder.elements }

  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next step would start; zero for an empty path.
  public var currentPoint: CGPoint { builder.currentPoint ?? .zero }

  public func copy() -> CGPath? {
    CGPath(builder: builder)
  }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    transformed(by: transform?.pointee ?? .identity)
  }

  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(builder: builder)
  }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(builder: transformed(by: transform?.pointee ?? .identity).builder)
  }

  package func transformed(by transform: CGAffineTransform) -> CGPath {
    if transform.isIdentity { return CGPath(builder: builder) }
    return CGPath(elements: elements.map { $0.applying(transform) })
  }

  /// Calls the block for every step. The pointers are valid during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      guard let points = buffer.baseAddress else { return }
      points.initialize(repeating: .zero, count: 3)
      for element in elements {
        var count = 0
        element.forEachPoint { point in
          points[count] = point
          count += 1
        }
        var shown = CGPathElement(type: element.type, points: points)
        withUnsafePointer(to: &shown) { block($0) }
      }
    }
  }

  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension CGPath: Hashable {
  /// Two paths are equal when their steps are.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.elements == right.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}
