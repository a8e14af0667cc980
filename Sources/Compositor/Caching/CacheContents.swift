/// The entries of a compositor's cache, with what they cost and when they were last of use.
struct CacheContents {
  private struct Entry {
    var thing: CachedThing
    var lastUse: Int
  }

  private struct RasterEntry {
    let node: RenderNode
    var entry: Entry
  }

  private var entries: [CacheKey: Entry] = [:]
  /// Compared one by one: nodes may be too deep to be hashed.
  private var rasters: [RasterEntry] = []
  private var lookups = 0
  private(set) var statistics = CacheStatistics()

  mutating func find(_ key: CacheKey) -> CachedThing? {
    count(isHit: entries[key] != nil)
    entries[key]?.lastUse = lookups
    return entries[key]?.thing
  }

  mutating func findRaster(of node: RenderNode) -> CachedThing? {
    let place = rasters.firstIndex { $0.node == node }
    count(isHit: place != nil)
    guard let place else { return nil }
    rasters[place].entry.lastUse = lookups
    return rasters[place].entry.thing
  }

  /// Keeps something; what is larger than the budget alone is not kept.
  mutating func keep(_ thing: CachedThing, for key: CacheKey, budget: Int) {
    guard thing.bytes <= budget, entries[key] == nil else { return }
    entries[key] = Entry(thing: thing, lastUse: lookups)
    makeRoom(for: thing.bytes, budget: budget)
  }

  mutating func keep(_ thing: CachedThing, ofNode node: RenderNode, budget: Int) {
    guard thing.bytes <= budget else { return }
    rasters.append(RasterEntry(node: node, entry: Entry(thing: thing, lastUse: lookups)))
    makeRoom(for: thing.bytes, budget: budget)
  }

  private mutating func count(isHit: Bool) {
    lookups += 1
    if isHit { statistics.hits += 1 } else { statistics.misses += 1 }
  }

  /// Counts what has been added. When the budget is spent, a quarter of it is made free at once, so that the oldest
  /// entries need not be looked for each time.
  private mutating func makeRoom(for bytes: Int, budget: Int) {
    statistics.bytes += bytes
    if statistics.bytes > budget { throwOut(atLeast: statistics.bytes - budget + budget / 4) }
    statistics.entries = entries.count + rasters.count
  }

  /// Throws out what has not been used for longest, but nothing that the last lookup was for.
  private mutating func throwOut(atLeast bytes: Int) {
    let all = entries.values.map { $0 } + rasters.map(\.entry)
    var excess = bytes
    var oldestKept = 0
    for entry in all.sorted(by: { $0.lastUse < $1.lastUse }) where excess > 0 {
      excess -= entry.thing.bytes
      oldestKept = min(entry.lastUse + 1, lookups)
    }
    entries = entries.filter { $0.value.lastUse >= oldestKept }
    rasters.removeAll { $0.entry.lastUse < oldestKept }
    let kept = entries.values.map { $0 } + rasters.map(\.entry)
    statistics.evictions += all.count - kept.count
    statistics.bytes = kept.reduce(0) { $0 + $1.thing.bytes }
  }
}
