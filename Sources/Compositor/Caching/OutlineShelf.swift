/// The outlines of the last frame and of this one, by shape: what stands still, or moves by whole pixels, is outlined
/// once, and from its second frame on its coverage is kept too.
struct OutlineShelf {
  /// An outline, and its coverage if that is kept.
  struct Item {
    let outline: KeptOutline
    let coverage: KeptCoverage?
  }

  private var current: [OutlineKey: Item] = [:]
  private var previous: [OutlineKey: Item] = [:]

  /// From here on, what this frame has not used is forgotten at the next.
  mutating func beginFrame() {
    swap(&current, &previous)
    current.removeAll(keepingCapacity: true)
  }

  /// - Parameter transform: Without whole pixels.
  mutating func outline(of shape: RenderShape, under transform: DeviceTransform) -> Item {
    let key = OutlineKey(shape, under: transform)
    if let item = current[key] { return item }
    let item: Item
    if let last = previous[key] {
      item = Item(
        outline: last.outline,
        coverage: last.coverage ?? KeptCoverage(of: last.outline, in: last.outline.bounds))
    } else {
      item = Item(
        outline: KeptOutline(OutlineBuilder.unplacedOutline(of: shape, under: transform)), coverage: nil)
    }
    current[key] = item
    return item
  }
}
