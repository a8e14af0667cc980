import Compositor

/// Reads the animations of a layer out of a scene file.
struct AnimationReader {
  static let word = "animation"

  let layer: CALayer

  private static let classes: [(name: String, make: @Sendable () -> CAAnimation)] = [
    ("CABasicAnimation", { CABasicAnimation() }), ("CAKeyframeAnimation", { CAKeyframeAnimation() }),
    ("CASpringAnimation", { CASpringAnimation() }), ("CAAnimationGroup", { CAAnimationGroup() }),
  ]

  /// What stands after `animation`: class, key and block.
  func animation(_ parser: inout SceneParser, depth: Int) throws(SceneFileError) -> (CAAnimation, String?) {
    guard depth <= SceneParser.depthLimit else {
      throw parser.error("animations lie in each other more than \(SceneParser.depthLimit) deep")
    }
    let name = try parser.word("a class of animations")
    guard let known = Self.classes.first(where: { $0.name == name }) else {
      throw parser.error("'\(name)' is none of \(Self.classes.map(\.name).joined(separator: ", "))")
    }
    let animation = known.make()
    let key = parser.acceptText()
    try parser.open()
    while !parser.acceptClose() {
      let word = try parser.word("a property of the animation or '}'")
      if word == Self.word, let group = animation as? CAAnimationGroup {
        let member = try self.animation(&parser, depth: depth + 1).0
        group.animations = (group.animations ?? []) + [member]
      } else {
        try AnimationLine(key: word, of: animation, on: layer).read(&parser)
      }
    }
    return (animation, key)
  }
}
