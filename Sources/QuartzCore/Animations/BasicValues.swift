/// From, to and by of a basic animation.
package struct BasicValues {
  package var from: AnimatableValue?
  package var to: AnimatableValue?
  package var by: AnimatableValue?

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
