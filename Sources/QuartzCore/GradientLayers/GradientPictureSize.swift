/// The pixels that a gradient is drawn in: as many as asked for, or so many that stretching them gives the same.
struct GradientPictureSize: Equatable {
  let width: Int
  let height: Int
  /// Whether pixels are larger than asked for in a direction in which colours change.
  let isReduced: Bool

  /// In pixels: beyond some screens.
  private static let largestArea = 1 << 24
  /// Of one row or column, in pixels.
  private static let longestSide = 1 << 20

  init(width: Int, height: Int, _ place: GradientPlace) {
    let share = (Double(Self.largestArea) / (Double(width) * Double(height))).squareRoot()
    if share >= 1 {
      (self.width, self.height, isReduced) = (width, height, false)
    } else if place.rowsAreEven {
      (self.width, self.height, isReduced) = (1, min(height, Self.longestSide), height > Self.longestSide)
    } else if place.columnsAreEven {
      (self.width, self.height, isReduced) = (min(width, Self.longestSide), 1, width > Self.longestSide)
    } else {
      // A thin one is not drawn thinner than a pixel.
      self.width = min(max(Int(Double(width) * share), 1), Self.longestSide)
      self.height = min(max(Int(Double(height) * share), 1), Self.longestSide)
      isReduced = true
    }
  }
}
