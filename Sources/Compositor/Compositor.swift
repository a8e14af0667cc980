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
    /// Loops of the caller's, which give the same results: for measurements.
    case given(@Sendable () -> PixelKernels)

    var kernels: PixelKernels {
      switch self {
      case .best: PixelKernelsBest().pointee
      case .portable: PixelKernelsPortable().pointee
      case .given(let kernels): kernels()
      }
    }
  }

  /// Bytes that are kept where nothing else is asked for: some bitmaps of a full-size screen.
  package static let usualCacheBudget = 96 << 20

  private let threads: Int
  private let instructionSet: InstructionSet
  let cache: CompositorCache

  /// - Parameters:
  ///   - threads: How many threads may work on one picture, 1 or more.
  ///   - cacheBudget: Bytes of blurred shapes, reduced pictures and nodes' bitmaps that may be kept.
  package init(
    threads: Int = ProcessInfo.processInfo.activeProcessorCount, instructionSet: InstructionSet = .best,
    cacheBudget: Int = Compositor.usualCacheBudget
  ) {
    self.threads = max(1, threads)
    self.instructionSet = instructionSet
    cache = CompositorCache(budget: max(0, cacheBudget))
  }

  package var cacheStatistics: CacheStatistics { cache.statistics }

  var kernels: PixelKernels { instructionSet.kernels }

  /// The tree's picture; a size below 1 pixel gives an empty one.
  package func composite(_ tree: RenderTree) -> Picture {
    let frame = prepare(tree, after: nil)
    return picture(of: frame.scene, frame.damage)
  }

  /// Composites into memory of the caller, every pixel of the tree's size.
  ///
  /// - Parameters:
  ///   - target: The first byte of the top row, aligned to a pixel (4 bytes).
  ///   - bytesPerRow: Distance between rows in bytes, a multiple of 4.
  package func composite(_ tree: RenderTree, into target: UnsafeMutableRawPointer, bytesPerRow: Int) {
    let frame = prepare(tree, after: nil)
    render(frame.scene, frame.damage, into: target, bytesPerRow: bytesPerRow)
  }

  /// Flattens a tree, and finds where it differs from the frame before.
  func prepare(_ tree: RenderTree, after last: PreparedFrame?) -> PreparedFrame {
    cache.beginFrame()
    let region = PixelBounds(minX: 0, minY: 0, maxX: max(0, tree.width), maxY: max(0, tree.height))
    var scene = SceneBuilder.scene(of: tree.nodes, over: tree.background, in: region, for: self)
    guard let last, last.scene.region == region, last.scene.background == scene.background else {
      capture(&scene)
      return PreparedFrame(tree: tree, scene: scene, damage: .everything(in: region))
    }
    let comparison = SceneComparison(last.scene, scene)
    for area in comparison.areas { scene.keepCoverage(ofShape: area.shapeAfter) }
    let damage = DamageRows.damage(of: comparison.areas, last.scene, scene)
    capture(&scene, sameBackdrops: comparison.sameBackdrops, of: last.scene)
    return PreparedFrame(tree: tree, scene: scene, damage: damage)
  }

  /// Blurs what lies below each backdrop, the lowest first, since a later one may show it; what is the same as before
  /// is taken from there.
  func capture(_ scene: inout Scene, sameBackdrops: [Int?]? = nil, of last: Scene? = nil) {
    for index in scene.backdrops.indices {
      if let last, let same = sameBackdrops?[index], let blurred = last.backdrops[same].blurred {
        scene.show(blurred, forBackdrop: index)
        continue
      }
      let backdrop = scene.backdrops[index]
      let below = picture(of: scene, .everything(in: backdrop.region), limit: backdrop.item)
      let blur = BackdropBlur(
        scale: backdrop.scale, saturation: backdrop.saturation, kernels: kernels, threads: threads)
      scene.show(blur.blurred(below), forBackdrop: index)
    }
  }

  /// A picture of the damage's region.
  ///
  /// - Parameters:
  ///   - limit: Items from here on are left out.
  ///   - previous: What undamaged pixels are copied from, a picture of that size; nil when there are none.
  func picture(
    of scene: Scene, _ damage: Damage, limit: Int = .max, copying previous: Picture? = nil
  ) -> Picture {
    let (width, height) = (damage.region.width, damage.region.height)
    let bytesPerRow = Picture.bytesPerRow(forWidth: width)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(64, bytesPerRow * height), alignment: 64)
    // What no pixel lies on is the same each time too.
    for y in 0..<height where bytesPerRow > 4 * width {
      memset(memory + y * bytesPerRow + 4 * width, 0, bytesPerRow - 4 * width)
    }
    render(scene, damage, limit: limit, copying: previous?.bytes, into: memory, bytesPerRow: bytesPerRow)
    return Picture(
      adopting: memory, width: width, height: height, isOpaque: scene.background >> 24 == 255 ? true : nil)
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
    if region.isEmpty { return }
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
