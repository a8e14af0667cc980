import PixelKernels

/// Composes rows of a scene: the worker of one thread.
///
/// A row is done in two passes. Front to back, every item claims the columns where it shows; what is opaque ends the
/// search there, so nothing is ever painted under it. Then the claims are painted back to front. Groups whose
/// factor is full are walked as if they were not there; where it is partial their content is composed apart, on just
/// those columns, and blended. A list of contexts stands in for recursion.
struct RowCompositor: ~Copyable {
  let scene: SceneView
  /// What is composed; all else stays as it is.
  private let damage: Damage
  private let region: PixelBounds
  /// Items from here on are left out (what lies above a backdrop that is being captured).
  let limit: Int
  let kernels: PixelKernels

  // The band.
  var active = Pile<SceneItem>(capacity: 256)
  var band = PixelBounds.empty
  private var positions = Pile<Int32>(capacity: 256)
  /// Per shape: where its rows begin in `rowIndex`, or −1 before it is scanned.
  private var shapeRows = Pile<Int>(capacity: 64)
  private var rowIndex = Pile<Int>(capacity: 1024)
  private(set) var spans = Pile<CoverageSpan>(capacity: 1024)
  private(set) var coverageBytes = Pile<UInt8>(capacity: 4096)
  private var scanner = CoverageScanner()

  // The row.
  var y = 0
  var contexts = Pile<RowContext>(capacity: 16)
  var frames = Pile<RowFrame>(capacity: 16)
  var scopes = Pile<Interval>(capacity: 32)
  var remaining = Pile<Interval>(capacity: 32)
  var commands = Pile<RowCommand>(capacity: 256)
  var buffers: RowBuffers

  init(scene: SceneView, damage: Damage, limit: Int, kernels: PixelKernels) {
    self.scene = scene
    self.damage = damage
    region = damage.region
    self.limit = limit
    self.kernels = kernels
    buffers = RowBuffers(minX: region.minX, width: region.width)
  }

  /// - Parameter target: Where the pixel at the region's origin is kept.
  mutating func composite(
    rows: Range<Int>, into target: UnsafeMutableRawPointer, bytesPerRow: Int
  ) {
    band = damage.bounds(ofRows: rows)
    if band.isEmpty { return }
    beginBand()
    for row in band.minY..<band.maxY {
      y = row
      let first = target + (row - region.minY) * bytesPerRow
      buffers.target = first.assumingMemoryBound(to: UInt32.self) - region.minX
      compositeRow()
    }
  }

  /// Copies what is not composed from the frame before.
  mutating func copyUndamaged(
    rows: Range<Int>, from previous: UnsafeRawPointer, into target: UnsafeMutableRawPointer, bytesPerRow: Int
  ) {
    for row in rows {
      let offset = (row - region.minY) * bytesPerRow
      let source = (previous + offset).assumingMemoryBound(to: UInt32.self) - region.minX
      let pixels = (target + offset).assumingMemoryBound(to: UInt32.self) - region.minX
      var start = region.minX
      for place in damage.places(inRow: row) {
        let columns = damage.intervals[place]
        kernels.copyPastCaches(
          pixels + start, source + start, Int(columns.start) - start, RowCompositor.rowsAhead * bytesPerRow)
        start = Int(columns.end)
      }
      kernels.copyPastCaches(
        pixels + start, source + start, region.maxX - start, RowCompositor.rowsAhead * bytesPerRow)
    }
  }

  /// Lists the items that the band touches, with a group's places among them.
  private mutating func beginBand() {
    active.removeAll()
    rowIndex.removeAll()
    spans.removeAll()
    coverageBytes.removeAll()
    shapeRows.resize(to: scene.shapes.count)
    for index in 0..<scene.shapes.count { shapeRows[index] = -1 }
    positions.resize(to: scene.items.count + 1)
    for index in 0..<scene.items.count {
      positions[index] = Int32(active.count)
      var item = scene.items[index]
      let isOutside = item.bounds.intersection(band).isEmpty
      if item.isGroup {
        item.first = positions[Int(item.first)]
        item.contentFirst = positions[Int(item.contentFirst)]
        if isOutside || Int(item.contentFirst) == active.count {
          active.truncate(to: Int(item.first))
          continue
        }
      } else if isOutside {
        continue
      } else {
        if index >= limit { continue }
        item.first = Int32(active.count)
      }
      active.append(item)
    }
  }

