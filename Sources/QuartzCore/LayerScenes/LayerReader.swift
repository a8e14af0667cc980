import Compositor

/// Reads a tree of layers out of a scene file.
///
/// Each line is a key path and its value, set in the order of the text, as `setValue(_:forKeyPath:)` would. Animations
/// begin when the layers are committed, at the time 0.
struct LayerReader {
  static let word = "layer"

  private static let classes: [(name: String, make: @Sendable () -> CALayer)] = [
    ("CALayer", { CALayer() }), ("CAGradientLayer", { CAGradientLayer() }),
    ("CAReplicatorLayer", { CAReplicatorLayer() }), ("CAScrollLayer", { CAScrollLayer() }),
    ("CAShapeLayer", { CAShapeLayer() }), ("CATextLayer", { CATextLayer() }),
    ("CATransformLayer", { CATransformLayer() }),
  ]

  /// What a frame shows of the layer that stands next.
  static func nodes(_ parser: inout SceneParser) throws(SceneFileError) -> [RenderNode] {
    let layer = try make(&parser)
    try readBlock(of: layer, &parser, depth: 1)
    let context = MediaContext.current
    context.now = .zero
    context.attach(layer)
    context.commit()
    context.now = MediaTime(seconds: parser.time)
    context.finishDueAnimations(at: context.now)
    return LayerSampler.renderTree(
      of: [layer], width: 0, height: 0, scale: CGFloat(parser.scale), at: context.now
    ).nodes
  }

  private static func readBlock(of layer: CALayer, _ parser: inout SceneParser, depth: Int)
    throws(SceneFileError)
  {
    guard depth <= SceneParser.depthLimit else {
      throw parser.error("layers lie in each other more than \(SceneParser.depthLimit) deep")
    }
    try parser.open()
    while !parser.acceptClose() {
      let word = try parser.word("a key path, layer, mask, animation or '}'")
      switch word {
      case Self.word:
        let sublayer = try make(&parser)
        layer.addSublayer(sublayer)
        try readBlock(of: sublayer, &parser, depth: depth + 1)
      case "mask":
        let mask = try make(&parser)
        layer.mask = mask
        try readBlock(of: mask, &parser, depth: depth + 1)
      case AnimationReader.word:
        let (animation, key) = try AnimationReader(layer: layer).animation(&parser, depth: 1)
        layer.add(animation, forKey: key)
      default: try LayerLine(keyPath: word, of: layer).read(&parser)
      }
    }
  }

  /// An instance of the class that stands next, or of `CALayer`.
  private static func make(_ parser: inout SceneParser) throws(SceneFileError) -> CALayer {
    var layer = CALayer()
    if !parser.isAtOpen && !parser.isAtText {
      let name = try parser.word("a class of layers, a name in quotes or '{'")
      guard let known = classes.first(where: { $0.name == name }) else {
        throw parser.error("'\(name)' is none of \(classes.map(\.name).joined(separator: ", "))")
      }
      layer = known.make()
    }
    layer.name = parser.acceptText()
    return layer
  }
}
