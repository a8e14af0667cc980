import QuartzCore

/// Numbers layers in the order in which they are first seen. A layer that comes to lie where a former one lay in
/// memory gets a number of its own.
struct LayerIdentifiers {
  private struct Entry {
    weak var layer: CALayer?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var count = 0

  mutating func number(of layer: CALayer) -> Int {
    let key = ObjectIdentifier(layer)
    if let entry = entries[key], entry.layer === layer { return entry.number }
    count += 1
    entries[key] = Entry(layer: layer, number: count)
    return count
  }
}
