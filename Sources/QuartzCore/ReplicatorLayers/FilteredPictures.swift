import Compositor

/// Pictures in other colours, kept from frame to frame.
final class FilteredPictures {
  private struct Key: Hashable {
    /// Kept alive by the entry: no other picture can have its identity meanwhile.
    let original: ObjectIdentifier
    let color: SIMD3<Double>
  }

  private struct Entry {
    let original: Picture
    let picture: Picture
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var bytes = 0
  private var uses = 0
  /// In bytes: what was not used for longest goes when there is more, and is made anew where it is shown.
  private static let budget = 32 << 20

  func picture(_ original: Picture, filteredBy filter: ColorFilter) -> Picture {
    uses += 1
    let key = Key(original: ObjectIdentifier(original), color: filter.color)
    if let picture = entries[key]?.picture {
      entries[key]?.lastUse = uses
      return picture
    }
    let picture = Self.make(original, filter.color)
    entries[key] = Entry(original: original, picture: picture, lastUse: uses)
    bytes += picture.byteCount
    if bytes > Self.budget { makeRoom() }
    return picture
  }

  /// Frees half of the budget at once, so that the oldest entries need not be looked for each time.
  private func makeRoom() {
    var ages = entries.map { (key: $0.key, lastUse: $0.value.lastUse) }
    ages.sort { $0.lastUse < $1.lastUse }
    for (key, _) in ages.dropLast() {
      guard bytes > Self.budget / 2, let entry = entries.removeValue(forKey: key) else { return }
      bytes -= entry.picture.byteCount
    }
  }

  private static func make(_ original: Picture, _ color: SIMD3<Double>) -> Picture {
    // Blue, green and red, one after the other.
    let table = [color.z, color.y, color.x].flatMap { factor in
      (0...255).map { ColorFilter.product(UInt8($0), factor) }
    }
    return Picture(width: original.width, height: original.height, isOpaque: original.isOpaque) {
      bytes, bytesPerRow in
      table.withUnsafeBufferPointer { table in
        for y in 0..<original.height {
          let source = (original.bytes + y * original.bytesPerRow).assumingMemoryBound(to: UInt8.self)
          let target = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
          for place in stride(from: 0, to: 4 * original.width, by: 4) {
            target[place] = table[Int(source[place])]
            target[place + 1] = table[256 + Int(source[place + 1])]
            target[place + 2] = table[512 + Int(source[place + 2])]
            target[place + 3] = source[place + 3]
          }
        }
      }
    }
  }
}
