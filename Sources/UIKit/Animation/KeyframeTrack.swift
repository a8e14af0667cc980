import QuartzCore

/// What the keyframes of a block do to one key path of one layer.
struct KeyframeTrack {
  let layer: CALayer
  let keyPath: String
  private(set) var segments: [Segment] = []

  /// One keyframe: the value moves to its end between two parts (0 to 1) of the whole time.
  struct Segment {
    let start: Double
    let end: Double
    let value: AnimatedValue
  }

  /// A value at a part of the whole time.
  private struct Key {
    let time: Double
    let value: Any?
  }

  init(layer: CALayer, keyPath: String) {
    self.layer = layer
    self.keyPath = keyPath
  }

  mutating func append(_ value: AnimatedValue, from start: Double, to end: Double) {
    segments.append(Segment(start: start, end: end, value: value))
  }

  /// The change from before the block to after it.
  var change: LayerChange? {
    guard let first = segments.first, let last = segments.last else { return nil }
    return LayerChange(layer: layer, keyPath: keyPath, value: first.value.reaching(last.value))
  }

  /// An animation through all keyframes, without timing.
  func animation(mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.calculationMode = mode
    let keys = mode == .discrete ? steps : ramps
    let final = segments.last?.value
    animation.values = keys.compactMap { key in
      final.flatMap { $0.animationValue(of: key.value) } ?? key.value
    }
    if mode != .paced && mode != .cubicPaced {
      let times = keys.map(\.time) + (mode == .discrete ? [1] : [])
      animation.keyTimes = times.map { NSNumber(value: $0) }
    }
    return animation
  }

  private var inOrder: [Segment] {
    segments.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }

  /// Values held before, between and after keyframes, and moved inside them; a keyframe without duration
  /// jumps at its start (fact 4.6.3).
  private var ramps: [Key] {
    var shown = segments.first?.value.modelEnds.from
    var keys = [Key(time: 0, value: shown)]
    for segment in inOrder {
      let last = keys[keys.count - 1].time
      let start = max(segment.start, last)
      if start > last { keys.append(Key(time: start, value: shown)) }
      shown = segment.value.modelEnds.to
      keys.append(Key(time: max(segment.end, start), value: shown))
    }
    if keys[keys.count - 1].time < 1 { keys.append(Key(time: 1, value: shown)) }
    return keys
  }

  /// Values that jump at each keyframe's start.
  private var steps: [Key] {
    let starts = inOrder.map { Key(time: $0.start, value: $0.value.modelEnds.to) }
    guard let first = starts.first, first.time > 0 else { return starts }
    return [Key(time: 0, value: segments.first?.value.modelEnds.from)] + starts
  }
}
