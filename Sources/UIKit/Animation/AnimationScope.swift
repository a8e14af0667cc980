import QuartzCore

/// An animation block while it runs: it gives views' layers their actions and hands the changes on.
@MainActor
package final class AnimationScope: ViewAnimationScope {
  package let timing: AnimationTiming
  package let receiver: any ChangeReceiver
  private let tracker: AnimationTracker
  private let options: UIView.AnimationOptions
  /// Views whose size changed, for `.layoutSubviews`.
  private var resizedViews: [UIView] = []

  package init(
    timing: AnimationTiming, receiver: any ChangeReceiver, tracker: AnimationTracker,
    options: UIView.AnimationOptions
  ) {
    self.timing = timing
    self.receiver = receiver
    self.tracker = tracker
    self.options = options
  }

  /// The innermost running block.
  package static var current: AnimationScope? { UIView._animationScope as? AnimationScope }

  package func action(for layer: CALayer, key: String) -> (any CAAction)? {
    guard AnimationEnvironment.current?.areAnimationsEnabled ?? true,
      AnimatableKeys.geometry.contains(key) || AnimatableKeys.blended.contains(key)
    else { return nil }
    return ViewPropertyAction(layer: layer, key: key, scope: self)
  }

  package func receive(_ change: LayerChange) {
    if let view = change.layer.delegate as? UIView {
      if !options.contains(.allowUserInteraction) { tracker.blockInteraction(with: view) }
      if change.keyPath == "bounds.size" { resizedViews.append(view) }
    }
    AnimationEnvironment.current?.changeObserver?(change)
    if case .transform(_, let to) = change.value { reportSingularTransform(to, of: change.layer) }
    receiver.receive(change)
  }

  /// Runs a block whose changes animate in this scope.
  package func perform(_ body: () -> Void) {
    Self.with(self) {
      body()
      // Fact 4.2.10: what lies in a resized view is laid out now, and so moves along.
      if options.contains(.layoutSubviews) {
        for view in resizedViews { view.layoutIfNeeded() }
      }
      resizedViews = []
    }
  }

  /// The same block with repeats (in cycles) of its own.
  package func repeating(count: Float, autoreverses: Bool) -> AnimationScope {
    var timing = timing
    timing.repeatCount = count
    timing.autoreverses = autoreverses
    let receiver = (receiver as? BlockAnimations)?.with(timing) ?? receiver
    return AnimationScope(timing: timing, receiver: receiver, tracker: tracker, options: options)
  }

  /// Runs a block in another scope; in none, nothing that it changes animates.
  package static func with(_ scope: (any ViewAnimationScope)?, _ body: () -> Void) {
    let outer = UIView._animationScope
    UIView._animationScope = scope
    body()
    UIView._animationScope = outer
  }

  /// A matrix that can't be inverted leaves no difference to animate, so the new value shows at once.
  private func reportSingularTransform(_ transform: CATransform3D, of layer: CALayer) {
    guard CATransform3DIsAffine(transform) else { return }
    let matrix = CATransform3DGetAffineTransform(transform)
    let area = matrix.a * matrix.d - matrix.b * matrix.c
    guard area == 0 else { return }
    let subject = (layer.delegate as? UIView).map { String(describing: type(of: $0)) } ?? "CALayer"
    MediaContext.current.report(
      Finding(
        grade: .advice, rule: "singular-transform-animation",
        message: "A view is animated to a transform that can't be inverted, such as a scale of 0.",
        subjects: [subject],
        remedy: "Animate to a very small scale, such as 0.001, instead."))
  }
}
