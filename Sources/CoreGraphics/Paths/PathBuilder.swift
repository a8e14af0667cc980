/// A list of path elements that grows; what `CGMutablePath` and a context's current path have in common.
struct PathBuilder: Sendable {
  private(set) var elements: [PathElement] = []
  /// Where the next step starts; nil before the first.
  private(set) var currentPoint: CGPoint?
  /// Where the current subpath starts, which is where `close` returns to.
  private var subpathStart: CGPoint?

  init() {}

  init(_ elements: [PathElement]) {
    for element in elements { append(element) }
  }

  mutating func append(_ element: PathElement) {
    switch element {
    case .move(let end):
      subpathStart = end
      currentPoint = end
    case .close:
      currentPoint = subpathStart
    default:
      // A step without a beginning is ignored, as Quartz does.
      guard currentPoint != nil else { return }
      currentPoint = element.end
    }
    elements.append(element)
  }

  mutating func append(_ others: [PathElement], transform: CGAffineTransform) {
    guard !transform.isIdentity else {
      for element in others { append(element) }
      return
    }
    for element in others { append(element.applying(transform)) }
  }

  mutating func close() {
    guard let last = elements.last, last != .close else { return }
    append(.close)
  }

  /// Continues with elements that begin with a move: the move becomes a line when there is a current point.
  mutating func join(_ others: [PathElement], transform: CGAffineTransform) {
    guard case .move(let start)? = others.first else { return }
    append(currentPoint == nil ? .move(start.applying(transform)) : .line(start.applying(transform)))
    append(Array(others.dropFirst()), transform: transform)
  }
}
