import Dispatch
import Synchronization

/// Jobs on other threads, as many at once as there are cores, with a bound on how many wait.
///
/// The first error stops the jobs that have not begun, and is thrown by the next call.
final class BackgroundWork: Sendable {
  private let queue: DispatchQueue
  private let group = DispatchGroup()
  /// A waiting job holds a picture of up to 12 MB.
  private let room: DispatchSemaphore
  private let firstError = Mutex<(any Error)?>(nil)

  /// - Parameters:
  ///   - isOrdered: Whether each job waits for the one before it.
  ///   - capacity: How many jobs may run or wait at once.
  init(isOrdered: Bool, capacity: Int) {
    queue = DispatchQueue(
      label: "glissade.recording", qos: .userInitiated, attributes: isOrdered ? [] : .concurrent)
    room = DispatchSemaphore(value: capacity)
  }

  /// Adds a job, waiting for room first.
  func add(_ job: @escaping @Sendable () throws -> Void) throws {
    room.wait()
    if let error = firstError.withLock({ $0 }) {
      room.signal()
      throw error
    }
    queue.async(group: group) { [self] in
      defer { room.signal() }
      guard firstError.withLock({ $0 == nil }) else { return }
      do { try job() } catch { firstError.withLock { $0 = $0 ?? error } }
    }
  }

  /// Drops the jobs that have not begun and waits for the others.
  func cancel() {
    firstError.withLock { $0 = $0 ?? CancellationError() }
    group.wait()
  }

  /// Waits for every job.
  func finish() throws {
    group.wait()
    if let error = firstError.withLock({ $0 }) { throw error }
  }
}
