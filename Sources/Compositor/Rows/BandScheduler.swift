import Dispatch
import Synchronization

/// Deals bands of rows to threads: each takes the next one when it is done with its last. The caller works too and
/// takes all that no one else takes.
struct BandScheduler {
  let threads: Int
  let rows: Range<Int>

  /// Rows in a band: 150 KB of a phone's screen, which stays in a core's own cache.
  static let bandHeight = 32

  /// Calls `work` once on each thread; `work` asks for bands until there are none.
  func run(_ work: @Sendable (_ nextBand: () -> Range<Int>?) -> Void) {
    let bands = (rows.count + BandScheduler.bandHeight - 1) / BandScheduler.bandHeight
    let dealer = BandDealer()
    let deal: @Sendable () -> Range<Int>? = {
      let band = dealer.next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard band < bands else { return nil }
      let start = rows.lowerBound + band * BandScheduler.bandHeight
      return start..<min(start + BandScheduler.bandHeight, rows.upperBound)
    }
    let helpers = min(threads, bands)
    if helpers <= 1 {
      work(deal)
    } else {
      DispatchQueue.concurrentPerform(iterations: helpers) { _ in work(deal) }
    }
  }
}

private final class BandDealer: Sendable {
  let next = Atomic<Int>(0)
}
