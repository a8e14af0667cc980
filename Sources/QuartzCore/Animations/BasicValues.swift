/// From, to and by of a basic animation.
package final class BasicValues {
  package let from: AnimatableValue?
  package let to: AnimatableValue?
  package let by: AnimatableValue?

  package init(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?) {
    self.from = from
    self.to = to
    self.by = by
  }

  var leavesEndOpen: Bool { from == nil ? to == nil || by == nil : to == nil && by == nil }

  /// Start and end by the table of fact 3.3.
  ///
  /// - Parameter current: What the model and earlier animations give; nothing at all for additive animations,
  ///   whose values are distances from it.
  /// - Returns: Nil when no value is named.
  package func ends(current: AnimatableValue) -> (start: AnimatableValue, end: AnimatableValue)? {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, by.added(to: from))
    case (nil, let to?, let by?): (to.subtracting(by), to)
    case (let from?, nil, nil): (from, current)
    case (nil, let to?, nil): (current, to)
    case (nil, nil, let by?): (current, by.added(to: current))
    case (nil, nil, nil): nil
    }
  }
}
