import CWebP

/// Reading WebP; of an animation nothing.
enum WebPFile {
  static func read(_ bytes: UnsafeRawBufferPointer) -> Picture? {
    let start = bytes.bindMemory(to: UInt8.self).baseAddress
    var (width, height) = (Int32(0), Int32(0))
    guard WebPGetInfo(start, bytes.count, &width, &height) != 0 else { return nil }
    let (columns, rows) = (Int(width), Int(height))
    return Picture.read(width: columns, height: rows) { pixels, bytesPerRow in
      let size = bytesPerRow * rows
      let target = pixels.assumingMemoryBound(to: UInt8.self)
      guard WebPDecodeBGRAInto(start, bytes.count, target, size, Int32(bytesPerRow)) != nil else {
        return false
      }
      Picture.premultiply(pixels, bytesPerRow: bytesPerRow, width: columns, height: rows)
      return true
    }
  }
}
