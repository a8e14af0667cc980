import Compositor

/// Multiplies the colours of what is painted. Since blending is linear in colours, multiplying each part is the same
/// as multiplying the whole.
///
/// A class, so that each visit to a layer, which mostly has none, is no larger for it.
final class ColorFilter {
  /// Red, green and blue, 0…1.
  let color: SIMD3<Double>
  let pictures: FilteredPictures

  init(color: SIMD3<Double>, pictures: FilteredPictures) {
    self.color = color
    self.pictures = pictures
  }

  func callAsFunction(_ node: RenderNode) -> RenderNode {
    var node = node
    node.underlay = node.underlay.map(filtered)
    node.contents = node.contents.map(filtered)
    node.overlay = node.overlay.map(filtered)
    return node
  }

  private func filtered(_ content: RenderContent) -> RenderContent {
    switch content {
    case .fill(let shape, let fill): .fill(shape, filtered(fill))
    case .shadow(let shape, let shadow, let sigma): .shadow(shape, filtered(shadow), sigma: sigma)
    case .picture(let picture, let source, let destination, let filter):
      .picture(
        RenderPicture(pictures.picture(picture.picture, filteredBy: self)), source: source,
        destination: destination, filter: filter)
    case .backdropBlur: content
    }
  }

  func filtered(_ pixel: RenderColor) -> RenderColor {
    RenderColor(
      blue: Self.product(pixel.blue, color.z), green: Self.product(pixel.green, color.y),
      red: Self.product(pixel.red, color.x), alpha: pixel.alpha)
  }

  static func product(_ part: UInt8, _ factor: Double) -> UInt8 { UInt8((Double(part) * factor).rounded()) }
}
