import QuartzCore

/// What a backdrop does to what lies under it.
package struct BackdropEffect: Equatable, Sendable {
  /// Standard deviation of the blur, in points.
  package var blurRadius: CGFloat = 0
  /// 1 leaves colours as they are.
  package var saturation: CGFloat = 1
  /// Of the grey laid over it: 0 is black, 1 is white.
  package var tintWhite: CGFloat = 1
  /// 0…1.
  package var tintAlpha: CGFloat = 0
}
