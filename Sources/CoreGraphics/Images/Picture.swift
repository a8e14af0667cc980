import Foundation

/// An immutable bitmap in the one pixel format of this project: 8-bit premultiplied sRGB, bytes in memory order
/// blue, green, red, alpha (Cairo's ARGB32 on little-endian machines).
///
/// Pictures are shared, never copied: render trees, layer contents and images all point to the same one.
package final class Picture: @unchecked Sendable {
  /// Size in pixels.
  package let width: Int
  package let height: Int
  /// Distance between two rows in bytes, a multiple of 64 so that rows start on cache lines.
  package let bytesPerRow: Int
  /// True when every pixel has alpha 255; the compositor then copies instead of blending.
  package let isOpaque: Bool
  /// The first byte of the top row.
  package let bytes: UnsafeRawPointer

  /// Makes a picture by filling zeroed (transparent) memory once.
  ///
  /// - Parameters:
  ///   - width: Columns, in pixels, 0 or more.
  ///   - height: Rows, in pixels, 0 or more.
  ///   - isOpaque: What the caller promises about its pixels; nil lets the picture look for itself.
  ///   - fill: Receives the first byte of the top row and the distance between rows in bytes.
  package init(
    width: Int, height: Int, isOpaque: Bool? = nil,
    fill: (_ bytes: UnsafeMutableRawPointer, _ bytesPerRow: Int) -> Void
  ) {
    precondition(width >= 0 && height >= 0, "a picture of \(width)×\(height) pixels")
    let bytesPerRow = Picture.bytesPerRow(forWidth: width)
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(64, bytesPerRow * height), alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(64, bytesPerRow * height))
    fill(memory, bytesPerRow)
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.bytes = UnsafeRawPointer(memory)
    self.isOpaque =
      isOpaque ?? Picture.everyPixelIsOpaque(memory, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  /// Takes over memory with this class's row length, allocated with `allocate(byteCount:alignment:)`.
  package init(
    adopting memory: UnsafeMutableRawPointer, width: Int, height: Int, isOpaque: Bool? = nil
  ) {
    self.width = width
    self.height = height
    self.bytesPerRow = Picture.bytesPerRow(forWidth: width)
    self.bytes = UnsafeRawPointer(memory)
    self.isOpaque =
      isOpaque
      ?? Picture.everyPixelIsOpaque(memory, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  deinit {
    bytes.deallocate()
  }

  /// The memory it takes.
  package var byteCount: Int { bytesPerRow * height }

  package static func bytesPerRow(forWidth width: Int) -> Int {
    (width * 4 + 63) & ~63
  }

  private static func everyPixelIsOpaque(
    _ bytes: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int
  ) -> Bool {
    for y in 0..<height {
      let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      var conjunction: UInt32 = 0xFF00_0000
      for x in 0..<width { conjunction &= row[x] }
      if conjunction != 0xFF00_0000 { return false }
    }
    return true
  }
}
