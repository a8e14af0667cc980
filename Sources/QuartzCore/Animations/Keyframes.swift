/// Keys of a keyframe animation, made ready to be sampled.
package final class Keyframes {
  package enum Track {
    case values([AnimatableValue])
    case spline(ValueSpline)
    case path(MotionPath)

    var keyCount: Int {
      switch self {
      case .values(let values): values.count
      case .spline(let spline): spline.keyCount
      case .path(let path): path.segments.count + 1
      }
    }

    /// Times of the keys at an even pace, by the distances between them.
    var pacedTimes: [Double] {
      var lengths: [Double]
      switch self {
      case .values(let values): lengths = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
      case .spline(let spline): lengths = spline.lengths
      case .path(let path): lengths = path.lengths
      }
      let total = lengths.reduce(0, +)
      if !(total > 0 && total.isFinite) { lengths = lengths.map { _ in 1 } }
      let sum = lengths.reduce(0, +)
      var times = [0.0]
      var passed = 0.0
      for length in lengths {
        passed += length
        times.append(passed / sum)
      }
      if times.count > 1 { times[times.count - 1] = 1 }
      return times
    }
  }

  let track: Track
  private let times: [Double]
  private let curves: [CubicTiming]
  private let isDiscrete: Bool
  private let isPaced: Bool
  private let rotation: CAAnimationRotationMode?

  init(
    track: Track, times: [Double], curves: [CubicTiming], isDiscrete: Bool, isPaced: Bool,
    rotation: CAAnimationRotationMode?
  ) {
    self.track = track
    self.times = times
    self.curves = curves
    self.isDiscrete = isDiscrete
    self.isPaced = isPaced
    self.rotation = rotation
  }

  package func value(at fraction: Double) -> AnimatableValue {
    let (step, local) = place(at: fraction)
    switch track {
    case .values(let values):
      return holdsValues
        ? values[min(step, values.count - 1)] : .blend(values[step], values[step + 1], local)
    case .spline(let spline): return spline.value(step: step, fraction: curveFraction(local, step))
    case .path(let path): return .point(path.point(step: step, fraction: curveFraction(local, step)))
    }
  }

  /// Whether each value stands until the next one comes.
  var holdsValues: Bool { isDiscrete || track.keyCount == 1 }

  /// Two neighbours that cannot be blended, though they should.
  var hasUnblendableStep: Bool {
    guard !holdsValues, case .values(let values) = track else { return false }
    return zip(values, values.dropFirst()).contains { !AnimatableValue.canBlend($0, $1) }
  }

  /// The parameter of a step's curve at a part of the step.
  func curveFraction(_ local: Double, _ step: Int) -> Double {
    guard isPaced else { return local }
    switch track {
    case .values: return local
    case .spline(let spline): return spline.paced(local, step)
    case .path(let path): return path.paced(local, step)
    }
  }

  /// Which step from key to key, and how far along it.
  func place(at fraction: Double) -> (step: Int, local: Double) {
    let last = max(times.count - 2, 0)
    // The last key at or before the fraction; of keys at one time the last counts, which makes a jump.
    var low = 0
    var high = last
    while low < high {
      let middle = (low + high + 1) / 2
      if times[middle] <= fraction { low = middle } else { high = middle - 1 }
    }
    guard !isDiscrete, times.count > 1 else { return (low, 0) }
    let length = times[low + 1] - times[low]
    let local = length > 0 ? (fraction - times[low]) / length : 1
    return (low, low < curves.count ? curves[low].value(at: local) : local)
  }

  /// Whether the layer turns along the path.
  var turns: Bool { rotation != nil }

  /// Turns the layer along the path (fact 3.4.6).
  package func turn(_ storage: LayerStorage, at fraction: Double) {
    guard let rotation, case .path(let path) = track else { return }
    let (step, local) = place(at: fraction)
    let direction = path.direction(step: step, fraction: curveFraction(local, step))
    guard direction != .zero else { return }
    let angle = atan2(direction.dy, direction.dx) + (rotation == .rotateAutoReverse ? .pi : 0)
    let turned = CATransform3DRotate(storage.values.transform, angle, 0, 0, 1)
    if turned.isFinite { storage.values.transform = turned }
  }
}

extension AnimatableValue {
  /// The length of the straight way between two values; 0 where there is none.
  func distance(to other: AnimatableValue) -> Double {
    guard let from = components, let to = other.components, from.count == to.count else { return 0 }
    return zip(from, to).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}
