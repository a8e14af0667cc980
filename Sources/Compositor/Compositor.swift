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
    let frame = prepare(tree, after: nil)
    render(frame.scene, frame.damage, into: target, bytesPerRow: bytesPerRow)
  }

  /// Flattens a tree, and finds where it differs from the frame before.
  func prepare(_ tree: RenderTree, after last: PreparedFrame?) -> PreparedFrame {
    var scene = SceneBuilder.scene(for: tree, cache: cache, kernels: instructionSet.kernels)
    let region = PixelBounds(minX: 0, minY: 0, maxX: tree.width, maxY: tree.height)
    guard let last, last.scene.width == scene.width, last.scene.height == scene.height,
      last.scene.background == scene.background
    else {
      capture(&scene, sameBackdrops: nil, of: nil)
      return PreparedFrame(tree: tree, scene: scene, damage: .everything(in: region))
    }
    let comparison = SceneComparison(last.scene, scene)
    let damage = DamageRows.damage(of: comparison.areas, last.scene, scene)
    capture(&scene, sameBackdrops: comparison.sameBackdrops, of: last.scene)
    return PreparedFrame(tree: tree, scene: scene, damage: damage)
  }

  /// Blurs what lies below each backdrop, the lowest first, since a later one may show it; what is the same as before
  /// is taken from there.
  private func capture(_ scene: inout Scene, sameBackdrops: [Int?]?, of last: Scene?) {
    for index in scene.backdrops.indices {
      if let last, let same = sameBackdrops?[index], let blurred = last.backdrops[same].blurred {
        scene.show(blurred, forBackdrop: index)
        continue
      }
      let backdrop = scene.backdrops[index]
      let region = backdrop.region
      let below = Picture(width: region.width, height: region.height) { bytes, bytesPerRow in
        render(scene, .everything(in: region), limit: backdrop.item, into: bytes, bytesPerRow: bytesPerRow)
      }
      let blur = BackdropBlur(
        scale: backdrop.scale, saturation: backdrop.saturation, kernels: instructionSet.kernels)
      scene.show(blur.blurred(below), forBackdrop: index)
    }
  }

  /// Composites damaged pixels of a scene; those of the damage's region go to `target`.
  ///
  /// - Parameters:
  ///   - limit: Items from here on are left out.
  ///   - previous: What all other pixels are copied from; nil leaves them as they are.
  func render(
    _ scene: Scene, _ damage: Damage, limit: Int = .max, copying previous: UnsafeRawPointer? = nil,
    into target: UnsafeMutableRawPointer, bytesPerRow: Int
  ) {
    let instructionSet = instructionSet
    let memory = FrameMemory(target: target, previous: previous)
    let region = damage.region
    scene.withView { view in
      BandScheduler(threads: threads, rows: region.minY..<region.maxY).run { nextBand in
        var rows = RowCompositor(scene: view, damage: damage, limit: limit, kernels: instructionSet.kernels)
        while let band = nextBand() {
          if let previous = memory.previous {
            rows.copyUndamaged(rows: band, from: previous, into: memory.target, bytesPerRow: bytesPerRow)
          }
          rows.composite(rows: band, into: memory.target, bytesPerRow: bytesPerRow)
        }
        rows.kernels.finish()
      }
    }
  }
}

/// Threads write to rows of their own, so sharing the addresses is safe.
private struct FrameMemory: @unchecked Sendable {
  let target: UnsafeMutableRawPointer
  let previous: UnsafeRawPointer?
}
