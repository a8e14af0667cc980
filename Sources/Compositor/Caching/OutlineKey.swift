/// A shape under a transform, to be found again.
struct OutlineKey: Hashable {
  private let shape: RenderShape
  private let transform: DeviceTransform
  private let digest: UInt64

  init(_ shape: RenderShape, under transform: DeviceTransform) {
    self.shape = shape
    self.transform = transform
    var digest = NumberDigest()
    for number in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      digest.add(number)
    }
    digest.add(shape)
    self.digest = digest.value
  }

  static func == (left: OutlineKey, right: OutlineKey) -> Bool {
    left.digest == right.digest && left.transform == right.transform && left.shape == right.shape
  }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// Numbers mixed into one word, much faster than a `Hasher` does it: most outlines are of two sides, and looked up for
/// each frame.
private struct NumberDigest {
  private(set) var value: UInt64 = 0

  /// Points of a path beyond these are not looked at: comparing tells paths apart that differ in others only.
  private static let pointsSeen = 8

  mutating func add(_ number: Double) {
    // The sum makes one zero of both.
    value = (value ^ (number + 0).bitPattern) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }

  mutating func add(_ shape: RenderShape) {
    switch shape {
    case .rectangle(let rectangle), .hardEdged(let rectangle, _): add(rectangle)
    case .roundedRectangle(let rectangle, let radii):
      add(rectangle)
      add(radii.topLeft)
      add(radii.bottomRight)
    case .path(let path):
      let elements = path.elements
      let step = max(1, elements.count / Self.pointsSeen)
      for index in stride(from: 0, to: elements.count, by: step) {
        guard let end = elements[index].end else { continue }
        add(end.x)
        add(end.y)
      }
    }
  }

  private mutating func add(_ rectangle: RenderRect) {
    add(rectangle.minX)
    add(rectangle.minY)
    add(rectangle.maxX)
    add(rectangle.maxY)
  }
}

extension RenderPath.Element {
  fileprivate var end: RenderPoint? {
    switch self {
    case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }
}
