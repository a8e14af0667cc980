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

  var isFinite: Bool { minimum.isFinite && maximum.isFinite && preferredRate.isFinite }

  /// Every how many refreshes of a screen something is due: of the rates that divide the screen's the nearest to the
  /// preferred one, inside the range if any is.
  func step(framesPerSecond: Int) -> Int {
    let wanted = Double(preferred ?? maximum)
    guard wanted > 0, wanted.isFinite else { return 1 }
    let steps = 1...max(1, framesPerSecond)
    func rate(_ step: Int) -> Double { Double(framesPerSecond) / Double(step) }
    // Rates are not always whole numbers; a thousandth more or less is still inside.
    let inside = steps.filter { step in
      rate(step) >= Double(minimum) - 1e-3 && (maximum <= 0 || rate(step) <= Double(maximum) + 1e-3)
    }
    let candidates = inside.isEmpty ? Array(steps) : inside
    return candidates.min { abs(rate($0) - wanted) < abs(rate($1) - wanted) } ?? 1
  }
}
