import CLibdeflate
import Foundation

/// A small independent reader of the PNG files that this project writes: one data chunk, 8 bits, Up filter.
struct PNGReader {
  let width: Int
  let height: Int
  let channels: Int
  /// Samples row by row, red first.
  let samples: [UInt8]

  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] else { return nil }
    var chunks: [String: ArraySlice<UInt8>] = [:]
    var position = 8
    while position + 12 <= bytes.count {
      let length = Self.number(bytes[position..<position + 4])
      guard position + 12 + length <= bytes.count else { return nil }
      let checked = Array(bytes[position + 4..<position + 8 + length])
      let sum = Self.number(bytes[position + 8 + length..<position + 12 + length])
      guard Int(libdeflate_crc32(0, checked, checked.count)) == sum else { return nil }
      chunks[String(decoding: checked.prefix(4), as: UTF8.self)] = checked.dropFirst(4)
      position += 12 + length
    }
    guard let header = chunks["IHDR"].map(Array.init), header.count == 13, chunks["IEND"]?.isEmpty == true,
      let packed = chunks["IDAT"].map(Array.init), position == bytes.count
    else { return nil }
    width = Self.number(header[0..<4])
    height = Self.number(header[4..<8])
    channels = header[9] == 2 ? 3 : 4
    guard header[8] == 8, header[9] == 2 || header[9] == 6, header[12] == 0 else { return nil }
    let stride = 1 + width * channels
    var rows = [UInt8](repeating: 0, count: stride * height)
    let decompressor = libdeflate_alloc_decompressor()
    defer { libdeflate_free_decompressor(decompressor) }
    guard
      libdeflate_zlib_decompress(decompressor, packed, packed.count, &rows, rows.count, nil)
        == LIBDEFLATE_SUCCESS
    else { return nil }
    var samples: [UInt8] = []
    for y in 0..<height {
      guard rows[y * stride] == 2 else { return nil }
      for x in 0..<stride - 1 {
        let above = y == 0 ? 0 : samples[(y - 1) * (stride - 1) + x]
        samples.append(rows[y * stride + 1 + x] &+ above)
      }
    }
    self.samples = samples
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
