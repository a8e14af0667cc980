public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// A function from numbers to numbers that an app computes.
public final class CGFunction: @unchecked Sendable {
  // Unchecked: only the callbacks look behind `info`, on the thread that draws.
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks
  private let domain: [ClosedRange<CGFloat>]
  private let range: [ClosedRange<CGFloat>]
  let domainDimension: Int
  let rangeDimension: Int

  /// - Parameters:
  ///   - info: Handed to the callbacks.
  ///   - domainDimension: How many numbers go in, 1 or more.
  ///   - domain: The smallest and largest of each, in turn; nil for no limits.
  ///   - rangeDimension: How many come out, 1 or more.
  ///   - range: The smallest and largest of each, in turn; nil for no limits.
  ///   - callbacks: `evaluate` computes; `releaseInfo` is called when the function is freed.
  /// - Returns: Nil without `evaluate`, for dimensions below 1 and limits in the wrong order.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension > 0, rangeDimension > 0, callbacks.pointee.evaluate != nil,
      let domain = Self.limits(domain, count: domainDimension),
      let range = Self.limits(range, count: rangeDimension)
    else { return nil }
    self.info = info
    self.callbacks = callbacks.pointee
    self.domain = domain
    self.range = range
    self.domainDimension = domainDimension
    self.rangeDimension = rangeDimension
  }

  deinit {
    callbacks.releaseInfo?(info)
  }

  /// The values, limited as the function's are.
  func evaluate(_ input: [CGFloat]) -> [CGFloat] {
    var output = [CGFloat](repeating: 0, count: rangeDimension)
    let input = zip(input, domain).map { min(max($0, $1.lowerBound), $1.upperBound) }
    callbacks.evaluate?(info, input, &output)
    return zip(output, range).map { min(max($0, $1.lowerBound), $1.upperBound) }
  }

  private static func limits(_ numbers: UnsafePointer<CGFloat>?, count: Int) -> [ClosedRange<CGFloat>]? {
    guard let numbers else { return .init(repeating: -.infinity ... .infinity, count: count) }
    var limits: [ClosedRange<CGFloat>] = []
    for index in 0..<count {
      guard numbers[2 * index] <= numbers[2 * index + 1] else { return nil }
      limits.append(numbers[2 * index]...numbers[2 * index + 1])
    }
    return limits
  }
}
