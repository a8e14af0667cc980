import CoreGraphics
import Foundation
import PixelKernels

/// Makes pixels of render trees.
///
/// The same tree gives the same bytes for any number of threads, in debug and release, with any instruction set.
package struct Compositor: Sendable {
  /// Which loops over pixels are used; the results are the same.
  package enum InstructionSet: Sendable {
    case best, portable

    var kernels: PixelKernels {
      switch self {
      case .best: PixelKernelsBest().pointee
      case .portable: PixelKernelsPortable().pointee
      }
    }
  }

  private let threads: Int
  private let instructionSet: InstructionSet
  private let cache = CompositorCache()

  /// - Parameter threads: How many threads may work on one picture, 1 or more.
  package init(
    threads: Int = ProcessInfo.processInfo.activeProcessorCount, instructionSet: InstructionSet = .best
  ) {
    self.threads = max(1, threads)
    self.instructionSet = instructionSet
  }

  /// The tree's picture; a size below 1 pixel gives an empty one.
  package func composite(_ tree: RenderTree) -> Picture {
    Picture(
      width: max(0, tree.width), height: max(0, tree.height),
      isOpaque: tree.background.alpha == 255 ? true : nil
    ) { bytes, bytesPerRow in
      composite(tree, into: bytes, bytesPerRow: bytesPerRow)
    }
  }

  /// Composites into memory of the caller, every pixel of the tree's size.
  ///
  /// - Parameters:
  ///   - target: The first byte of the top row, aligned to a pixel (4 bytes).
  ///   - bytesPerRow: Distance between rows in bytes, a multiple of 4.
  package func composite(_ tree: RenderTree, into target: UnsafeMutableRawPointer, bytesPerRow: Int) {
    guard tree.width > 0 && tree.height > 0 else { return }
    var scene = SceneBuilder.scene(for: tree, cache: cache, kernels: instructionSet.kernels)
    capture(&scene)
    let region = PixelBounds(minX: 0, minY: 0, maxX: tree.width, maxY: tree.height)
    render(scene, region: region, limit: scene.items.count, into: target, bytesPerRow: bytesPerRow)
  }

  /// Blurs what lies below each backdrop, the lowest first, since a later one may show it.
  private func capture(_ scene: inout Scene) {
    for backdrop in scene.backdrops {
      let region = backdrop.region
      let below = Picture(width: region.width, height: region.height) { bytes, bytesPerRow in
        render(scene, region: region, limit: backdrop.item, into: bytes, bytesPerRow: bytesPerRow)
      }
      let blur = BackdropBlur(
        scale: backdrop.scale, saturation: backdrop.saturation, kernels: instructionSet.kernels)
      scene.show(blur.blurred(below), for: backdrop)
    }
  }

  /// Composites a region of a scene; the region's first pixel goes to `target`.
  private func render(
    _ scene: Scene, region: PixelBounds, limit: Int, into target: UnsafeMutableRawPointer, bytesPerRow: Int
  ) {
    let instructionSet = instructionSet
    let memory = TargetMemory(start: target)
    scene.withView { view in
      BandScheduler(threads: threads, rows: region.minY..<region.maxY).run { nextBand in
        var rows = RowCompositor(
          scene: view, region: region, limit: limit, kernels: instructionSet.kernels)
        while let band = nextBand() {
          rows.composite(rows: band, into: memory.start, bytesPerRow: bytesPerRow)
        }
        rows.kernels.finish()
      }
    }
  }
}

/// Threads write to rows of their own, so sharing the address is safe.
private struct TargetMemory: @unchecked Sendable {
  let start: UnsafeMutableRawPointer
}
