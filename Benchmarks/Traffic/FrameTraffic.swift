import Compositor
import CoreGraphics

/// Bytes of pictures and of the frame itself that compositing a frame touches, in cache lines of 64 bytes, each counted
/// once: what has to go through memory when nothing is left in the caches from the frame before. Rows composed on the
/// way stay in the caches and are not counted.
package struct FrameTraffic: Equatable, Sendable {
  package let bytesRead: Double
  package let bytesWritten: Double

  package init(bytesRead: Double, bytesWritten: Double) {
    self.bytesRead = bytesRead
    self.bytesWritten = bytesWritten
  }

  /// Counts what every fourth frame of a scene touches; another thread that counts waits.
  static func mean(of scene: BenchmarkScene) -> FrameTraffic {
    let target = FrameMemory()
    let compositor = Compositor(threads: 1, instructionSet: .given { CountingKernels.kernels })
    let frames = Array(stride(from: 1, to: BenchmarkSuite.frames, by: 4))
    var (read, written) = (0, 0)
    for frame in frames {
      let tree = scene.tree(BenchmarkSuite.fraction(ofFrame: frame))
      let touched = CountingKernels.count(in: BenchmarkPages.memory + [target.memory]) {
        compositor.composite(tree, into: target.bytes, bytesPerRow: FrameMemory.bytesPerRow)
      }
      read += touched.bytesRead
      written += touched.bytesWritten
    }
    return FrameTraffic(
      bytesRead: Double(read) / Double(frames.count), bytesWritten: Double(written) / Double(frames.count))
  }

  /// How many copies of a frame move as many bytes: no compositor can be quicker without keeping pixels.
  package var copies: Double { (bytesRead + bytesWritten) / Double(2 * FrameMemory.size) }
}
