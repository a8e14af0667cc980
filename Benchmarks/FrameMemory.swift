import CoreGraphics
import Dispatch

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

  /// The same copy in as many parts as there are threads, all at once.
  func copy(_ picture: Picture, threads: Int) {
    nonisolated(unsafe) let (target, source) = (bytes, picture.bytes)
    let part = (FrameMemory.size + threads - 1) / threads
    DispatchQueue.concurrentPerform(iterations: threads) { index in
      let start = min(index * part, FrameMemory.size)
      let count = min(part, FrameMemory.size - start)
      (target + start).copyMemory(from: source + start, byteCount: count)
    }
  }
}
