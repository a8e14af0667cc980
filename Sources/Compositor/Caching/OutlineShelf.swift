/// The outlines of the last frame and of this one, by shape: what stands still, or moves by whole pixels, is outlined
/// once.
struct OutlineShelf {
  private struct Key: Hashable {
    let shape: RenderShape
    let transform: DeviceTransform
  }

  private var current: [Key: KeptOutline] = [:]
  private var previous: [Key: KeptOutline] = [:]

  /// From here on, what this frame has not used is forgotten at the next.
  mutating func beginFrame() {
    swap(&current, &previous)
    current.removeAll(keepingCapacity: true)
  }

  /// - Parameter transform: Without whole pixels.
  mutating func outline(of shape: RenderShape, under transform: DeviceTransform) -> KeptOutline {
    let key = Key(shape: shape, transform: transform)
    if let outline = current[key] { return outline }
    let outline = previous[key] ?? KeptOutline(OutlineBuilder.unplacedOutline(of: shape, under: transform))
    current[key] = outline
    return outline
  }
}
