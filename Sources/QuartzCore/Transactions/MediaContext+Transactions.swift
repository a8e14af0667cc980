extension MediaContext {
  /// The duration of implicit animations where no transaction gives another (fact 3.7.3), in seconds.
  package static let defaultDuration: CFTimeInterval = 0.25

  /// The innermost transaction; the implicit one opens with the first change of a turn (fact 3.7.1).
  var transaction: Transaction {
    if let innermost = transactions.last { return innermost }
    let implicit = Transaction()
    transactions.append(implicit)
    return implicit
  }

  /// The innermost value that is given (fact 3.7.2).
  func transactionValue<Value>(_ value: (Transaction) -> Value?) -> Value? {
    for transaction in transactions.reversed() {
      if let given = value(transaction) { return given }
    }
    return nil
  }

  package var animationDuration: CFTimeInterval {
    transactionValue(\.duration) ?? Self.defaultDuration
  }

  /// Nil where no transaction names one: explicit animations are then linear (fact 3.3.3).
  package var animationTimingFunction: CAMediaTimingFunction? {
    transactionValue(\.timingFunction) ?? nil
  }

  package var disablesActions: Bool {
    transactionValue(\.disablesActions) ?? false
  }

  /// Every group that an animation added now keeps waiting.
  var openCompletionGroups: [CompletionGroup] {
    transactions.compactMap(\.completion)
  }

  /// More completion blocks inside each other than this mean that one starts its own transaction again and again
  /// without an animation to wait for.
  private static let completionLimit = 100

  /// Runs a completion block; where it is one inside too many, in the next turn.
  func runCompletion(_ block: @escaping () -> Void) {
    guard completionDepth < Self.completionLimit else {
      report(
        Finding(
          grade: .fault, rule: "endless-completion",
          message:
            "Completion blocks committed transactions without animations, \(completionDepth) inside each "
            + "other; the next one waits for the next turn.",
          subjects: ["CATransaction"],
          remedy: "Check that what a completion block starts again has something to animate."))
      postponedCompletions.append(block)
      return
    }
    completionDepth += 1
    block()
    completionDepth -= 1
  }

  func runPostponedCompletions() {
    let blocks = postponedCompletions
    postponedCompletions = []
    for block in blocks { runCompletion(block) }
  }

  func commitExplicitTransaction() {
    guard transactions.count > 1, let closing = transactions.popLast() else {
      report(
        Finding(
          grade: .fault, rule: "commit-without-begin",
          message: "commit() was called without a begin() before it. Nothing was committed.",
          subjects: ["CATransaction"], remedy: "Call begin() once for each commit()."))
      return
    }
    closing.completion?.close()
  }
}
