/// What one level of `CATransaction` says; what it leaves unsaid comes from the level around it (fact 3.7.2).
final class Transaction {
  var duration: CFTimeInterval?
  var timingFunction: CAMediaTimingFunction??
  var disablesActions: Bool?
  var completion: CompletionGroup?
  var values: [String: Any] = [:]
}
