extension LayerProperty {
  /// The animatable properties of every layer, by key.
  static let ofLayer = table([
    .rect("bounds", \LayerStorage.values.bounds),
    .point("position", \LayerStorage.values.position),
    .number("zPosition", \LayerStorage.values.zPosition),
    .point("anchorPoint", \LayerStorage.values.anchorPoint),
    .number("anchorPointZ", \LayerStorage.values.anchorPointZ),
    .transform("transform", \LayerStorage.values.transform),
    .transform("sublayerTransform", \LayerStorage.values.sublayerTransform),
    .flag("doubleSided", \LayerStorage.values.isDoubleSided),
    .flag("hidden", \LayerStorage.values.isHidden, implicit: true),
    .float("opacity", \LayerStorage.values.opacity),
    .flag("masksToBounds", \LayerStorage.values.masksToBounds),
    .color("backgroundColor", \LayerStorage.values.backgroundColor),
    .number("cornerRadius", \LayerStorage.values.cornerRadius),
    .number("borderWidth", \LayerStorage.values.borderWidth),
    .color("borderColor", \LayerStorage.values.borderColor),
    .color("shadowColor", \LayerStorage.values.shadowColor),
    .float("shadowOpacity", \LayerStorage.values.shadowOpacity),
    .size("shadowOffset", \LayerStorage.values.shadowOffset),
    .number("shadowRadius", \LayerStorage.values.shadowRadius),
    .path("shadowPath", \LayerStorage.values.shadowPath, implicit: false),
    .rect("contentsRect", \LayerStorage.values.contentsRect),
    .rect("contentsCenter", \LayerStorage.values.contentsCenter),
    .number("contentsScale", \LayerStorage.values.contentsScale),
    .number("rasterizationScale", \LayerStorage.values.rasterizationScale),
    .flag("shouldRasterize", \LayerStorage.values.shouldRasterize),
    .contents,
  ])

  /// `contents` cross-fades: what a blend gives is kept beside the model's own contents.
  private static let contents = LayerProperty(
    key: "contents", kind: .contents, hasImplicitAnimation: true,
    get: { .contents($0.values.contents) },
    set: { storage, value in
      guard case .contents(let object) = value else { return }
      if let fade = object as? ContentsFade {
        storage.values.contentsFade = fade
      } else {
        storage.values.contents = object
      }
    })

  static func table(_ properties: [LayerProperty]) -> [String: LayerProperty] {
    Dictionary(uniqueKeysWithValues: properties.map { ($0.key, $0) })
  }
}
