extension MediaContext {
  /// More rounds than this in one commit mean that layout or a callback asks for itself again and again.
  private static let roundLimit = 100

  /// Ends the turn's changes: lays out and draws what needs it, commits the transactions, begins new animations.
  ///
  /// Callbacks may change layers again; what they change is committed too.
  package func commit() {
    guard !isCommitting else {
      report(
        Finding(
          grade: .fault, rule: "commit-inside-commit",
          message: "A commit was asked for while one was running. Nothing was done.",
          subjects: ["CATransaction"],
          remedy: "Let layout and callbacks finish; the running commit includes them."))
      return
    }
    isCommitting = true
    defer { isCommitting = false }
    for round in 1...Self.roundLimit {
      layOutAndDisplayRoots()
      commitTransactions()
      if transactions.isEmpty, pendingAnimations.isEmpty { return }
      if round == Self.roundLimit {
        report(
          Finding(
            grade: .fault, rule: "endless-commit",
            message: "Layout or callbacks changed layers in each of \(round) rounds of one commit.",
            subjects: ["CATransaction"],
            remedy: "Do not invalidate layout or add animations from every layout or completion."))
      }
    }
  }

  private func layOutAndDisplayRoots() {
    for root in roots.compactMap(\.layer) { root.updateTree() }
  }

  /// Closes every open transaction and begins what was added.
  private func commitTransactions() {
    if transactions.count > 1 {
      report(
        Finding(
          grade: .fault, rule: "transaction-not-committed",
          message: "\(transactions.count - 1) explicit transactions were still open at the end of the turn; "
            + "they are committed.",
          subjects: ["CATransaction"], remedy: "Call commit() once for each begin()."))
    }
    let closing = transactions
    transactions = []
    let added = pendingAnimations
    pendingAnimations = []
    guard !closing.isEmpty || !added.isEmpty else { return }
    beginNextEpoch()
    record(MediaEvent("commit", [("animations", .number(Double(added.count)))]))
    var clocks = LayerClocks(at: now)
    let locals = added.map { $0.layer.map { clocks.reading(of: $0).local } }
    for (animation, local) in zip(added, locals) where !hasEnded {
      if let local { animation.begin(atLocal: local) }
    }
    for transaction in closing.reversed() where !hasEnded { transaction.completion?.close() }
  }
}
