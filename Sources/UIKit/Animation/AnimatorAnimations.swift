import QuartzCore

/// Keeps what the blocks of a property animator change.
@MainActor
package final class AnimatorAnimations: ChangeReceiver {
  private(set) var entries: [AnimatorEntry] = []
  private let timing: AnimationTiming
  /// For the block that runs: the part (0 to 1) of the animator's time before its animations start.
  private var lead = 0.0

  init(timing: AnimationTiming) {
    self.timing = timing
  }

  /// Runs a block.
  ///
  /// - Returns: What it changes.
  func record(
    _ body: () -> Void, lead: Double, options: UIView.AnimationOptions, tracker: AnimationTracker
  ) -> [AnimatorEntry] {
    let count = entries.count
    self.lead = lead
    AnimationScope(timing: timing, receiver: self, tracker: tracker, options: options).perform(body)
    return Array(entries[count...])
  }

  package func receive(_ change: LayerChange) {
    guard let vertical = timing.verticalPacing, change.keyPath == "position",
      case .point(let from, let to) = change.value
    else { return append(change, keyframes: nil, pacing: timing.pacing) }
    // Fact 4.5.1: each axis has the velocity of its own.
    func part(_ keyPath: String, _ from: CGFloat, _ to: CGFloat, _ pacing: AnimationPacing) {
      guard from != to else { return }
      append(
        LayerChange(layer: change.layer, keyPath: keyPath, value: .number(from: from, to: to)),
        keyframes: nil, pacing: pacing)
    }
    part("position.x", from.x, to.x, timing.pacing)
    part("position.y", from.y, to.y, vertical)
  }

  package func receive(_ change: LayerChange, through keyframes: CAKeyframeAnimation) {
    append(change, keyframes: keyframes, pacing: timing.pacing)
  }

  private func append(_ change: LayerChange, keyframes: CAKeyframeAnimation?, pacing: AnimationPacing) {
    entries.append(
      AnimatorEntry(
        change: change, key: freeKey(for: change), keyframes: keyframes, lead: lead, pacing: pacing))
  }

  /// A key that neither the layer nor an entry that is still to be added uses.
  private func freeKey(for change: LayerChange) -> String {
    var key = change.animationKey
    guard change.value.isAdditive else { return key }
    let taken = entries.filter { $0.change.layer === change.layer }.map(\.key)
    let running = change.layer.animationKeys() ?? []
    var number = 2
    while taken.contains(key) || running.contains(key) {
      key = "\(change.keyPath)-\(number)"
      number += 1
    }
    return key
  }
}
