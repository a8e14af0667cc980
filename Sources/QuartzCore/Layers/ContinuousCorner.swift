/// The corner whose curvature begins gradually, as the system's own shapes have it.
enum ContinuousCorner {
  /// How far along the edge the curve reaches, in radii.
  static let expansion: CGFloat = 1.528665
  /// Control points and ends of three cubics from the horizontal to the vertical edge, in radii from the corner.
  static let cubics: [(CGPoint, CGPoint, CGPoint)] = [
    (CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0), CGPoint(x: 0.63149379, y: 0.07491139)),
    (
      CGPoint(x: 0.37282383, y: 0.16905956), CGPoint(x: 0.16905956, y: 0.37282383),
      CGPoint(x: 0.07491139, y: 0.63149379)
    ),
    (CGPoint(x: 0, y: 0.86840694), CGPoint(x: 0, y: 1.08849296), CGPoint(x: 0, y: 1.52866498)),
  ]
}
