/// A message by name, as Apple's Objective-C runtime has it.
///
/// Swift on Linux has no `#selector`, so the value carries the call as well, made from an unapplied method:
///
///     button.addTarget(self, action: Selector("tapped(_:)", Self.tapped(_:)), for: .touchUpInside)
///
/// Overrides in subclasses dispatch as usual. Two selectors are equal when their names are.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// The name in Apple's spelling: `tapped`, `tapped:`, `tapped:event:`, `tappedWithSender:`.
  public let description: String
  private let call: Call?

  /// A selector that names a message but cannot call it.
  public init(_ name: String) {
    self.init(name: name, argumentCount: nil, call: nil)
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }

  init(name: String, argumentCount: Int?, call: Call?) {
    self.description = SelectorName.appleSpelling(of: name, argumentCount: argumentCount)
    self.call = call
  }

  /// Sends the message. The caller is on the main actor.
  ///
  /// - Parameter arguments: The sender, and the event where there is one; a method that takes fewer ignores the
  ///   rest, and nil goes where the method takes an optional.
  /// - Returns: False when nothing was called: the selector is only a name, the target is of another class, or an
  ///   argument has another type.
  @discardableResult
  package func perform(on target: AnyObject, with arguments: [Any?]) -> Bool {
    nonisolated(unsafe) let target = target
    nonisolated(unsafe) let arguments = arguments
    return MainActor.assumeIsolated {
      guard let send = message(to: target, with: arguments) else { return false }
      send()
      return true
    }
  }

  /// The message, ready to be sent, for those who have to know beforehand whether `perform` would call something;
  /// nil when it would not.
  @MainActor
  package func message(to target: AnyObject, with arguments: [Any?]) -> (@MainActor () -> Void)? {
    call?.bound(target, arguments)
  }

  /// Whether `perform` has something to call.
  package var isCallable: Bool { call != nil }

  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }

  /// The call with the types of target and arguments erased. It runs on the main actor only, which makes it safe to
  /// keep in a value that travels.
  struct Call: @unchecked Sendable {
    /// Binds the method to a target and arguments; nil where they do not fit.
    let bound: @MainActor (AnyObject, [Any?]) -> (@MainActor () -> Void)?
  }
}

/// The selector of a name; it can be compared and printed, not called.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// The name of a selector in Apple's spelling.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}
