/// What happens when a layer changes.
public protocol CAAction {
  /// - Parameters:
  ///   - event: The key of the property that changed, or of what happened to the layer.
  ///   - anObject: The layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// "Do nothing, and look no further" (fact 3.8).
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
