import CLibdeflate

/// Writing PNG files: every row with the Up filter, one compressed block of data.
///
/// Up filter and libdeflate beat libpng both in time and size on screens (see performance notes); the same picture
/// always gives the same bytes.
package enum PNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// 8-bit red, green, blue when the picture is opaque, else with alpha and colours no longer multiplied by it.
  ///
  /// - Parameter level: libdeflate's, 1 (fast) to 12 (small).
  package static func encode(_ picture: Picture, level: Int32 = 1) -> Data {
    precondition(picture.width > 0 && picture.height > 0, "PNG has no empty pictures")
    let channels = picture.isOpaque ? 3 : 4
    var file = Data(signature)
    var header: [UInt8] = bigEndian(picture.width) + bigEndian(picture.height)
    // Bit depth 8; colour type 2 is RGB, 6 is RGBA; deflate, adaptive filters, not interlaced.
    header += [8, channels == 3 ? 2 : 6, 0, 0, 0]
    append("IHDR", header[...], to: &file)
    // The sRGB chunk says how the numbers are meant; 0 is perceptual intent.
    append("sRGB", [0], to: &file)
    append("IDAT", compressed(filteredRows(of: picture, channels: channels), level: level), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// The rows as PNG wants them: a 2 for the Up filter, then each part less the one above.
  private static func filteredRows(of picture: Picture, channels: Int) -> [UInt8] {
    let (width, height) = (picture.width, picture.height)
    let stride = 1 + width * channels
    return [UInt8](unsafeUninitializedCapacity: stride * height) { buffer, count in
      count = stride * height
      guard let output = buffer.baseAddress else { return }
      if channels == 3 {
        filterOpaqueRows(of: picture, into: output)
      } else {
        filterTranslucentRows(of: picture, into: output)
      }
    }
  }

  private static func filterOpaqueRows(of picture: Picture, into output: UnsafeMutablePointer<UInt8>) {
    let width = picture.width
    let blackRow = [UInt8](repeating: 0, count: width * 4)
    blackRow.withUnsafeBufferPointer { blackRow in
      guard var above = blackRow.baseAddress else { return }
      for y in 0..<picture.height {
        let row = (picture.bytes + y * picture.bytesPerRow).assumingMemoryBound(to: UInt8.self)
        let target = output + y * (1 + 3 * width)
        target[0] = 2
        filterOpaqueRow(row, above: above, into: target + 1, width: width)
        above = row
      }
    }
  }

  /// Four pixels at a time: two words of two pixels are subtracted byte by byte and lose their alphas.
  private static func filterOpaqueRow(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>,
    width: Int
  ) {
    let (raw, rawAbove) = (UnsafeRawPointer(row), UnsafeRawPointer(above))
    let output = UnsafeMutableRawPointer(target)
    let whole = width & ~3
    for x in stride(from: 0, to: whole, by: 4) {
      let first = difference(
        raw.load(fromByteOffset: 4 * x, as: UInt64.self),
        rawAbove.load(fromByteOffset: 4 * x, as: UInt64.self))
      let second = difference(
        raw.load(fromByteOffset: 4 * x + 8, as: UInt64.self),
        rawAbove.load(fromByteOffset: 4 * x + 8, as: UInt64.self))
      let pixels = (color(first), color(first >> 32), color(second), color(second >> 32))
      output.storeBytes(
        of: pixels.0 | pixels.1 << 24 | pixels.2 << 48, toByteOffset: 3 * x, as: UInt64.self)
      output.storeBytes(
        of: UInt32(truncatingIfNeeded: pixels.2 >> 16 | pixels.3 << 8), toByteOffset: 3 * x + 8,
        as: UInt32.self)
    }
    for x in whole..<width {
      target[3 * x] = row[4 * x + 2] &- above[4 * x + 2]
      target[3 * x + 1] = row[4 * x + 1] &- above[4 * x + 1]
      target[3 * x + 2] = row[4 * x] &- above[4 * x]
    }
  }

  /// Each byte less the one at the same place, without borrowing from its neighbours.
  @inline(__always)
  private static func difference(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let high: UInt64 = 0x8080_8080_8080_8080
    return ((left | high) &- (right & ~high)) ^ ((left ^ ~right) & high)
  }

  /// Blue, green and red of the low four bytes as the low three, red first.
  @inline(__always)
  private static func color(_ pixel: UInt64) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: pixel).byteSwapped >> 8)
  }

  private static func filterTranslucentRows(of picture: Picture, into output: UnsafeMutablePointer<UInt8>) {
    let count = picture.width * 4
    var above = [UInt8](repeating: 0, count: count)
    var current = above
    for y in 0..<picture.height {
      let row = (picture.bytes + y * picture.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      let target = output + y * (1 + count)
      target[0] = 2
      for x in stride(from: 0, to: count, by: 4) {
        let alpha = Int(row[x + 3])
        current[x] = unpremultiplied(row[x + 2], alpha)
        current[x + 1] = unpremultiplied(row[x + 1], alpha)
        current[x + 2] = unpremultiplied(row[x], alpha)
        current[x + 3] = row[x + 3]
      }
      for x in 0..<count { target[1 + x] = current[x] &- above[x] }
      swap(&above, &current)
    }
  }

  /// x/a·255 to the nearest, halves up.
  private static func unpremultiplied(_ value: UInt8, _ alpha: Int) -> UInt8 {
    if alpha == 255 || value == 0 { return value }
    if alpha == 0 { return 0 }
    return UInt8(min((Int(value) * 510 + alpha) / (2 * alpha), 255))
  }

  private static func compressed(_ bytes: [UInt8], level: Int32) -> ArraySlice<UInt8> {
    guard let compressor = libdeflate_alloc_compressor(level) else {
      preconditionFailure("libdeflate has no level \(level)")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let result = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
    }
    return result[...]
  }

  /// A chunk: length, name, contents, check sum of name and contents.
  private static func append(_ name: String, _ contents: ArraySlice<UInt8>, to file: inout Data) {
    let checked = Array(name.utf8) + contents
    file.append(contentsOf: bigEndian(contents.count))
    file.append(contentsOf: checked)
    file.append(contentsOf: bigEndian(Int(libdeflate_crc32(0, checked, checked.count))))
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(value).bigEndian) { Array($0) }
  }
}
