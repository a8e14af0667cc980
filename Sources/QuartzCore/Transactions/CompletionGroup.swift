/// Waits for animations, then runs a block once.
package final class CompletionGroup {
  private var block: (() -> Void)?
  private var runningCount = 0
  private var isClosed = false

  package init(_ block: @escaping () -> Void) {
    self.block = block
  }

  package func enter() {
    runningCount += 1
  }

  package func leave() {
    runningCount -= 1
    runIfDone()
  }

  /// Nothing more will enter: with no animation the block runs at once (fact 3.7.4).
  package func close() {
    isClosed = true
    runIfDone()
  }

  /// A block that was given as an object. Each of these is a type of its own to a cast, as blocks are not on Apple's
  /// systems.
  static func block(_ object: Any) -> (() -> Void)? {
    if let block = object as? () -> Void { return block }
    if let block = object as? @Sendable () -> Void { return block }
    if let block = object as? @MainActor () -> Void { return { MainActor.assumeIsolated { block() } } }
    if let block = object as? @MainActor @Sendable () -> Void {
      return { MainActor.assumeIsolated { block() } }
    }
    return nil
  }

  var currentBlock: (() -> Void)? { block }

  private func runIfDone() {
    guard isClosed, runningCount <= 0, let block else { return }
    self.block = nil
    MediaContext.current.runCompletion(block)
  }
}
