import CoreGraphics

/// A picture's pixels as ffmpeg reads them: row after row without gaps.
///
/// Players want films of even sizes: an odd one grows by a copy of its last column or row. To add them here takes a
/// copy that is made anyway, where filters of ffmpeg's take as long as its way to a film's colours.
struct RawFrame {
  let width: Int
  let height: Int
  private let size: FilmSize
  private var bytes: [UInt8]

  /// - Parameters:
  ///   - size: Of the pictures.
  ///   - isEven: Whether odd sizes grow.
  init(size: FilmSize, isEven: Bool) {
    self.size = size
    width = isEven ? size.width + size.width % 2 : size.width
    height = isEven ? size.height + size.height % 2 : size.height
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// Hands out a picture's pixels, until the next one's.
  mutating func withBytes<Result>(of picture: Picture, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    bytes.withUnsafeMutableBytes { bytes in
      let rowLength = size.width * 4
      for row in 0..<height {
        let source = picture.bytes + min(row, size.height - 1) * picture.bytesPerRow
        let target = bytes.baseAddress! + row * width * 4
        target.copyMemory(from: source, byteCount: rowLength)
        if width > size.width { (target + rowLength).copyMemory(from: source + rowLength - 4, byteCount: 4) }
      }
      return body(UnsafeRawBufferPointer(bytes))
    }
  }
}
