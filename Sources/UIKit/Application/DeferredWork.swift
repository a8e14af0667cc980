import QuartzCore

/// What a device will run in later turns.
struct DeferredWork {
  typealias Work = @MainActor () -> Void

  var nextTurn: [Work] = []
  /// Sorted by time, equal times in the order in which they were asked for.
  private var timed: [(time: MediaTime, work: Work)] = []

  var nextDueTime: MediaTime? { timed.first?.time }

  mutating func schedule(at time: MediaTime, _ work: @escaping Work) {
    let index = timed.firstIndex { time < $0.time } ?? timed.endIndex
    timed.insert((time, work), at: index)
  }

  /// Takes out what is due now: first the work of this turn, then timed work.
  mutating func takeDue(at now: MediaTime) -> [Work] {
    let count = timed.firstIndex { now < $0.time } ?? timed.endIndex
    let due = nextTurn + timed[..<count].map(\.work)
    nextTurn = []
    timed.removeFirst(count)
    return due
  }
}
