/// Reads picture files into bitmaps: PNG, JPEG and WebP, told apart by their first bytes.
package enum PictureReader {
  /// Larger pictures are refused, so that a small damaged file cannot ask for all memory.
  package static let maximumPixelCount = 1 << 27

  /// - Returns: Nil when the data is none of the three, damaged, or too large.
  package static func read(_ data: Data) -> Picture? {
    data.withUnsafeBytes { bytes in
      if bytes.starts(with: PNG.signature) { return PNGFile.read(bytes) }
      if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return JPEGFile.read(bytes) }
      if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
        return WebPFile.read(bytes)
      }
      return nil
    }
  }

  static func isAcceptable(width: Int, height: Int) -> Bool {
    (1...32_767).contains(width) && (1...32_767).contains(height) && width * height <= maximumPixelCount
  }
}

extension Picture {
  /// Makes a picture by a function that may fail.
  ///
  /// - Parameter fill: Writes blue, green, red and alpha; returns false when it could not.
  static func read(
    width: Int, height: Int, isOpaque: Bool? = nil,
    fill: (_ bytes: UnsafeMutableRawPointer, _ bytesPerRow: Int) -> Bool
  ) -> Picture? {
    guard PictureReader.isAcceptable(width: width, height: height) else { return nil }
    let bytesPerRow = bytesPerRow(forWidth: width)
    // Not written to before: a damaged file takes no more of the machine's memory than it has pixels.
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 64)
    guard fill(bytes, bytesPerRow) else {
      bytes.deallocate()
      return nil
    }
    for y in 0..<height {
      let row = bytes + y * bytesPerRow
      (row + 4 * width).initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow - 4 * width)
    }
    return Picture(adopting: bytes, width: width, height: height, isOpaque: isOpaque)
  }

  /// Multiplies colours by alpha, as (x·a + 127)/255.
  static func premultiply(_ bytes: UnsafeMutableRawPointer, bytesPerRow: Int, width: Int, height: Int) {
    for y in 0..<height {
      let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width {
        let alpha = Int(row[4 * x + 3])
        guard alpha < 255 else { continue }
        for part in 4 * x..<4 * x + 3 { row[part] = UInt8((Int(row[part]) * alpha + 127) / 255) }
      }
    }
  }
}
