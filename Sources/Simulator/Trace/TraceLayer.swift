import QuartzCore

/// A layer as one frame presents it. Lengths are in points.
public struct TraceLayer: Equatable, Sendable {
  /// The same for a layer in every frame; given by order of creation.
  public var id: Int
  /// The view's accessibility identifier, or its class, or the layer's name or class.
  public var name: String
  /// The layer it lies in, or masks; nil for a window.
  public var parent: Int?
  /// Whether it is its parent's mask.
  public var isMask: Bool
  /// Of the anchor point, in the parent's coordinates.
  public var position: CGPoint
  public var bounds: CGRect
  public var anchorPoint: CGPoint
  public var transform: CATransform3D
  public var opacity: Float
  public var cornerRadius: CGFloat
  public var isHidden: Bool
  /// The box around its bounds on the screen, every transform above it included.
  public var frame: CGRect
  /// The box around a shape layer's path, in its own coordinates; nil for layers without a path.
  public var pathBounds: CGRect?

  public static func == (left: TraceLayer, right: TraceLayer) -> Bool {
    left.id == right.id && left.name == right.name && left.parent == right.parent
      && left.isMask == right.isMask && left.position == right.position && left.bounds == right.bounds
      && left.anchorPoint == right.anchorPoint
      && CATransform3DEqualToTransform(left.transform, right.transform) && left.opacity == right.opacity
      && left.cornerRadius == right.cornerRadius && left.isHidden == right.isHidden
      && left.frame == right.frame && left.pathBounds == right.pathBounds
  }
}
