import PixelKernels

// Back to front: the claims become pixels.
extension RowCompositor {
  /// Rows of pictures are fetched this long before they are copied: the processor's own prefetching starts anew with
  /// each row.
  static let rowsAhead = 4

  /// Paints a leaf on a stretch of the row.
  mutating func paint(_ command: RowCommand, _ item: SceneItem, level: Int) {
    let start = Int(command.start)
    let count = Int(command.end - command.start)
    let target = buffers.pixels(level) + start
    switch item.source {
    case .none: return
    case .color(let color):
      paint(color, command, into: target, count)
    case .copy(let origin, let bytesPerRow):
      let row = (origin + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let isWhole = item.isOpaque && command.coverage == CoverageSpan.full && command.alpha == 255
      if isWhole && level == 0 && !buffers.isStaged && count >= RowCompositor.shortestUncachedCopy {
        copyPastCaches(row, command, bytesAhead: RowCompositor.rowsAhead * bytesPerRow)
        return
      }
      paint(
        row + start, command, isOpaque: item.isOpaque, bytesAhead: RowCompositor.rowsAhead * bytesPerRow,
        into: target, count)
    case .sampled(let index):
      let sampler = scene.samplers.baseAddress! + Int(index)
      if item.isOpaque && command.coverage == CoverageSpan.full && command.alpha == 255 {
        sample(sampler, into: target, start, count)
        return
      }
      let samples = buffers.scratch + start
      sample(sampler, into: samples, start, count)
      paint(samples, command, isOpaque: false, bytesAhead: 0, into: target, count)
    case .mixed(let first, let second, let weight):
      paintMixed(first, second, weight, command, into: target, count)
    case .shadow(let index, let color):
      // A shadow has no shape of its own: the command's coverage is full.
      let coverage = buffers.coverageScratch + start
      scene.shadows[Int(index)].cover(
        coverage, x: start, y: y, count: count, profiles: scene.profiles.baseAddress)
      kernels.blendColorThroughCoverage(target, color, coverage, command.alpha, count)
    }
  }

  /// Samples that do not replace what lies below go through a row of their own.
  private func paintMixed(
    _ first: Int32, _ second: Int32, _ weight: UInt16, _ command: RowCommand,
    into target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    let samplers = scene.samplers.baseAddress!
    let samples = buffers.scratch + Int(command.start)
    let smaller = buffers.secondScratch + Int(command.start)
    sample(samplers + Int(first), into: samples, Int(command.start), count)
    sample(samplers + Int(second), into: smaller, Int(command.start), count)
    kernels.mix(samples, smaller, weight, count)
    paint(samples, command, isOpaque: false, bytesAhead: 0, into: target, count)
  }

  /// A row with long stretches that are blended or sampled is composed in a buffer that stays in the cache, and copied
  /// to the target past it.
  mutating func stageIfWorthwhile() {
    buffers.isStaged = commands.count > RowCompositor.manyCommands
    for index in 0..<commands.count where !buffers.isStaged {
      let command = commands[index]
      if command.end - command.start < RowCompositor.shortestUncachedCopy { continue }
      let item = active[Int(command.item)]
      let isBlended = command.alpha < 255 || command.coverage != CoverageSpan.full || !item.isOpaque
      if isBlended || !item.source.isPlain { buffers.isStaged = true }
    }
  }

  /// Copies to the target past the caches, except where commands still to come will blend with the copy.
  ///
  /// All commands left belong to the target's own context, and lie in front of this one.
  private func copyPastCaches(_ row: UnsafePointer<UInt32>, _ command: RowCommand, bytesAhead: Int) {
    let target = buffers.target
    var start = command.start
    while start < command.end {
      var touched = Interval(start: command.end, end: command.end)
      for index in 0..<commands.count {
        let other = commands[index]
        if other.end > start && other.start < touched.start {
          touched = Interval(start: max(other.start, start), end: min(other.end, command.end))
        }
      }
      kernels.copyPastCaches(
        target + Int(start), row + Int(start), Int(touched.start - start), bytesAhead)
      kernels.copy(
        target + Int(touched.start), row + Int(touched.start), Int(touched.end - touched.start), bytesAhead)
      start = touched.end
    }
  }

  /// In pixels; shorter copies gain nothing past the caches.
  private static let shortestUncachedCopy = 128
  /// Rows with more commands than this are staged without a look at each.
  private static let manyCommands = 16

  private func paint(
    _ color: UInt32, _ command: RowCommand, into target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    if command.coverage < 0 {
      kernels.blendColorThroughCoverage(
        target, color, coverageBytes.base + Int(~command.coverage), command.alpha, count)
      return
    }
    let faded = RowCompositor.faded(color, RowCompositor.product(command.coverage, command.alpha))
    if faded >> 24 == 255 {
      kernels.fill(target, faded, count)
    } else {
      kernels.blendColor(target, faded, count)
    }
  }

  private func paint(
    _ source: UnsafePointer<UInt32>, _ command: RowCommand, isOpaque: Bool, bytesAhead: Int,
    into target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    if command.coverage < 0 {
      kernels.blendThroughCoverage(
        target, source, coverageBytes.base + Int(~command.coverage), command.alpha, count)
      return
    }
    let alpha = RowCompositor.product(command.coverage, command.alpha)
    if isOpaque && alpha == 255 {
      kernels.copy(target, source, count, bytesAhead)
    } else {
      kernels.blend(target, source, alpha, count)
    }
  }

  private func sample(
    _ sampler: UnsafePointer<SceneSampler>, into target: UnsafeMutablePointer<UInt32>, _ x: Int, _ count: Int
  ) {
    let sampling: PixelSampling =
      switch (sampler.pointee.isLinear, sampler.pointee.isProjective) {
      case (false, false): kernels.sampleNearest
      case (true, false): kernels.sampleLinear
      case (false, true): kernels.sampleNearestProjective
      case (true, true): kernels.sampleLinearProjective
      }
    withUnsafePointer(to: sampler.pointee.sampler) { sampling(target, $0, Int32(x), Int32(y), count) }
  }

  private static func faded(_ color: UInt32, _ alpha: UInt8) -> UInt32 {
    if alpha == 255 { return color }
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      result |= (((color >> shift & 255) * UInt32(alpha) + 127) / 255) << shift
    }
    return result
  }
}
