/// The values of an animation in the type of its property. Most animations have them, and are sampled without a value
/// being wrapped or memory being asked for.
class TypedMotion {
  let property: LayerProperty
  /// Whether a whole property is written, whatever it was before.
  let coversProperty: Bool
  fileprivate let writer: PropertyWriter

  fileprivate init(_ target: PropertyTarget, _ writer: PropertyWriter) {
    property = target.property
    coversProperty = target.component == nil && !writer.isAdditive
    self.writer = writer
  }

  /// Nil where an end is open or the property has no type to write by.
  static func make(_ source: ValueSource, target: PropertyTarget, isAdditive: Bool) -> TypedMotion? {
    let access = target.access
    guard let writer = PropertyWriter.make(access, isAdditive: isAdditive) else { return nil }
    switch source {
    case .basic(let values):
      return pair(values, access).map { BasicMotion(target, writer, $0) }
    case .spring(let values, let solution, let duration):
      return pair(values, access).map {
        SpringMotion(target, writer, $0, solution, duration: duration)
      }
    case .keyframes(let keyframes):
      return make(keyframes, target: target, access: access, writer: writer)
    }
  }

  private static func make(
    _ keyframes: Keyframes, target: PropertyTarget, access: PropertyAccess, writer: PropertyWriter
  ) -> TypedMotion? {
    switch (keyframes.track, access) {
    case (.values(let keys), _):
      let steps = keyframes.holdsValues ? keys.map { ($0, $0) } : Array(zip(keys, keys.dropFirst()))
      let pairs = steps.compactMap { pair($0.0, $0.1, access) }
      return pairs.count == steps.count ? KeyframeMotion(target, writer, keyframes, pairs) : nil
    case (.spline(let spline), .number), (.spline(let spline), .point), (.spline(let spline), .size),
      (.spline(let spline), .rect):
      return SplineMotion(target, writer, keyframes, spline)
    case (.spline(let spline), .transform):
      return TransformSplineMotion(target, writer, keyframes, spline)
    case (.path(let path), .point): return PathMotion(target, writer, keyframes, path)
    default: return nil
    }
  }

  private static func pair(_ values: BasicValues, _ access: PropertyAccess) -> ValuePair? {
    guard !values.leavesEndOpen, let ends = values.ends(current: .object(nil)) else { return nil }
    return pair(ends.start, ends.end, access)
  }

  private static func pair(_ from: AnimatableValue, _ to: AnimatableValue, _ access: PropertyAccess)
    -> ValuePair?
  {
    guard let pair = ValuePair(from, to) else { return nil }
    switch (pair, access) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.transform, .transform):
      return pair
    default: return nil
    }
  }

  /// - Parameter fraction: Of the cycle, after the timing function.
  /// - Returns: False for a value that is not finite, which is left out.
  func write(at fraction: Double, to storage: LayerStorage) -> Bool { false }
}

private final class BasicMotion: TypedMotion {
  private let pair: ValuePair

  init(_ target: PropertyTarget, _ writer: PropertyWriter, _ pair: ValuePair) {
    self.pair = pair
    super.init(target, writer)
  }

  override func write(at fraction: Double, to storage: LayerStorage) -> Bool {
    pair.write(at: fraction, to: storage, through: writer)
  }
}

private final class SpringMotion: TypedMotion {
  private let pair: ValuePair
  private let solution: SpringSolution
  private let duration: Double

  init(
    _ target: PropertyTarget, _ writer: PropertyWriter, _ pair: ValuePair, _ solution: SpringSolution,
    duration: Double
  ) {
    self.pair = pair
    self.solution = solution
    self.duration = duration
    super.init(target, writer)
  }

  override func write(at fraction: Double, to storage: LayerStorage) -> Bool {
    pair.write(at: solution.progress(at: fraction * duration), to: storage, through: writer)
  }
}

private final class KeyframeMotion: TypedMotion {
  private let keyframes: Keyframes
  private let pairs: [ValuePair]

  init(_ target: PropertyTarget, _ writer: PropertyWriter, _ keyframes: Keyframes, _ pairs: [ValuePair]) {
    self.keyframes = keyframes
    self.pairs = pairs
    super.init(target, writer)
  }

  override func write(at fraction: Double, to storage: LayerStorage) -> Bool {
    let (step, local) = keyframes.place(at: fraction)
    return pairs[min(step, pairs.count - 1)].write(at: local, to: storage, through: writer)
  }
}

private final class SplineMotion: TypedMotion {
  private let keyframes: Keyframes
  private let spline: ValueSpline

  init(_ target: PropertyTarget, _ writer: PropertyWriter, _ keyframes: Keyframes, _ spline: ValueSpline) {
    self.keyframes = keyframes
    self.spline = spline
    super.init(target, writer)
  }

  override func write(at fraction: Double, to storage: LayerStorage) -> Bool {
    let (step, local) = keyframes.place(at: fraction)
    let components = spline.vector(step: step, fraction: keyframes.curveFraction(local, step))
    return writer.write(components: components, to: storage)
  }
}

private final class TransformSplineMotion: TypedMotion {
  private let keyframes: Keyframes
  private let spline: ValueSpline

  init(_ target: PropertyTarget, _ writer: PropertyWriter, _ keyframes: Keyframes, _ spline: ValueSpline) {
    self.keyframes = keyframes
    self.spline = spline
    super.init(target, writer)
  }

  override func write(at fraction: Double, to storage: LayerStorage) -> Bool {
    let (step, local) = keyframes.place(at: fraction)
    let transform = spline.transform(step: step, fraction: keyframes.curveFraction(local, step))
    return writer.write(transform, to: storage)
  }
}

private final class PathMotion: TypedMotion {
  private let keyframes: Keyframes
  private let path: MotionPath

  init(_ target: PropertyTarget, _ writer: PropertyWriter, _ keyframes: Keyframes, _ path: MotionPath) {
    self.keyframes = keyframes
    self.path = path
    super.init(target, writer)
  }

  override func write(at fraction: Double, to storage: LayerStorage) -> Bool {
    let (step, local) = keyframes.place(at: fraction)
    return writer.write(path.point(step: step, fraction: keyframes.curveFraction(local, step)), to: storage)
  }
}
