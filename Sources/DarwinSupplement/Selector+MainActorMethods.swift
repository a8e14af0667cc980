/// Selectors of methods on the main actor: views, controllers, gesture targets.
extension Selector {
  /// - Parameters:
  ///   - name: What Apple's source has between the parentheses of `#selector`, type prefix and labels included.
  ///   - method: The unapplied method, `Self.tapped`.
  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name: name, argumentCount: 0,
      call: Call { target, _ in
        guard let target = target as? Target else { return nil }
        return { _ = method(target)() }
      })
  }

  /// - Parameters:
  ///   - name: What Apple's source has between the parentheses of `#selector`, type prefix and labels included.
  ///   - method: The unapplied method, `Self.tapped(_:)`; its argument is the sender.
  public init<Target, Argument, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Argument) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name: name, argumentCount: 1,
      call: Call { target, arguments in
        guard let target = target as? Target, let argument: Argument = arguments.argument(0)
        else { return nil }
        return { _ = method(target)(argument) }
      })
  }

  /// - Parameters:
  ///   - name: What Apple's source has between the parentheses of `#selector`, type prefix and labels included.
  ///   - method: The unapplied method, `Self.tapped(_:for:)`; its arguments are the sender and the event.
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name: name, argumentCount: 2,
      call: Call { target, arguments in
        guard let target = target as? Target, let first: First = arguments.argument(0),
          let second: Second = arguments.argument(1)
        else { return nil }
        return { _ = method(target)(first, second) }
      })
  }
}

extension [Any?] {
  /// The argument at an index as the type that a method takes; nil when it does not fit.
  func argument<Argument>(_ index: Int) -> Argument? {
    guard index < count, let value = self[index] else { return Any?.none as? Argument }
    return value as? Argument
  }
}
