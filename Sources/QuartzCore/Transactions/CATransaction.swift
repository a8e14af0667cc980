/// Groups changes of layers, and says how they animate.
///
/// The first change of a turn opens an implicit transaction, which is committed at the end of the turn; explicit
/// ones nest inside it.
open class CATransaction: NSObject {
  /// Opens a transaction inside the current one.
  open class func begin() {
    let context = MediaContext.current
    _ = context.transaction
    context.transactions.append(Transaction())
  }

  /// Closes the innermost explicit transaction.
  open class func commit() {
    MediaContext.current.commitExplicitTransaction()
  }

  /// Commits the implicit transaction now instead of at the end of the turn; not while an explicit one is open.
  open class func flush() {
    let context = MediaContext.current
    guard context.transactions.count <= 1, !context.isCommitting else { return }
    context.commit()
  }

  /// Does nothing: layers of one device are used from one thread at a time.
  open class func lock() {}

  open class func unlock() {}

  /// In seconds; 0.25 where none is set.
  open class func animationDuration() -> CFTimeInterval {
    MediaContext.current.animationDuration
  }

  /// - Parameter dur: In seconds, 0 or more.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    let context = MediaContext.current
    guard dur >= 0 else {
      return context.report(.unusableTransactionDuration)
    }
    context.transaction.duration = dur
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    MediaContext.current.animationTimingFunction
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    MediaContext.current.transaction.timingFunction = .some(function)
  }

  open class func disableActions() -> Bool {
    MediaContext.current.disablesActions
  }

  /// Whether changes run no actions, and so animate nothing implicitly.
  open class func setDisableActions(_ flag: Bool) {
    MediaContext.current.transaction.disablesActions = flag
  }

  open class func completionBlock() -> (() -> Void)? {
    MediaContext.current.transactions.last?.completion?.currentBlock
  }

  /// Runs a block when all animations added after this call in this transaction have ended or were removed; at the
  /// commit when there are none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let transaction = MediaContext.current.transaction
    let replaced = transaction.completion
    transaction.completion = block.map(CompletionGroup.init)
    replaced?.close()
  }

  /// The value for a key of the innermost transaction that has one.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: MediaContext.current.transactionValue { $0.values[key] }
    }
  }

  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      guard let seconds = anObject.flatMap(AnimatableValue.number) else { return reportUnusable(key) }
      setAnimationDuration(seconds)
    case kCATransactionDisableActions:
      guard let flag = anObject.flatMap(AnimatableValue.number), !flag.isNaN else {
        return reportUnusable(key)
      }
      setDisableActions(flag != 0)
    case kCATransactionAnimationTimingFunction:
      let function = anObject as? CAMediaTimingFunction
      guard anObject == nil || function != nil else { return reportUnusable(key) }
      setAnimationTimingFunction(function)
    case kCATransactionCompletionBlock:
      let block = anObject.flatMap(CompletionGroup.block)
      guard anObject == nil || block != nil else { return reportUnusable(key) }
      setCompletionBlock(block)
    default:
      MediaContext.current.transaction.values[key] = anObject
    }
  }

  private static func reportUnusable(_ key: String) {
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "key-value-unusable",
        message: "A transaction was given a value for \(key) that is of another type; the old one stays.",
        subjects: ["CATransaction"], remedy: "Set a value of the property's type."))
  }
}
