import CCairo

/// Memory for pixels in the layout everything is drawn in.
final class PixelMemory {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let bytes: UnsafeMutableRawPointer
  private let isOwned: Bool

  /// What Cairo takes for width and height, in pixels.
  static let sizes = 1...32_767

  /// - Parameters:
  ///   - memory: Somebody's, or nil for zeroed memory of its own.
  ///   - bytesPerRow: A multiple of 4; 0 for the rows of a picture.
  /// - Returns: Nil for sizes that Cairo does not take.
  init?(_ memory: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int) {
    guard Self.sizes.contains(width), Self.sizes.contains(height) else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow == 0 ? Picture.bytesPerRow(forWidth: width) : bytesPerRow
    isOwned = memory == nil
    bytes = memory ?? .zeroed(byteCount: self.bytesPerRow * height)
  }

  deinit {
    if isOwned { bytes.deallocate() }
  }

  func makeCairoSurface(isOpaque: Bool) -> OpaquePointer? {
    cairo_image_surface_create_for_data(
      bytes.assumingMemoryBound(to: UInt8.self), isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
      Int32(width), Int32(height), Int32(bytesPerRow))
  }

  /// - Parameter isOpaque: True when the bytes for alpha hold nothing.
  func copy(isOpaque: Bool) -> Picture {
    Picture(width: width, height: height, isOpaque: isOpaque ? true : nil) { target, rowLength in
      for y in 0..<height {
        let row = target + y * rowLength
        row.copyMemory(from: bytes + y * bytesPerRow, byteCount: width * 4)
        guard isOpaque else { continue }
        let parts = row.assumingMemoryBound(to: UInt8.self)
        for x in 0..<width { parts[4 * x + 3] = 255 }
      }
    }
  }
}

/// A bitmap in a layout that Cairo does not know. Before drawing its pixels are read, afterwards written back, so that
/// it is true at any time for whoever holds the memory.
final class ForeignPixels {
  let bytes: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let layout: PixelLayout
  private let isOwned: Bool

  /// - Parameter memory: Somebody's, or nil for zeroed memory of its own.
  init(_ memory: UnsafeMutableRawPointer?, height: Int, bytesPerRow: Int, layout: PixelLayout) {
    self.bytesPerRow = bytesPerRow
    self.layout = layout
    isOwned = memory == nil
    bytes = memory ?? .zeroed(byteCount: max(bytesPerRow * height, 0))
  }

  deinit {
    if isOwned { bytes.deallocate() }
  }

  func read(into pixels: PixelMemory) {
    for y in 0..<pixels.height {
      layout.read(
        (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self),
        into: (pixels.bytes + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt8.self),
        width: pixels.width)
    }
  }

  func write(_ pixels: PixelMemory) {
    for y in 0..<pixels.height {
      layout.write(
        (pixels.bytes + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt8.self),
        into: (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self), width: pixels.width)
    }
  }
}

extension UnsafeMutableRawPointer {
  fileprivate static func zeroed(byteCount: Int) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    return memory
  }
}
