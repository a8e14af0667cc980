extension CALayer {
  /// Says once what a layer has that needs a plane to be shown in, although it gives its sublayers room.
  func reportIgnoredAppearance(_ storage: LayerStorage) {
    guard !reportedRules.contains(Self.ignoredAppearance) else { return }
    let ignored = storage.planeProperties + (maskLayer == nil ? [] : ["mask"])
    guard !ignored.isEmpty else { return }
    reportOnce(
      Finding(
        grade: .fault, rule: Self.ignoredAppearance,
        message: "A layer that keeps the depth of its sublayers has no picture of its own: "
          + "\(ignored.joined(separator: ", ")) had no effect.",
        subjects: [String(describing: type(of: self))],
        remedy: "Set them on a sublayer, or use a plain layer."))
  }

  private static let ignoredAppearance = "transform-layer-appearance"
}

extension LayerStorage {
  /// The properties with values other than the first ones that only a layer with a plane can show.
  fileprivate var planeProperties: [String] {
    var names: [String] = []
    if values.backgroundColor != nil { names.append("backgroundColor") }
    if values.contents != nil { names.append("contents") }
    if values.borderWidth != 0 { names.append("borderWidth") }
    if values.masksToBounds { names.append("masksToBounds") }
    if values.shadowOpacity != 0 { names.append("shadowOpacity") }
    return names
  }
}
