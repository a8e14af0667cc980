/// The pixels that a layer is drawn in: as many as asked for, or fewer where those are too many.
struct DrawingSize {
  let width: Int
  let height: Int
  /// Pixels to a point.
  let scale: CGFloat
  /// Whether pixels are larger than asked for.
  let isReduced: Bool

  /// What bitmaps are made in.
  private static let longestSide: CGFloat = 32_767
  /// In pixels: the memory of some twenty screens.
  private static let largestArea: CGFloat = 67_108_864
  /// Of larger pixels nothing can be recognised, in pixels to a point.
  private static let coarsest: CGFloat = 1e-4

  /// Nil without area, and where a pixel would have to be larger than 10,000 points.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - asked: Pixels to a point, above 0.
  init?(_ size: CGSize, scale asked: CGFloat) {
    let (wide, high) = (size.width * asked, size.height * asked)
    guard wide > 0, high > 0 else { return nil }
    // What is thinner than a pixel takes one all the same.
    let area = (Self.largestArea / (max(wide, 1) * max(high, 1))).squareRoot()
    let share = min(1, Self.longestSide / max(wide, high), area)
    guard share == 1 || asked * share >= Self.coarsest else { return nil }
    scale = asked * share
    isReduced = share < 1
    width = Int(min((size.width * scale).rounded(.up), Self.longestSide))
    height = Int(min((size.height * scale).rounded(.up), Self.longestSide))
  }
}

extension CALayer {
  /// Says once that the bounds are too large for one bitmap, if they are.
  ///
  /// - Parameter size: What the bounds are drawn in; nil when nothing is.
  func reportReduction(to size: DrawingSize?) {
    guard size?.isReduced ?? !bounds.isEmpty else { return }
    let outcome = size == nil ? "It is not drawn." : "It is drawn with fewer pixels."
    reportOnce(
      Finding(
        grade: .fault, rule: "layer-too-large",
        message:
          "A layer of \(bounds.width) × \(bounds.height) points was to be drawn as one bitmap. \(outcome)",
        subjects: [String(describing: type(of: self))],
        remedy:
          "Draw sublayers for the parts that can be seen. A bitmap has at most 32,767 pixels along a side and "
          + "67,108,864 in all."))
  }
}
