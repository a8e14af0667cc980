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

  private static func filteredRows(of picture: Picture, channels: Int) -> [UInt8] {
    let (width, height) = (picture.width, picture.height)
    let stride = 1 + width * channels
    return [UInt8](unsafeUninitializedCapacity: stride * height) { buffer, count in
      count = stride * height
      guard let output = buffer.baseAddress else { return }
      var previous = [UInt8](repeating: 0, count: width * channels)
      var current = previous
      for y in 0..<height {
        let row = (picture.bytes + y * picture.bytesPerRow).assumingMemoryBound(to: UInt8.self)
        current.withUnsafeMutableBufferPointer { unpack(row, width: width, channels: channels, into: $0) }
        let target = output + y * stride
        target[0] = 2
        previous.withUnsafeBufferPointer { previous in
          current.withUnsafeBufferPointer { current in
            for x in 0..<(width * channels) { target[1 + x] = current[x] &- previous[x] }
          }
        }
        swap(&previous, &current)
      }
    }
  }

  private static func unpack(
    _ row: UnsafePointer<UInt8>, width: Int, channels: Int, into output: UnsafeMutableBufferPointer<UInt8>
  ) {
    if channels == 3 {
      for x in 0..<width {
        output[3 * x] = row[4 * x + 2]
        output[3 * x + 1] = row[4 * x + 1]
        output[3 * x + 2] = row[4 * x]
      }
      return
    }
    for x in 0..<width {
      let alpha = Int(row[4 * x + 3])
      // Nearest: x/a·255, halves up.
      func plain(_ value: UInt8) -> UInt8 {
        alpha == 0 ? 0 : UInt8(min((Int(value) * 510 + alpha) / (2 * alpha), 255))
      }
      output[4 * x] = plain(row[4 * x + 2])
      output[4 * x + 1] = plain(row[4 * x + 1])
      output[4 * x + 2] = plain(row[4 * x])
      output[4 * x + 3] = UInt8(alpha)
    }
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
