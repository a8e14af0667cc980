import QuartzCore

/// A context of its own for one test, with a clock that starts at an uneven tick.
struct Stage {
  let context = MediaContext(now: MediaTime(ticks: 70_560_000_017))
  let start = MediaTime(ticks: 70_560_000_017)

  /// Runs a test body with the stage's context in the place of the device's.
  @discardableResult
  static func run<Result>(_ body: (Stage) throws -> Result) rethrows -> Result {
    let stage = Stage()
    return try MediaContext.$local.withValue(stage.context) { try body(stage) }
  }

  func time(_ seconds: Double) -> MediaTime { start + MediaTime(seconds: seconds) }

  /// The output half of a turn that stands so many seconds after the start.
  func turn(at seconds: Double) {
    context.now = time(seconds)
    context.commit()
    context.finishDueAnimations(at: context.now)
  }

  /// What is shown of a layer so many seconds after the start.
  func values(of layer: CALayer, at seconds: Double) -> LayerValues {
    LayerSampler.presentationValues(of: layer, at: time(seconds)).values
  }

  func x(of layer: CALayer, at seconds: Double) -> Double {
    Double(values(of: layer, at: seconds).position.x)
  }

  func opacity(of layer: CALayer, at seconds: Double) -> Double {
    Double(values(of: layer, at: seconds).opacity)
  }

  var rules: [String] { context.findings.map(\.rule) }
}

/// Whether two numbers differ by no more than a tolerance.
func isClose(_ first: Double, _ second: Double, _ tolerance: Double = 1e-9) -> Bool {
  abs(first - second) <= tolerance
}

func isClose(_ first: CGFloat, _ second: Double, _ tolerance: Double = 1e-9) -> Bool {
  isClose(Double(first), second, tolerance)
}

/// Numbers that look random and are the same in every run.
struct SteadyGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Writes down what its animations tell it.
final class Witness: NSObject, CAAnimationDelegate {
  var calls: [String] = []
  var onStop: ((CAAnimation, Bool) -> Void)?

  func animationDidStart(_ anim: CAAnimation) {
    calls.append("start \(anim.value(forKey: "tag") as? String ?? "")")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    calls.append("stop \(anim.value(forKey: "tag") as? String ?? "") \(flag)")
    onStop?(anim, flag)
  }
}

/// A linear animation, tagged for a witness.
func animation(
  _ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, duration: Double = 1,
  tag: String = "",
  delegate: Witness? = nil
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  animation.fromValue = from
  animation.toValue = to
  animation.byValue = by
  animation.duration = duration
  animation.delegate = delegate
  animation.setValue(tag, forKey: "tag")
  return animation
}
