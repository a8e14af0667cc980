import QuartzCore
import UIKit

/// Touches that wait for the turn they are due in, and where each finger is.
struct FingerQueue {
  private var samples: [TouchSample] = []
  /// Where the fingers are that touch the screen, in points, once all samples have been delivered.
  private(set) var locations: [Int: CGPoint] = [:]

  mutating func add(_ sample: TouchSample) {
    let index = samples.lastIndex { $0.time <= sample.time }.map { $0 + 1 } ?? 0
    samples.insert(sample, at: index)
    switch sample.phase {
    case .began, .moved: locations[sample.finger] = sample.location
    case .ended, .cancelled: locations[sample.finger] = nil
    }
  }

  /// Removes and returns what is due, in order; each sample gets the time of the turn that delivers it.
  mutating func takeDue(at time: MediaTime) -> [TouchSample] {
    let count = samples.prefix { $0.time <= time }.count
    let due = samples.prefix(count).map { sample in
      var sample = sample
      sample.time = time
      return sample
    }
    samples.removeFirst(count)
    return due
  }

  /// The lowest number, from 1, of a finger that neither touches nor is about to.
  var freeFinger: Int {
    let busy = Set(locations.keys).union(samples.map(\.finger))
    return (1...).first { !busy.contains($0) } ?? 1
  }
}

extension TouchSample {
  /// The same sample on a clock that started at another time.
  func moved(by offset: MediaTime) -> TouchSample {
    var sample = self
    sample.time = time + offset
    return sample
  }
}
