import CoreGraphics

/// Memory for one frame, touched once so that no run pays for fresh pages.
final class FrameMemory {
  static let bytesPerRow = Picture.bytesPerRow(forWidth: BenchmarkScene.width)
  static let size = bytesPerRow * BenchmarkScene.height

  let bytes: UnsafeMutableRawPointer

  init() {
    bytes = .allocate(byteCount: FrameMemory.size, alignment: 64)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: FrameMemory.size)
  }

  var memory: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: bytes, count: FrameMemory.size) }

  deinit { bytes.deallocate() }

  /// The yardstick: one plain copy of a whole frame.
  func copy(_ picture: Picture) {
    bytes.copyMemory(from: picture.bytes, byteCount: FrameMemory.size)
  }
}
