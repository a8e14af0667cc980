import Compositor

/// The outline of an opaque layer, to see what stays inside it.
struct OpaqueOutline {
  let shape: RenderShape
  private let rect: RenderRect
  /// In pixels.
  private let radius: Double
  /// More nodes than this are not looked at.
  private static let nodeLimit = 500

  /// - Parameter radius: Of the corners, as far as they reach along the edges, in pixels.
  init(_ shape: RenderShape, rect: RenderRect, radius: Double) {
    self.shape = shape
    self.rect = rect
    self.radius = radius
  }

  /// Whether nodes paint nothing outside; false when it takes too long to see.
  func contains(_ nodes: [RenderNode]) -> Bool {
    var waiting = nodes.map { (node: $0, transform: PlaneTransform(rendering: $0.transform)) }
    var count = 0
    while let (node, transform) = waiting.popLast() {
      count += 1
      guard count <= Self.nodeLimit, transform.isAffine else { return false }
      guard (node.underlay + node.overlay).allSatisfy({ contains($0, under: transform) }) else {
        return false
      }
      if let clip = node.clip, contains(clip, under: transform) { continue }
      guard node.contents.allSatisfy({ contains($0, under: transform) }) else { return false }
      waiting += node.children.map { child in
        (child, PlaneTransform(rendering: child.transform).concatenating(transform))
      }
    }
    return true
  }

  private func contains(_ content: RenderContent, under transform: PlaneTransform) -> Bool {
    switch content {
    case .fill(let shape, _), .backdropBlur(let shape, _, _, _): contains(shape, under: transform)
    case .picture(_, _, let destination, _): contains(destination, under: transform)
    case .shadow: false
    }
  }

  private func contains(_ shape: RenderShape, under transform: PlaneTransform) -> Bool {
    if transform == .identity, shape == self.shape { return true }
    switch shape {
    case .rectangle(let inner), .hardEdged(let inner, _), .roundedRectangle(let inner, _):
      return contains(inner, under: transform)
    case .path(let path):
      guard let box = path.controlBox else { return true }
      return contains(box, under: transform)
    }
  }

  private func contains(_ inner: RenderRect, under transform: PlaneTransform) -> Bool {
    if inner.isEmpty { return true }
    return [
      (inner.minX, inner.minY), (inner.maxX, inner.minY), (inner.maxX, inner.maxY), (inner.minX, inner.maxY),
    ].allSatisfy { contains(transform.apply(CGPoint(x: $0.0, y: $0.1))) }
  }

  /// Corners are taken as circles; a curve that bends later reaches farther out.
  private func contains(_ point: CGPoint) -> Bool {
    let (x, y) = (Double(point.x), Double(point.y))
    guard x >= rect.minX, x <= rect.maxX, y >= rect.minY, y <= rect.maxY else { return false }
    let dx = max(rect.minX + radius - x, x - (rect.maxX - radius), 0)
    let dy = max(rect.minY + radius - y, y - (rect.maxY - radius), 0)
    return dx == 0 || dy == 0 || dx * dx + dy * dy <= radius * radius
  }
}

extension PlaneTransform {
  /// Between spaces in pixels.
  fileprivate init(rendering transform: RenderTransform) {
    self.init()
    a = transform.a
    b = transform.b
    c = transform.c
    d = transform.d
    tx = transform.tx
    ty = transform.ty
    p = transform.p
    q = transform.q
    r = transform.r
  }
}

extension RenderPath {
  /// Around all points, those off the curves too; nil without any.
  fileprivate var controlBox: RenderRect? {
    let points = elements.flatMap { element -> [RenderPoint] in
      switch element {
      case .move(let end), .line(let end): [end]
      case .quad(let control, let end): [control, end]
      case .cubic(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else {
      return nil
    }
    return RenderRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}
