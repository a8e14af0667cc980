/// One step of a path.
package enum PathElement: Equatable, Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  /// The control point, then the end.
  case quad(CGPoint, CGPoint)
  /// Two control points, then the end.
  case cubic(CGPoint, CGPoint, CGPoint)
  case close

  /// Control points and end, in order; none for `close`.
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// Whether no coordinate is infinite or no number.
  var isFinite: Bool {
    var isFinite = true
    forEachPoint { isFinite = isFinite && $0.x.isFinite && $0.y.isFinite }
    return isFinite
  }

  /// Control points and end, in order.
  func forEachPoint(_ body: (CGPoint) -> Void) {
    switch self {
    case .move(let end), .line(let end): body(end)
    case .quad(let control, let end):
      body(control)
      body(end)
    case .cubic(let control1, let control2, let end):
      body(control1)
      body(control2)
      body(end)
    case .close: break
    }
  }

  /// Where the step ends; nil for `close`, which ends where its subpath began.
  package var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }

  package func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let end): .move(end.applying(transform))
    case .line(let end): .line(end.applying(transform))
    case .quad(let control, let end): .quad(control.applying(transform), end.applying(transform))
    case .cubic(let control1, let control2, let end):
      .cubic(control1.applying(transform), control2.applying(transform), end.applying(transform))
    case .close: .close
    }
  }
}
