import Foundation

/// How long work takes, in milliseconds.
package enum Stopwatch {
  /// On the processor, for work of the calling thread alone. On a machine with nothing else to do that is the time on
  /// the clock; on a busy one the time in which other processes had the processor is left out.
  package static func processor(_ work: () throws -> Void) rethrows -> Double {
    let start = now(CLOCK_THREAD_CPUTIME_ID)
    try work()
    return now(CLOCK_THREAD_CPUTIME_ID) - start
  }

  /// On the clock, for work of several threads or processes.
  package static func wall(_ work: () throws -> Void) rethrows -> Double {
    let start = now(CLOCK_MONOTONIC)
    try work()
    return now(CLOCK_MONOTONIC) - start
  }

  /// The first where one thread works, the second where there are more.
  package static func time(threads: Int, _ work: () throws -> Void) rethrows -> Double {
    threads == 1 ? try processor(work) : try wall(work)
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}
