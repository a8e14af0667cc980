import CLibdeflate
import CoreGraphics

/// A PNG file put together chunk by chunk, sums included.
struct HandmadePNG {
  var width: UInt32 = 1
  var height: UInt32 = 1
  var bitDepth: UInt8 = 8
  var colorType: UInt8
  var isInterlaced = false
  /// Rows with their filters before them; of an interlaced file those of all passes.
  var rows: [UInt8]
  var extra: [(name: String, contents: [UInt8])] = []

  var data: Data {
    let compressor = libdeflate_alloc_compressor(6)
    defer { libdeflate_free_compressor(compressor) }
    var packed = [UInt8](repeating: 0, count: rows.count + 100)
    packed = Array(packed[..<libdeflate_zlib_compress(compressor, rows, rows.count, &packed, packed.count)])
    let header = Self.bytes(width) + Self.bytes(height) + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0]
    let chunks = [(name: "IHDR", contents: header)] + extra + [("IDAT", packed), ("IEND", [])]
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks.flatMap(Self.chunk))
  }

  private static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + contents
    return bytes(UInt32(contents.count)) + checked + bytes(libdeflate_crc32(0, checked, checked.count))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The same file with right sums, after something in it has been changed.
  static func withSums(_ file: Data) -> Data {
    var file = [UInt8](file)
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - place - 12 else { break }
      let checked = Array(file[place + 4..<place + 8 + length])
      file.replaceSubrange(
        place + 8 + length..<place + 12 + length, with: bytes(libdeflate_crc32(0, checked, checked.count)))
      place += 12 + length
    }
    return Data(file)
  }
}
