/// The key of `CATransaction.animationDuration()`, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCATransactionDisableActions = "disableActions"
