import QuartzCore

/// What view animations of one device share.
@MainActor
package final class AnimationEnvironment {
  /// False inside `performWithoutAnimation` and after `setAnimationsEnabled(false)`.
  package var areAnimationsEnabled = true
  /// True while a percent-driven transition makes its animations: whatever they ask for, they get a
  /// linear pace, so that the finger leads (decision 9.5).
  package var forcesLinearPacing = false
  /// Hears of every change that is animated, before its animation is made.
  package var changeObserver: ((LayerChange) -> Void)?

  package init() {}

  package static var current: AnimationEnvironment? { HostDevice.current?.animationEnvironment }

  package func withAnimationsEnabled(_ enabled: Bool, _ body: () -> Void) {
    let outer = areAnimationsEnabled
    areAnimationsEnabled = enabled
    body()
    areAnimationsEnabled = outer
  }
}