  /// The spans of a shape on the current row; scanned for the whole band when first asked for.
  mutating func spanRange(ofShape shape: Int32) -> Range<Int> {
    let shape = Int(shape)
    let info = scene.shapes[shape]
    let bounds = info.bounds.intersection(band)
    if y < bounds.minY || y >= bounds.maxY || bounds.isEmpty { return 0..<0 }
    if shapeRows[shape] < 0 {
      shapeRows[shape] = rowIndex.count
      info.scan(bounds, with: &scanner, spans: &spans, bytes: &coverageBytes, rowIndex: &rowIndex)
    }
    let place = shapeRows[shape] + y - bounds.minY
    return rowIndex[place]..<rowIndex[place + 1]
  }

  private mutating func compositeRow() {
    let places = damage.places(inRow: y)
    guard let first = places.first, let last = places.last else { return }
    let whole = RowCommand(
      item: -1, start: damage.intervals[first].start, end: damage.intervals[last].end,
      coverage: CoverageSpan.full, alpha: 255)
    pushContext(.target, whole, items: 0..<Int32(active.count))
    while contexts.count > 0 {
      let top = contexts.count - 1
      if commands.count == contexts[top].commandBase {
        finish(contexts[top])
        continue
      }
      let command = commands[commands.count - 1]
      commands.truncate(to: commands.count - 1)
      let item = active[Int(command.item)]
      if !item.isGroup {
        paint(command, item, level: top)
      } else if item.hasNodeMask {
        pushContext(.mask, command, items: item.first..<item.contentFirst)
      } else {
        pushContext(.content, command, items: item.contentFirst..<command.item)
      }
    }
  }

  /// Begins to compose items, and leaves the commands that paint them.
  private mutating func pushContext(
    _ purpose: RowContext.Purpose, _ command: RowCommand, items: Range<Int32>
  ) {
    buffers.reserve(levels: contexts.count)
    let frameBase = frames.count
    let firstFree = remaining.count
    contexts.append(RowContext(purpose: purpose, command: command, commandBase: commands.count))
    frames.append(
      RowFrame(cursor: items.upperBound - 1, first: items.lowerBound, scopeStart: Int32(scopes.count)))
    scopes.append(Interval(start: command.start, end: command.end))
    if purpose == .target {
      for place in damage.places(inRow: y) { remaining.append(damage.intervals[place]) }
    } else {
      remaining.append(Interval(start: command.start, end: command.end))
    }
    // The context stays in registers: read back whole from where its fields have just been stored, it would wait for
    // all stores before it, those past the caches among them.
    walk(frameBase: frameBase, firstFree: firstFree)
    if purpose == .target { stageIfWorthwhile() }
    fillRemaining(isTarget: purpose == .target, firstFree: firstFree)
  }

  /// Blends a finished group into what lies below it; a finished mask makes way for its content.
  private mutating func finish(_ context: RowContext) {
    let level = contexts.count - 1
    contexts.truncate(to: level)
    let command = context.command
    switch context.purpose {
    case .target:
      for place in damage.places(inRow: y) where buffers.isStaged {
        buffers.unstage(damage.intervals[place], kernels)
      }
      buffers.isStaged = false
    case .mask:
      let item = active[Int(command.item)]
      buffers.keepMask(of: command, level: level, kernels: kernels)
      pushContext(.content, command, items: item.contentFirst..<command.item)
    case .content:
      let item = active[Int(command.item)]
      let target = buffers.pixels(level - 1) + Int(command.start)
      let source = UnsafePointer(buffers.pixels(level) + Int(command.start))
      let count = Int(command.end - command.start)
      if item.hasNodeMask {
        kernels.blendThroughCoverage(
          target, source, buffers.mask(level) + Int(command.start), command.alpha, count)
      } else if command.coverage >= 0 {
        let factor = RowCompositor.product(command.coverage, command.alpha)
        kernels.blend(target, source, factor, count)
      } else {
        kernels.blendThroughCoverage(
          target, source, coverageBytes.base + Int(~command.coverage), command.alpha, count)
      }
    }
  }

  @inline(__always)
  static func product(_ coverage: Int32, _ alpha: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (coverage * Int32(alpha) + 127) / 255)
  }
}
