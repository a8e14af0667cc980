import CJPEG

/// Reading JPEG, grey, in colour or in inks, one scan after the other too. What the camera says about orientation is not
/// applied; inks are mixed as ideal ones. A picture whose end is missing is grey there.
enum JPEGFile {
  /// A block of 64 takes a bit at least: no file describes more pixels than this by a byte.
  private static let pixelsPerByte = 1_024

  static func read(_ bytes: UnsafeRawBufferPointer) -> Picture? {
    let start = bytes.bindMemory(to: UInt8.self).baseAddress
    let count = UInt(bytes.count)
    var (width, height) = (UInt32(0), UInt32(0))
    guard glissade_jpeg_read(start, count, &width, &height, nil, 0) != 0 else { return nil }
    guard Int(width) * Int(height) <= bytes.count * pixelsPerByte else { return nil }
    return Picture.read(width: Int(width), height: Int(height), isOpaque: true) { pixels, bytesPerRow in
      let pixels = pixels.assumingMemoryBound(to: UInt8.self)
      return glissade_jpeg_read(start, count, &width, &height, pixels, bytesPerRow) != 0
    }
  }
}
