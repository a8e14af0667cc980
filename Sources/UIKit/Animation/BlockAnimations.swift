import QuartzCore

/// Makes one animation of each change of a block.
@MainActor
package final class BlockAnimations: ChangeReceiver {
  private let timing: AnimationTiming
  private let tracker: AnimationTracker

  package init(timing: AnimationTiming, tracker: AnimationTracker) {
    self.timing = timing
    self.tracker = tracker
  }

  /// The same block with other repeats.
  package func with(_ timing: AnimationTiming) -> BlockAnimations {
    BlockAnimations(timing: timing, tracker: tracker)
  }

  package func receive(_ change: LayerChange) {
    let animation = timing.animation(keyPath: change.keyPath, on: change.layer)
    (animation.fromValue, animation.toValue) = change.value.animationEnds
    add(animation, for: change)
  }

  package func receive(_ change: LayerChange, through keyframes: CAKeyframeAnimation) {
    timing.apply(to: keyframes, on: change.layer)
    if case .cubic(let function) = timing.pacing { keyframes.timingFunction = function }
    add(keyframes, for: change)
  }

  private func add(_ animation: CAPropertyAnimation, for change: LayerChange) {
    animation.isAdditive = change.value.isAdditive
    animation.delegate = tracker
    tracker.expectAnimation()
    change.layer.add(animation, forKey: change.animationKey)
  }
}

extension LayerChange {
  /// Additive animations of one key path run side by side under "position", "position-2" and so on (facts
  /// 4.3.5 and 4.3.6); blended ones replace each other.
  package var animationKey: String {
    guard value.isAdditive else { return keyPath }
    let taken = layer.animationKeys() ?? []
    var key = keyPath
    var number = 2
    while taken.contains(key) {
      key = "\(keyPath)-\(number)"
      number += 1
    }
    return key
  }
}
