// Front to back: who shows where.
extension RowCompositor {
  /// Walks the items of the frames from `base` on and leaves commands, the frontmost first, for the free intervals from
  /// `firstFree` on.
  mutating func walk(frameBase base: Int, firstFree: Int) {
    let firstScope = Int(frames[base].scopeStart)
    while frames.count > base && remaining.count > firstFree {
      let top = frames.count - 1
      let frame = frames[top]
      let index = firstInRow(from: Int(frame.cursor), to: Int(frame.first))
      if index < frame.first {
        frames.truncate(to: top)
        scopes.truncate(to: Int(frame.scopeStart))
        continue
      }
      let item = UnsafePointer(active.base + index)
      frames.base[top].cursor = item.pointee.first - 1
      let bounds = item.pointee.bounds
      let columns = Interval(start: Int32(bounds.minX), end: Int32(bounds.maxX))
      if item.pointee.isGroup {
        visitGroup(index, item.pointee, columns, firstFree)
      } else {
        visitLeaf(index, item, columns, firstFree)
      }
    }
    frames.truncate(to: base)
    scopes.truncate(to: firstScope)
  }

  /// The first item from a place on downwards that the row touches, or one before the last place. Most lie in other
  /// rows.
  @inline(__always)
  private func firstInRow(from cursor: Int, to last: Int) -> Int {
    var index = cursor
    while index >= last {
      let item = active.base + index
      if y >= item.pointee.bounds.minY && y < item.pointee.bounds.maxY { break }
      index = item.pointee.isGroup ? Int(item.pointee.first) - 1 : index - 1
    }
    return index
  }

  /// Fills what nothing opaque covers: with the background, or with nothing in a group.
  mutating func fillRemaining(isTarget: Bool, firstFree: Int) {
    let color = isTarget ? scene.background : 0
    let row = buffers.pixels(contexts.count - 1)
    for index in firstFree..<remaining.count {
      let interval = remaining[index]
      kernels.fill(row + Int(interval.start), color, Int(interval.end - interval.start))
    }
    remaining.truncate(to: firstFree)
  }

  private mutating func visitLeaf(
    _ index: Int, _ item: UnsafePointer<SceneItem>, _ columns: Interval, _ firstFree: Int
  ) {
    let (shape, alpha, isOpaque) = (item.pointee.shape, item.pointee.alpha, item.pointee.isOpaque)
    if shape < 0 {
      let span = CoverageSpan(start: columns.start, end: columns.end, coverage: CoverageSpan.full)
      claim(index, span, columns, alpha: alpha, isOpaque: isOpaque, firstFree)
      return
    }
    for place in spanRange(ofShape: shape) {
      let span = spans[place]
      claim(
        index, span, columns, alpha: alpha, isOpaque: isOpaque && span.coverage == CoverageSpan.full,
        firstFree)
    }
  }

  private mutating func visitGroup(
    _ index: Int, _ item: SceneItem, _ columns: Interval, _ firstFree: Int
  ) {
    let isDirect = item.alpha == 255 && !item.hasNodeMask
    let parentStart = Int(frames[frames.count - 1].scopeStart)
    let parentEnd = scopes.count
    if item.shape < 0 {
      let span = CoverageSpan(start: columns.start, end: columns.end, coverage: CoverageSpan.full)
      visit(span, of: index, item, columns, isDirect: isDirect, parentStart..<parentEnd, firstFree)
    } else {
      for place in spanRange(ofShape: item.shape) {
        visit(spans[place], of: index, item, columns, isDirect: isDirect, parentStart..<parentEnd, firstFree)
      }
    }
    if scopes.count > parentEnd {
      frames.append(
        RowFrame(cursor: Int32(index) - 1, first: item.contentFirst, scopeStart: Int32(parentEnd)))
    }
  }

