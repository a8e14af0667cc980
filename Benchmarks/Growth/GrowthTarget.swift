import Compositor
import CoreGraphics

/// Memory that frames of one size are made in.
final class GrowthTarget {
  private let memory: Picture

  init(width: Int = BenchmarkScene.width, height: Int = BenchmarkScene.height) {
    memory = Picture(width: width, height: height, isOpaque: true) { _, _ in }
  }

  func show(_ tree: RenderTree, _ compositor: Compositor) {
    precondition(tree.width == memory.width && tree.height == memory.height, "a frame of another size")
    compositor.composite(tree, into: bytes, bytesPerRow: memory.bytesPerRow)
  }

  func copy(_ picture: Picture) {
    precondition(
      picture.width == memory.width && picture.height == memory.height, "a picture of another size")
    bytes.copyMemory(from: picture.bytes, byteCount: memory.bytesPerRow * memory.height)
  }

  private var bytes: UnsafeMutableRawPointer { UnsafeMutableRawPointer(mutating: memory.bytes) }
}
