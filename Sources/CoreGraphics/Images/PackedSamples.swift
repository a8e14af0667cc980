/// Numbers of 1, 2, 4 or 8 bits, one a pixel, which lie in a byte from its highest bits on.
struct PackedSamples {
  private let width: Int
  private let height: Int
  private let bits: Int
  private let bytesPerRow: Int
  private let data: Data

  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - bits: Of a number.
  ///   - bitsPerPixel: The same.
  ///   - bytesPerRow: From one row to the next.
  ///   - data: The rows from the top down.
  /// - Returns: Nil for other layouts, and when there are too few bytes.
  init?(width: Int, height: Int, bits: Int, bitsPerPixel: Int, bytesPerRow: Int, data: Data?) {
    guard [1, 2, 4, 8].contains(bits), bitsPerPixel == bits,
      PictureReader.isAcceptable(width: width, height: height)
    else { return nil }
    let rowLength = (width * bits + 7) / 8
    guard bytesPerRow >= rowLength, let data, Self.holds(data, height - 1, bytesPerRow, rowLength) else {
      return nil
    }
    self.width = width
    self.height = height
    self.bits = bits
    self.bytesPerRow = bytesPerRow
    self.data = data
  }

  private static func holds(_ data: Data, _ rows: Int, _ bytesPerRow: Int, _ rowLength: Int) -> Bool {
    let (size, isTooLarge) = rows.multipliedReportingOverflow(by: bytesPerRow)
    return !isTooLarge && data.count - rowLength >= size
  }

  var largest: Int { (1 << bits) - 1 }

  /// - Parameters:
  ///   - isOpaque: Whether all pixels are.
  ///   - pixel: Alpha, red, green and blue from the highest bits on, for a number.
  func picture(isOpaque: Bool, pixel: (Int) -> UInt32) -> Picture {
    let samplesPerByte = 8 / bits
    return Picture(width: width, height: height, isOpaque: isOpaque) { pixels, pixelsPerRow in
      data.withUnsafeBytes { bytes in
        for y in 0..<height {
          let row = (pixels + y * pixelsPerRow).assumingMemoryBound(to: UInt32.self)
          for x in 0..<width {
            let byte = Int(bytes[y * bytesPerRow + x / samplesPerByte])
            let shift = 8 - bits * (x % samplesPerByte + 1)
            row[x] = pixel((byte >> shift) & largest)
          }
        }
      }
    }
  }
}