  /// Where a group's factor is full its content is walked; elsewhere it is claimed as one.
  @inline(__always)
  private mutating func visit(
    _ span: CoverageSpan, of index: Int, _ item: SceneItem, _ columns: Interval, isDirect: Bool,
    _ parentScopes: Range<Int>, _ firstFree: Int
  ) {
    if isDirect && span.coverage == CoverageSpan.full {
      for place in parentScopes {
        let start = max(max(span.start, columns.start), scopes[place].start)
        let end = min(min(span.end, columns.end), scopes[place].end)
        if start < end { scopes.append(Interval(start: start, end: end)) }
      }
      return
    }
    claim(
      item.hasNodeMask ? index : stand(in: index, item, span, columns), span, columns, alpha: item.alpha,
      isOpaque: false, firstFree, scopes: parentScopes)
  }

  /// The item to claim for a group: if one opaque leaf is all that shows of it, that leaf, which spares the group its
  /// own buffer; the pixels are the same.
  private func stand(in index: Int, _ group: SceneItem, _ span: CoverageSpan, _ columns: Interval) -> Int {
    let start = Int(max(span.start, columns.start))
    let end = Int(min(span.end, columns.end))
    var cursor = index - 1
    while cursor >= Int(group.contentFirst) {
      let item = active.base + cursor
      let bounds = item.pointee.bounds
      if y >= bounds.minY && y < bounds.maxY && bounds.minX < end && bounds.maxX > start {
        let isAll =
          !item.pointee.isGroup && item.pointee.isOpaque && item.pointee.shape < 0 && bounds.minX <= start
          && bounds.maxX >= end
        return isAll ? cursor : index
      }
      cursor = Int(item.pointee.first) - 1
    }
    return index
  }

  @inline(__always)
  private mutating func claim(
    _ index: Int, _ span: CoverageSpan, _ columns: Interval, alpha: UInt8, isOpaque: Bool,
    _ firstFree: Int
  ) {
    claim(
      index, span, columns, alpha: alpha, isOpaque: isOpaque, firstFree,
      scopes: Int(frames[frames.count - 1].scopeStart)..<scopes.count)
  }

  /// Notes the columns of a span that nothing opaque before it has taken; opaque claims take theirs.
  private mutating func claim(
    _ index: Int, _ span: CoverageSpan, _ columns: Interval, alpha: UInt8, isOpaque: Bool,
    _ firstFree: Int, scopes range: Range<Int>
  ) {
    let spanStart = max(span.start, columns.start)
    let spanEnd = min(span.end, columns.end)
    for scope in range {
      let start = max(spanStart, scopes[scope].start)
      let end = min(spanEnd, scopes[scope].end)
      if start >= end { continue }
      var place = firstRemaining(endingAfter: start, from: firstFree)
      while place < remaining.count {
        let free = remaining[place]
        if free.start >= end { break }
        let from = max(start, free.start)
        let to = min(end, free.end)
        if from >= to {
          place += 1
          continue
        }
        let coverage = span.coverage >= 0 ? span.coverage : span.coverage - (from - span.start)
        commands.append(
          RowCommand(item: Int32(index), start: from, end: to, coverage: coverage, alpha: alpha))
        place = isOpaque ? take(from, to, at: place) : place + 1
      }
    }
  }

  /// The first free interval that ends beyond a column, by halving: rows of many small items have many.
  @inline(__always)
  private func firstRemaining(endingAfter start: Int32, from base: Int) -> Int {
    var low = base
    var high = remaining.count
    while low < high {
      let middle = (low + high) / 2
      if remaining[middle].end <= start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Removes columns from a free interval; returns where to go on.
  @inline(__always)
  private mutating func take(_ start: Int32, _ end: Int32, at place: Int) -> Int {
    let free = remaining[place]
    if free.start < start {
      remaining.base[place].end = start
      if end < free.end {
        remaining.openGap(at: place + 1)
        remaining[place + 1] = Interval(start: end, end: free.end)
      }
      return place + 1
    }
    if end < free.end {
      remaining.base[place].start = end
      return place + 1
    }
    remaining.remove(at: place)
    return place
  }
}
