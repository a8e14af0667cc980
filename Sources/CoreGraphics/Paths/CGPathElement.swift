/// One step of a path as `CGPath.applyWithBlock` shows it.
public struct CGPathElement {
  public var type: CGPathElementType
  /// One point for a move or a line, two for a quadratic curve, three for a cubic, none for a close; the end is the
  /// last.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension PathElement {
  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
