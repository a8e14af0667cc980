extension Finding {
  static func valueNotFinite(_ key: String, of layer: CALayer) -> Finding {
    Finding(
      grade: .fault, rule: "value-not-finite",
      message:
        "The \(key) of a layer was set to a value that is infinite or not a number; the old value stays.",
      subjects: [String(describing: type(of: layer))],
      remedy: "Check divisions by a width, height, distance or duration of zero.")
  }

  static func presentationInsideItself(_ layer: CALayer) -> Finding {
    Finding(
      grade: .fault, rule: "presentation-inside-itself",
      message:
        "The presentation of a layer was asked for while init(layer:) was making it; there is none yet.",
      subjects: [String(describing: type(of: layer))],
      remedy: "Copy in init(layer:) what the layer that is passed has, and ask for no presentation.")
  }

  static func animationOfPresentation(_ layer: CALayer) -> Finding {
    Finding(
      grade: .fault, rule: "animation-of-presentation",
      message: "An animation was added to what presentation() gave, which only shows. Nothing was done.",
      subjects: [String(describing: type(of: layer))], remedy: "Add it to the layer itself, model().")
  }

  static func presentationInTree(_ layer: CALayer) -> Finding {
    Finding(
      grade: .fault, rule: "presentation-in-tree",
      message: "What presentation() gave was to become a sublayer or a mask. Nothing was done.",
      subjects: [String(describing: type(of: layer))],
      remedy: "Use the layer itself, model(), or a copy made by init(layer:).")
  }
}

extension CALayer {
  /// Reports what would be reported anew at each frame, by the first finding of its rule alone.
  func reportOnce(_ finding: Finding) {
    guard reportedRules.insert(finding.rule).inserted else { return }
    MediaContext.current.report(finding)
  }

  /// Reports the first finding of its rule about each property.
  func reportOnce(_ finding: Finding, about key: String) {
    guard reportedRules.insert("\(finding.rule) \(key)").inserted else { return }
    MediaContext.current.report(finding)
  }
}
