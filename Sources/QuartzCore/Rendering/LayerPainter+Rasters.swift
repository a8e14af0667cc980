import Compositor

extension LayerPainter {
  /// Layers are made no smaller than a pixel, and none by more than this.
  private static let largestReduction = 4_096.0

  /// Pixels of the layer's bitmap to one of the screen; nil without bitmap (fact 3.13).
  var rasterScale: Double? {
    guard storage.values.shouldRasterize else { return nil }
    let asked = Double(storage.values.rasterizationScale / sampler.scale)
    guard asked > 0, asked.isFinite else {
      layer.reportRasterizationScale("is not above 0; the layer is drawn without a bitmap.")
      return nil
    }
    let bounds = storage.values.bounds
    let side = Double(max(bounds.width, bounds.height, 1) * sampler.scale)
    let isKnown = !bounds.isEmpty && side < Self.largestReduction
    let least = 1 / (isKnown ? side : Self.largestReduction)
    guard asked < least else { return asked }
    layer.reportRasterizationScale("leaves no pixel of the layer; the scale that leaves one is taken.")
    return least
  }
}

extension CALayer {
  fileprivate func reportRasterizationScale(_ consequence: String) {
    reportOnce(
      Finding(
        grade: .advice, rule: "rasterization-scale-unusable",
        message: "A rasterizationScale of \(storage.values.rasterizationScale) \(consequence)",
        subjects: [String(describing: type(of: self))],
        remedy: "Set it to the screen's scale, or a part of it."))
  }
}
