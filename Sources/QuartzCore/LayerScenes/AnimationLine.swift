import Compositor

/// A line of an animation in a scene file: a property, then a value of its kind.
struct AnimationLine {
  private let key: String
  private let animation: CAAnimation
  private let layer: CALayer

  init(key: String, of animation: CAAnimation, on layer: CALayer) {
    self.key = key
    self.animation = animation
    self.layer = layer
  }

  func read(_ parser: inout SceneParser) throws(SceneFileError) {
    if try SceneTiming.set(key, of: animation, &parser) { return }
    switch (key, animation) {
    case ("timingFunction", _): animation.timingFunction = try curve(&parser)
    case ("removedOnCompletion", _): animation.isRemovedOnCompletion = try parser.flag()
    case (_, let animation as CAPropertyAnimation):
      guard try readProperty(of: animation, &parser) else { throw unknown(parser) }
    default: throw unknown(parser)
    }
  }

  private func unknown(_ parser: SceneParser) -> SceneFileError {
    parser.error("'\(type(of: animation))' has no property '\(key)'")
  }

  private func readProperty(of animation: CAPropertyAnimation, _ parser: inout SceneParser)
    throws(SceneFileError) -> Bool
  {
    switch (key, animation) {
    case ("keyPath", _): animation.keyPath = try parser.word("a key path")
    case ("additive", _): animation.isAdditive = try parser.flag()
    case ("cumulative", _): animation.isCumulative = try parser.flag()
    case ("valueFunction", _):
      animation.valueFunction = CAValueFunction(name: try parser.choice(Self.functions, as: \.rawValue))
    case ("fromValue", let animation as CABasicAnimation): animation.fromValue = try value(&parser)
    case ("toValue", let animation as CABasicAnimation): animation.toValue = try value(&parser)
    case ("byValue", let animation as CABasicAnimation): animation.byValue = try value(&parser)
    case (_, let animation as CASpringAnimation): return try readSpring(animation, &parser)
    case (_, let animation as CAKeyframeAnimation): return try readKeyframes(animation, &parser)
    default: return false
    }
    return true
  }

  private func readSpring(_ animation: CASpringAnimation, _ parser: inout SceneParser)
    throws(SceneFileError) -> Bool
  {
    switch key {
    case "mass": animation.mass = CGFloat(try parser.anyNumber())
    case "stiffness": animation.stiffness = CGFloat(try parser.anyNumber())
    case "damping": animation.damping = CGFloat(try parser.anyNumber())
    case "initialVelocity": animation.initialVelocity = CGFloat(try parser.anyNumber())
    case "allowsOverdamping": animation.allowsOverdamping = try parser.flag()
    default: return false
    }
    return true
  }

  private func readKeyframes(_ animation: CAKeyframeAnimation, _ parser: inout SceneParser)
    throws(SceneFileError) -> Bool
  {
    switch key {
    case "value":
      guard let value = try value(&parser) else { throw parser.error("'none' is no value to go through") }
      animation.values = (animation.values ?? []) + [value]
    case "path": animation.path = CGPath(elements: try parser.pathElements(any: true))
    case "keyTimes": animation.keyTimes = parser.boxedNumbers()
    case "tensionValues": animation.tensionValues = parser.boxedNumbers()
    case "continuityValues": animation.continuityValues = parser.boxedNumbers()
    case "biasValues": animation.biasValues = parser.boxedNumbers()
    case "timingFunctions":
      animation.timingFunctions = []
      while isAtCurve(parser) { animation.timingFunctions?.append(try curve(&parser)) }
    case "calculationMode": animation.calculationMode = try parser.choice(Self.modes, as: \.rawValue)
    case "rotationMode":
      animation.rotationMode = try parser.choice([.rotateAuto, .rotateAutoReverse], as: \.rawValue)
    default: return false
    }
    return true
  }

  /// A value of the property that the animation names.
  private func value(_ parser: inout SceneParser) throws(SceneFileError) -> Any? {
    let animation = animation as? CAPropertyAnimation
    if let kind = animation?.valueFunction?.kind { return try parser.layerValue(of: kind) }
    guard
      let target = animation?.keyPath.flatMap({
        PropertyTarget(keyPath: $0, of: type(of: layer), in: layer.storage)
      }), !target.isCustom
    else { throw parser.error("'\(key)' stands after no keyPath that '\(type(of: layer))' has") }
    return try parser.layerValue(of: target.kind)
  }

  private func isAtCurve(_ parser: SceneParser) -> Bool {
    parser.isAtNumber || Self.curves.contains { parser.isAt($0.rawValue) }
  }

  /// A name, or the coordinates of two control points.
  private func curve(_ parser: inout SceneParser) throws(SceneFileError) -> CAMediaTimingFunction {
    guard parser.isAtNumber else {
      return CAMediaTimingFunction(name: try parser.choice(Self.curves, as: \.rawValue))
    }
    let points = try parser.anyNumbers(4).map { Float($0) }
    return CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
  }

  private static let curves: [CAMediaTimingFunctionName] = [
    .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
  ]
  private static let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
  private static let functions: [CAValueFunctionName] = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
    .translateZ,
  ]
}

extension SceneParser {
  fileprivate mutating func boxedNumbers() -> [NSNumber] {
    numbersThatFollow(any: true).map { NSNumber(value: $0) }
  }
}
