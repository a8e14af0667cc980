import CJPEG

/// Reading JPEG, grey or in colour. What the camera says about orientation is not applied.
enum JPEGFile {
  static func read(_ bytes: UnsafeRawBufferPointer) -> Picture? {
    let start = bytes.bindMemory(to: UInt8.self).baseAddress
    let count = UInt(bytes.count)
    var (width, height) = (UInt32(0), UInt32(0))
    guard glissade_jpeg_read(start, count, &width, &height, nil, 0) != 0 else { return nil }
    return Picture.read(width: Int(width), height: Int(height), isOpaque: true) { pixels, bytesPerRow in
      let pixels = pixels.assumingMemoryBound(to: UInt8.self)
      return glissade_jpeg_read(start, count, &width, &height, pixels, bytesPerRow) != 0
    }
  }
}
