/// How often something wants to be refreshed, in frames a second; 0 leaves it to the system.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  private var preferredRate: Float

  public var preferred: Float? {
    get { preferredRate == 0 ? nil : preferredRate }
    set { preferredRate = newValue ?? 0 }
  }

  public static let `default` = CAFrameRateRange()

  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    preferredRate = preferred ?? 0
  }
}
