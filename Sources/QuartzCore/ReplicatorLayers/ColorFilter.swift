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

/// Pictures in other colours, kept from frame to frame.
final class FilteredPictures {
  private struct Entry {
    let original: Picture
    let color: SIMD3<Double>
    let picture: Picture
  }

  private var entries: [Entry] = []
  /// In bytes: what was not used for longest goes when there is more, and is made anew where it is shown.
  private static let budget = 32 << 20

  func picture(_ original: Picture, filteredBy filter: ColorFilter) -> Picture {
    if let place = entries.firstIndex(where: { $0.original === original && $0.color == filter.color }) {
      let entry = entries.remove(at: place)
      entries.append(entry)
      return entry.picture
    }
    let picture = Self.make(original, filter.color)
    entries.append(Entry(original: original, color: filter.color, picture: picture))
    var bytes = entries.reduce(0) { $0 + $1.picture.byteCount }
    while bytes > Self.budget, entries.count > 1 { bytes -= entries.removeFirst().picture.byteCount }
    return picture
  }

  private static func make(_ original: Picture, _ color: SIMD3<Double>) -> Picture {
    let tables = [color.z, color.y, color.x].map { factor in
      (0...255).map { ColorFilter.product(UInt8($0), factor) }
    }
    return Picture(width: original.width, height: original.height, isOpaque: original.isOpaque) {
      bytes, bytesPerRow in
      for y in 0..<original.height {
        let source = (original.bytes + y * original.bytesPerRow).assumingMemoryBound(to: UInt8.self)
        let target = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
        for x in 0..<original.width {
          let place = x * 4
          for part in 0..<3 { target[place + part] = tables[part][Int(source[place + part])] }
          target[place + 3] = source[place + 3]
        }
      }
    }
  }
}
