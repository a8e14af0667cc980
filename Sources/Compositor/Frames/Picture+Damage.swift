import CoreGraphics

extension Picture {
  /// The picture with all pixels outside the damage at a quarter of their brightness.
  package func darkened(outside damage: Damage) -> Picture {
    Picture(width: width, height: height, isOpaque: isOpaque) { target, targetBytesPerRow in
      for y in 0..<height {
        let source = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        let row = (target + y * targetBytesPerRow).assumingMemoryBound(to: UInt32.self)
        // Two bits less of each colour; alpha stays.
        for x in 0..<width { row[x] = source[x] & 0xFF00_0000 | source[x] >> 2 & 0x003F_3F3F }
        for place in damage.places(inRow: y) {
          let columns = damage.intervals[place]
          let start = Int(columns.start)
          (row + start).update(from: source + start, count: Int(columns.end) - start)
        }
      }
    }
  }
}
