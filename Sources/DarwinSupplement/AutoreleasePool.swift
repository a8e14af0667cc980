/// Runs the body. Swift on Linux releases objects at once, so there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
