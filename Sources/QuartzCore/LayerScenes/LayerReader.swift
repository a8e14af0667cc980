import Compositor

/// Reads a tree of layers out of a scene file.
///
/// Each line is a key path and its value, set in the order of the text, as `setValue(_:forKeyPath:)` would.
struct LayerReader {
  static let word = "layer"

  private static let classes: [(name: String, make: @Sendable () -> CALayer)] = [
    ("CALayer", { CALayer() }), ("CAGradientLayer", { CAGradientLayer() }),
    ("CAReplicatorLayer", { CAReplicatorLayer() }), ("CAShapeLayer", { CAShapeLayer() }),
    ("CATransformLayer", { CATransformLayer() }),
  ]

  /// What a frame shows of the layer that stands next.
  static func nodes(_ parser: inout SceneParser) throws(SceneFileError) -> [RenderNode] {
    let layer = try layer(&parser, depth: 1)
    return LayerSampler.renderTree(
      of: [layer], width: 0, height: 0, scale: CGFloat(parser.scale), at: MediaContext.current.now
    ).nodes
  }

  /// What stands after `layer` or `mask`: class, name and block.
  private static func layer(_ parser: inout SceneParser, depth: Int) throws(SceneFileError) -> CALayer {
    guard depth <= SceneParser.depthLimit else {
      throw parser.error("layers lie in each other more than \(SceneParser.depthLimit) deep")
    }
    let layer = try make(&parser)
    try parser.open()
    while !parser.acceptClose() {
      let word = try parser.word("a key path, layer, mask or '}'")
      switch word {
      case Self.word: layer.addSublayer(try self.layer(&parser, depth: depth + 1))
      case "mask": layer.mask = try self.layer(&parser, depth: depth + 1)
      default: try LayerLine(keyPath: word, of: layer).read(&parser)
      }
    }
    return layer
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
