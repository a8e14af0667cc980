extension KeyedProperty {
  /// The properties of every animation, by key.
  static let ofAnimation: [String: KeyedProperty] = [
    "beginTime": .number(\CAAnimation.beginTime),
    "duration": .number(\CAAnimation.duration),
    "speed": .number(\CAAnimation.speed),
    "timeOffset": .number(\CAAnimation.timeOffset),
    "repeatCount": .number(\CAAnimation.repeatCount),
    "repeatDuration": .number(\CAAnimation.repeatDuration),
    "autoreverses": .flag(\CAAnimation.autoreverses),
    "fillMode": .name(\CAAnimation.fillMode),
    "timingFunction": .object(\CAAnimation.timingFunction),
    "delegate": .object(\CAAnimation.delegate),
    "removedOnCompletion": .flag(\CAAnimation.isRemovedOnCompletion),
    "preferredFrameRateRange": .structure(\CAAnimation.preferredFrameRateRange),
  ]

  static let ofGroup = ofAnimation.adding(["animations": .object(\CAAnimationGroup.animations)])

  static let ofTransition = ofAnimation.adding([
    "type": .name(\CATransition.type),
    "subtype": .optionalName(\CATransition.subtype),
    "startProgress": .number(\CATransition.startProgress),
    "endProgress": .number(\CATransition.endProgress),
    "filter": .any(\CATransition.filter),
  ])

  static let ofPropertyAnimation = ofAnimation.adding([
    "keyPath": .object(\CAPropertyAnimation.keyPath),
    "additive": .flag(\CAPropertyAnimation.isAdditive),
    "cumulative": .flag(\CAPropertyAnimation.isCumulative),
    "valueFunction": .object(\CAPropertyAnimation.valueFunction),
  ])

  static let ofBasicAnimation = ofPropertyAnimation.adding([
    "fromValue": .any(\CABasicAnimation.fromValue),
    "toValue": .any(\CABasicAnimation.toValue),
    "byValue": .any(\CABasicAnimation.byValue),
  ])

  static let ofSpringAnimation = ofBasicAnimation.adding([
    "mass": .number(\CASpringAnimation.mass),
    "stiffness": .number(\CASpringAnimation.stiffness),
    "damping": .number(\CASpringAnimation.damping),
    "initialVelocity": .number(\CASpringAnimation.initialVelocity),
    "allowsOverdamping": .flag(\CASpringAnimation.allowsOverdamping),
    "settlingDuration": .readOnly(\CASpringAnimation.settlingDuration),
    "perceptualDuration": .readOnly(\CASpringAnimation.perceptualDuration),
    "bounce": .readOnly(\CASpringAnimation.bounce),
  ])

  static let ofKeyframeAnimation = ofPropertyAnimation.adding([
    "values": .object(\CAKeyframeAnimation.values),
    "path": .object(\CAKeyframeAnimation.path),
    "keyTimes": .numbers(\CAKeyframeAnimation.keyTimes),
    "timingFunctions": .object(\CAKeyframeAnimation.timingFunctions),
    "calculationMode": .name(\CAKeyframeAnimation.calculationMode),
    "tensionValues": .numbers(\CAKeyframeAnimation.tensionValues),
    "continuityValues": .numbers(\CAKeyframeAnimation.continuityValues),
    "biasValues": .numbers(\CAKeyframeAnimation.biasValues),
    "rotationMode": .optionalName(\CAKeyframeAnimation.rotationMode),
  ])
}
