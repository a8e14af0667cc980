import Compositor

/// Where a node of the reference stands.
struct ReferencePlace {
  var transform = DeviceTransform.identity
  /// Outside, ancestors' clips and masks leave nothing.
  var visible: PixelBounds
  /// Of ancestors that fade each part on its own.
  var fade: UInt8 = 255
  /// Whether nodes that ask for a bitmap get one: not inside of one that is too large.
  var makesBitmaps = true
  /// Contents with this number and greater ones are left out.
  let limit: Int

  init(_ visible: PixelBounds, limit: Int = .max) {
    self.visible = visible
    self.limit = limit
  }

  /// Nil where the node does not show.
  func inside(_ node: RenderNode) -> ReferencePlace? {
    RenderColor.product(node.opacity, fade) == 0 ? nil : inside(node.transform)
  }

  /// Nil where nothing can be seen.
  func inside(_ inner: RenderTransform) -> ReferencePlace? {
    guard !visible.isEmpty, let own = transform.concatenated(to: DeviceTransform(inner)).normalized(),
      own.isFinite
    else { return nil }
    var place = self
    place.transform = own
    return place
  }

  func faded(_ opacity: UInt8) -> ReferencePlace {
    var place = self
    place.fade = RenderColor.product(opacity, fade)
    return place
  }

  func visible(through shape: RenderShape) -> PixelBounds {
    CoverageMap.touched(by: shape, under: transform, visible: visible)
  }

  /// A length in pixels of the target.
  func deviation(_ sigma: Double) -> Double {
    let deviation = sigma * transform.scale
    return deviation > 0 ? min(deviation, 2_048) : 0
  }
}

/// A factor for each pixel of an area.
struct ReferenceMask {
  private let area: PixelBounds
  private(set) var factors: [UInt8] = []

  init(_ area: PixelBounds) {
    self.area = area
  }

  func filled(with factor: UInt8) -> ReferenceMask {
    var mask = self
    mask.factors = [UInt8](repeating: factor, count: area.width * area.height)
    return mask
  }

  func coverage(of shape: RenderShape, under transform: DeviceTransform) -> ReferenceMask {
    let map = CoverageMap(of: shape, under: transform, bounds: area)
    var mask = self
    mask.factors = (0..<area.width * area.height).map {
      map[area.minX + $0 % area.width, area.minY + $0 / area.width]
    }
    return mask
  }

  func faded(_ alpha: UInt8) -> ReferenceMask {
    var mask = self
    mask.factors = factors.map { RenderColor.product($0, alpha) }
    return mask
  }
}
