extension ParsedArguments {
  /// An option's value as a whole number within a range; nil when the option was not given.
  package func wholeNumber(_ option: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw ToolError.usage(
        "'\(option)' takes a whole number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
    }
    return number
  }

  /// An option's value as a number within a range; nil when the option was not given.
  package func number(_ option: String, in range: ClosedRange<Double>) throws -> Double? {
    guard let text = values[option] else { return nil }
    guard let number = Double(text), range.contains(number) else {
      let bounds = [range.lowerBound, range.upperBound].map { bound in
        bound == bound.rounded() ? String(Int(bound)) : String(bound)
      }
      throw ToolError.usage("'\(option)' takes a number from \(bounds[0]) to \(bounds[1]), not '\(text)'")
    }
    return number
  }
}
