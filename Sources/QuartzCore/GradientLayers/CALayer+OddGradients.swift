extension CALayer {
  /// Says once what cannot be drawn of a gradient.
  func reportOddities(of values: GradientValues, drawnAs picture: GradientPicture) {
    let locations = values.locations
    if !locations.isEmpty, locations.count != values.colors.count {
      reportGradient(
        "gradient-locations-unmatched",
        "A gradient has \(values.colors.count) colors and \(locations.count) locations. They lie evenly.",
        "Give a location for each colour, or nil to spread the colours evenly.")
    } else if zip(locations, locations.dropFirst()).contains(where: { $0 > $1 }) {
      reportGradient(
        "gradient-locations-unordered",
        "The locations of a gradient do not ascend. One that is less than one before counts as that.",
        "Sort locations and colors together; two equal locations make an edge.")
    }
    if picture.hasCoarseEdges {
      reportGradient(
        "gradient-too-large",
        "A gradient with edges has more than 16,777,216 pixels. It is drawn with fewer, and its edges are coarse.",
        "Show a gradient layer for the part that can be seen, or one that runs straight across or down.")
    }
  }

  func reportColorsLeftOut(_ colors: [Any]) {
    guard let odd = colors.first(where: { !($0 is CGColor) }) else { return }
    reportGradient(
      "gradient-colors-left-out",
      "The colors of a gradient hold a value of type \(type(of: odd)), which is left out: it is no CGColor.",
      "Write .cgColor behind colours of UIKit's.")
  }

  private func reportGradient(_ rule: String, _ message: String, _ remedy: String) {
    reportOnce(
      Finding(
        grade: .fault, rule: rule, message: message, subjects: [String(describing: type(of: self))],
        remedy: remedy))
  }
}
