import PixelKernels
import Synchronization

/// The machine's best loops over pixels, which also note the memory that they touch. They are slow, and only ever used
/// to count.
enum CountingKernels {
  /// Kept here, since loops in C know no context, while `count(in:during:)` runs.
  private static let touched = Mutex<TouchedMemory?>(nil)
  private static let turn = Mutex(())

  /// Runs work with these kernels.
  ///
  /// - Parameter memory: What is watched.
  static func count(in memory: [UnsafeRawBufferPointer], during work: () -> Void) -> TouchedMemory {
    turn.withLock { _ in
      touched.withLock { $0 = TouchedMemory(memory) }
      work()
      return touched.withLock { touched in
        defer { touched = nil }
        return touched ?? TouchedMemory([])
      }
    }
  }

  private static func note(_ body: (inout TouchedMemory) -> Void) {
    touched.withLock { touched in
      if touched != nil { body(&touched!) }
    }
  }

  private static var best: PixelKernels { PixelKernelsBest().pointee }

  /// Pixels that replace others.
  private static func noteCopy(_ target: UnsafeRawPointer?, _ source: UnsafeRawPointer?, _ count: Int) {
    note { memory in
      if let source { memory.read(source, 4 * count) }
      if let target { memory.write(target, 4 * count) }
    }
  }

  /// Pixels that mix with others.
  private static func noteBlend(_ target: UnsafeRawPointer?, _ source: UnsafeRawPointer?, _ count: Int) {
    noteCopy(target, source, count)
    noteCopy(nil, target, count)
  }

  private static func noteSamples(
    _ sampler: UnsafePointer<PixelSampler>?, _ target: UnsafeRawPointer?, x: Int32, y: Int32, count: Int,
    isLinear: Bool, isProjective: Bool
  ) {
    guard let sampler = sampler?.pointee else { return }
    noteCopy(target, nil, count)
    note { memory in
      for step in 0..<Int32(count) {
        let point = sampler.point(x: x + step, y: y, isLinear: isLinear, isProjective: isProjective)
        for row in point.row...point.row + (isLinear ? 1 : 0) {
          for column in point.column...point.column + (isLinear ? 1 : 0) {
            memory.read(sampler.pixel(column: column, row: row), 4)
          }
        }
      }
    }
  }

  /// Coverage and sums lie in the caches: nothing of them is noted, nor of what blurs them.
  static var kernels: PixelKernels {
    var kernels = best
    // Functions that C calls capture nothing, not even `Self`.
    kernels.copy = { target, source, count, ahead in
      CountingKernels.noteCopy(target, source, count)
      CountingKernels.best.copy(target, source, count, ahead)
    }
    kernels.copyPastCaches = { target, source, count, ahead in
      CountingKernels.noteCopy(target, source, count)
      CountingKernels.best.copyPastCaches(target, source, count, ahead)
    }
    kernels.fill = { target, color, count in
      CountingKernels.noteCopy(target, nil, count)
      CountingKernels.best.fill(target, color, count)
    }
    kernels.blendColor = { target, color, count in
      CountingKernels.noteBlend(target, nil, count)
      CountingKernels.best.blendColor(target, color, count)
    }
    kernels.blendColorThroughCoverage = { target, color, coverage, alpha, count in
      CountingKernels.noteBlend(target, nil, count)
      CountingKernels.best.blendColorThroughCoverage(target, color, coverage, alpha, count)
    }
    kernels.blend = { target, source, alpha, count in
      CountingKernels.noteBlend(target, source, count)
      CountingKernels.best.blend(target, source, alpha, count)
    }
    kernels.blendThroughCoverage = { target, source, coverage, alpha, count in
      CountingKernels.noteBlend(target, source, count)
      CountingKernels.best.blendThroughCoverage(target, source, coverage, alpha, count)
    }
    kernels.extractAlpha = { coverage, source, alpha, count in
      CountingKernels.noteCopy(nil, source, count)
      CountingKernels.best.extractAlpha(coverage, source, alpha, count)
    }
    kernels.mix = { target, source, weight, count in
      CountingKernels.noteBlend(target, source, count)
      CountingKernels.best.mix(target, source, weight, count)
    }
    kernels.sampleNearest = { target, sampler, x, y, count in
      CountingKernels.noteSamples(
        sampler, target, x: x, y: y, count: count, isLinear: false, isProjective: false)
      CountingKernels.best.sampleNearest(target, sampler, x, y, count)
    }
    kernels.sampleLinear = { target, sampler, x, y, count in
      CountingKernels.noteSamples(
        sampler, target, x: x, y: y, count: count, isLinear: true, isProjective: false)
      CountingKernels.best.sampleLinear(target, sampler, x, y, count)
    }
    kernels.sampleNearestProjective = { target, sampler, x, y, count in
      CountingKernels.noteSamples(
        sampler, target, x: x, y: y, count: count, isLinear: false, isProjective: true)
      CountingKernels.best.sampleNearestProjective(target, sampler, x, y, count)
    }
    kernels.sampleLinearProjective = { target, sampler, x, y, count in
      CountingKernels.noteSamples(
        sampler, target, x: x, y: y, count: count, isLinear: true, isProjective: true)
      CountingKernels.best.sampleLinearProjective(target, sampler, x, y, count)
    }
    return kernels
  }
}
