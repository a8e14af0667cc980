import QuartzCore

/// Turns the changes made inside an animation block into animations.
@MainActor
package protocol ChangeReceiver: AnyObject {
  /// Animates one change with the block's own timing.
  func receive(_ change: LayerChange)

  /// Animates one change through the values of a keyframe animation, which comes without timing.
  func receive(_ change: LayerChange, through keyframes: CAKeyframeAnimation)
}
