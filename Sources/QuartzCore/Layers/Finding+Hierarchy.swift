extension Finding {
  static func sublayerTwice(in layer: CALayer) -> Finding {
    Finding(
      grade: .fault, rule: "sublayer-twice",
      message:
        "The sublayers of a layer were set to a list with the same layer twice; its last place counts.",
      subjects: [String(describing: type(of: layer))],
      remedy: "Make a layer for each place, or use a CAReplicatorLayer.")
  }

  static func indexBeyondEnd(_ index: Int, in layer: CALayer) -> Finding {
    Finding(
      grade: .advice, rule: "index-beyond-end",
      message:
        "A layer was inserted at index \(index) among \(layer.sublayerList.count) sublayers; it comes last.",
      subjects: [String(describing: type(of: layer))],
      remedy: "Use addSublayer(_:) for the last place, or insertSublayer(_:above:).")
  }
}
