/// The entries of a compositor's cache, with what they cost and when they were last of use.
struct CacheContents {
  private struct Entry {
    var thing: CachedThing
    var lastUse: Int
  }

  private struct RasterEntry {
    let outcome: RasterOutcome
    var lastUse: Int
    var lastFrame: Int
  }

  private var entries: [CacheKey: Entry] = [:]
  private var rasters: [RasterKey: RasterEntry] = [:]
  private var lookups = 0
  private var frames = 0
  private(set) var statistics = CacheStatistics()

  /// Bitmaps that this many frames have not shown are forgotten.
  private static let framesKept = 8

  mutating func beginFrame() {
    frames += 1
    let oldest = frames - CacheContents.framesKept
    guard rasters.values.contains(where: { $0.lastFrame < oldest }) else { return }
    for (key, entry) in rasters where entry.lastFrame < oldest {
      statistics.bytes -= entry.outcome.bytes
      rasters[key] = nil
    }
    statistics.entries = entries.count + rasters.count
  }

  mutating func find(_ key: CacheKey) -> CachedThing? {
    count(isHit: entries[key] != nil)
    entries[key]?.lastUse = lookups
    return entries[key]?.thing
  }

  mutating func findRaster(_ key: RasterKey) -> RasterOutcome? {
    count(isHit: rasters[key] != nil)
    rasters[key]?.lastUse = lookups
    rasters[key]?.lastFrame = frames
    return rasters[key]?.outcome
  }

  /// Keeps something; what is larger than the budget alone is not kept.
  mutating func keep(_ thing: CachedThing, for key: CacheKey, budget: Int) {
    guard thing.bytes <= budget, entries[key] == nil else { return }
    entries[key] = Entry(thing: thing, lastUse: lookups)
    makeRoom(for: thing.bytes, budget: budget)
  }

  mutating func keep(_ outcome: RasterOutcome, for key: RasterKey, budget: Int) {
    guard outcome.bytes <= budget, budget > 0, rasters[key] == nil else { return }
    rasters[key] = RasterEntry(outcome: outcome, lastUse: lookups, lastFrame: frames)
    makeRoom(for: outcome.bytes, budget: budget)
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
    let costs =
      entries.values.map { (use: $0.lastUse, bytes: $0.thing.bytes) }
      + rasters.values.map { (use: $0.lastUse, bytes: $0.outcome.bytes) }
    var excess = bytes
    var oldestKept = 0
    for cost in costs.sorted(by: { $0.use < $1.use }) where excess > 0 {
      excess -= cost.bytes
      oldestKept = min(cost.use + 1, lookups)
    }
    entries = entries.filter { $0.value.lastUse >= oldestKept }
    rasters = rasters.filter { $0.value.lastUse >= oldestKept }
    statistics.evictions += costs.count - entries.count - rasters.count
    statistics.bytes =
      entries.values.reduce(0) { $0 + $1.thing.bytes } + rasters.values.reduce(0) { $0 + $1.outcome.bytes }
  }
}
