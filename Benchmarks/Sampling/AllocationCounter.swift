import Foundation
import Synchronization

/// Counts the objects and array buffers that Swift allocates on any thread.
///
/// The runtime calls a function through a pointer that instruments may replace, once they have said that they do.
package enum AllocationCounter {
  private typealias Allocate = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  private static let count = Atomic<Int>(0)
  private static let turn = Mutex(())

  /// The runtime's pointer, its switch, and the function that stands there.
  private struct Runtime: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<Allocate>
    let isReplaceable: UnsafeMutablePointer<Bool>
    let allocate: Allocate

    init?() {
      let process = dlopen(nil, RTLD_NOW)
      guard
        let pointer = dlsym(process, "_swift_allocObject"),
        let flag = dlsym(
          process, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")
      else { return nil }
      self.pointer = pointer.assumingMemoryBound(to: Allocate.self)
      isReplaceable = flag.assumingMemoryBound(to: Bool.self)
      allocate = self.pointer.pointee
    }
  }

  private static let runtime = Runtime()

  /// How many allocations work makes; nil where the runtime has no such pointer. Nothing else should run meanwhile.
  package static func count(during work: () -> Void) -> Int? {
    guard let runtime else { return nil }
    return turn.withLock { _ in
      let before = count.load(ordering: .relaxed)
      runtime.pointer.pointee = { metadata, size, alignment in
        AllocationCounter.count.wrappingAdd(1, ordering: .relaxed)
        return AllocationCounter.runtime?.allocate(metadata, size, alignment)
      }
      runtime.isReplaceable.pointee = true
      work()
      runtime.isReplaceable.pointee = false
      runtime.pointer.pointee = runtime.allocate
      return count.load(ordering: .relaxed) - before
    }
  }
}
