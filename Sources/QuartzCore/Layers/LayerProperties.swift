extension LayerProperty {
  /// The animatable properties of every layer, by key.
  static let ofLayer = table([
    .rect("bounds", { (layer: LayerStorage) in layer.values.bounds }, { $0.values.bounds = $1 }),
    .point("position", { (layer: LayerStorage) in layer.values.position }, { $0.values.position = $1 }),
    .number("zPosition", { (layer: LayerStorage) in layer.values.zPosition }, { $0.values.zPosition = $1 }),
    .point(
      "anchorPoint", { (layer: LayerStorage) in layer.values.anchorPoint }, { $0.values.anchorPoint = $1 }),
    .number(
      "anchorPointZ", { (layer: LayerStorage) in layer.values.anchorPointZ }, { $0.values.anchorPointZ = $1 }),
    .transform(
      "transform", { (layer: LayerStorage) in layer.values.transform }, { $0.values.transform = $1 }),
    .transform(
      "sublayerTransform", { (layer: LayerStorage) in layer.values.sublayerTransform },
      { $0.values.sublayerTransform = $1 }),
    .flag(
      "doubleSided", { (layer: LayerStorage) in layer.values.isDoubleSided }, { $0.values.isDoubleSided = $1 }
    ),
    .flag(
      "hidden", implicit: true, { (layer: LayerStorage) in layer.values.isHidden },
      { $0.values.isHidden = $1 }),
    .float("opacity", { (layer: LayerStorage) in layer.values.opacity }, { $0.values.opacity = $1 }),
    .flag(
      "masksToBounds", { (layer: LayerStorage) in layer.values.masksToBounds },
      { $0.values.masksToBounds = $1 }),
    .color(
      "backgroundColor", { (layer: LayerStorage) in layer.values.backgroundColor },
      { $0.values.backgroundColor = $1 }),
    .number(
      "cornerRadius", { (layer: LayerStorage) in layer.values.cornerRadius }, { $0.values.cornerRadius = $1 }),
    .number(
      "borderWidth", { (layer: LayerStorage) in layer.values.borderWidth }, { $0.values.borderWidth = $1 }),
    .color(
      "borderColor", { (layer: LayerStorage) in layer.values.borderColor }, { $0.values.borderColor = $1 }),
    .color(
      "shadowColor", { (layer: LayerStorage) in layer.values.shadowColor }, { $0.values.shadowColor = $1 }),
    .float(
      "shadowOpacity", { (layer: LayerStorage) in layer.values.shadowOpacity },
      { $0.values.shadowOpacity = $1 }),
    .size(
      "shadowOffset", { (layer: LayerStorage) in layer.values.shadowOffset }, { $0.values.shadowOffset = $1 }),
    .number(
      "shadowRadius", { (layer: LayerStorage) in layer.values.shadowRadius }, { $0.values.shadowRadius = $1 }),
    .path("shadowPath", { (layer: LayerStorage) in layer.values.shadowPath }, { $0.values.shadowPath = $1 }),
    .rect(
      "contentsRect", { (layer: LayerStorage) in layer.values.contentsRect }, { $0.values.contentsRect = $1 }),
    .rect(
      "contentsCenter", { (layer: LayerStorage) in layer.values.contentsCenter },
      { $0.values.contentsCenter = $1 }),
    .number(
      "contentsScale", { (layer: LayerStorage) in layer.values.contentsScale },
      { $0.values.contentsScale = $1 }),
    .number(
      "rasterizationScale", { (layer: LayerStorage) in layer.values.rasterizationScale },
      { $0.values.rasterizationScale = $1 }),
    .flag(
      "shouldRasterize", { (layer: LayerStorage) in layer.values.shouldRasterize },
      { $0.values.shouldRasterize = $1 }),
    .contents,
    .flag(
      "geometryFlipped", { (layer: LayerStorage) in layer.values.isGeometryFlipped },
      { $0.values.isGeometryFlipped = $1 }),
    .flag(
      "allowsGroupOpacity", { (layer: LayerStorage) in layer.values.allowsGroupOpacity },
      { $0.values.allowsGroupOpacity = $1 }),
    .flag(
      "allowsEdgeAntialiasing", { (layer: LayerStorage) in layer.values.allowsEdgeAntialiasing },
      { $0.values.allowsEdgeAntialiasing = $1 }),
    .options(
      "edgeAntialiasingMask", { (layer: LayerStorage) in layer.values.antialiasedEdges },
      { $0.values.antialiasedEdges = $1 }),
    .flag("opaque", { (layer: LayerStorage) in layer.values.isOpaque }, { $0.values.isOpaque = $1 }),
    .flag(
      "drawsAsynchronously", { (layer: LayerStorage) in layer.values.drawsAsynchronously },
      { $0.values.drawsAsynchronously = $1 }),
    .options(
      "maskedCorners", { (layer: LayerStorage) in layer.values.maskedCorners },
      { $0.values.maskedCorners = $1 }),
    .option(
      "cornerCurve", { (layer: LayerStorage) in layer.values.cornerCurve }, { $0.values.cornerCurve = $1 }),
    .option(
      "contentsGravity", { (layer: LayerStorage) in layer.values.contentsGravity },
      { $0.values.contentsGravity = $1 }),
    .option(
      "magnificationFilter", { (layer: LayerStorage) in layer.values.magnificationFilter },
      { $0.values.magnificationFilter = $1 }),
    .option(
      "minificationFilter", { (layer: LayerStorage) in layer.values.minificationFilter },
      { $0.values.minificationFilter = $1 }),
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
        storage.values.contentsFade = nil
      }
    })

  static func table(_ properties: [LayerProperty]) -> [String: LayerProperty] {
    Dictionary(uniqueKeysWithValues: properties.map { ($0.key, $0) })
  }
}
