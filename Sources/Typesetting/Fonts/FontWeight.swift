import CoreGraphics

/// How heavy a font's strokes are, in the nine steps that both San Francisco and Inter have.
///
/// The raw values are OpenType's weight classes, 100 to 900.
package enum FontWeight: Int, Comparable, CaseIterable, Sendable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  /// Finds the step nearest to a weight as Apple counts it; of two equally near ones, the lighter.
  ///
  /// - Parameter weight: −1 (lightest) to 1 (heaviest), 0 for regular: the raw value of `UIFont.Weight`.
  package init(nearestTo weight: CGFloat) {
    var nearest = FontWeight.regular
    for step in FontWeight.allCases
    where abs(step.appleWeight - weight) < abs(nearest.appleWeight - weight) {
      nearest = step
    }
    self = nearest
  }

  /// This step as Apple counts weights: −1 to 1, 0 for regular.
  package var appleWeight: CGFloat {
    switch self {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }

  package static func < (lighter: FontWeight, heavier: FontWeight) -> Bool {
    lighter.rawValue < heavier.rawValue
  }
}
