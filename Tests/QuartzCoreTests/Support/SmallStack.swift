import QuartzCore

/// Runs a body on a thread whose stack is a fraction of the usual one: what goes down a deep structure by recursion
/// dies of it, in a build for release as well as in one for debugging.
func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: body()) }
    thread.stackSize = 256 << 10
    thread.start()
  }
}
