import QuartzCore

/// The animation block that is being run: it decides how a view's changes move.
@MainActor
package protocol ViewAnimationScope: AnyObject {
  /// The action for a change of a view's layer; nil means that the change is not animated.
  func action(for layer: CALayer, key: String) -> (any CAAction)?
}
