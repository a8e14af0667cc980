import Foundation

/// Counts the objects that Swift's runtime is asked for: arrays, boxes, closures and instances of classes.
///
/// The runtime calls its allocator through a pointer that it exports for instruments.
enum AllocationCounter {
  private typealias Allocate = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  /// Only touched while one thread measures.
  private nonisolated(unsafe) static var total = 0
  private nonisolated(unsafe) static let pointer: UnsafeMutablePointer<Allocate>? = {
    guard let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, "_swift_allocObject") else {
      return nil
    }
    return symbol.assumingMemoryBound(to: Allocate.self)
  }()
  private static let original = pointer?.pointee

  /// How many objects some work asks for; nil where the runtime has no such pointer.
  static func count(_ work: () -> Void) -> Int? {
    guard let pointer, let original else { return nil }
    total = 0
    // A C function captures nothing.
    pointer.pointee = { type, size, alignment in
      AllocationCounter.total += 1
      return AllocationCounter.original?(type, size, alignment)
    }
    work()
    pointer.pointee = original
    return total
  }
}
