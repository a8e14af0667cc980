extension KeyedProperty {
  /// What every layer has beside what its storage's properties tell, by key.
  static let ofLayer: [String: KeyedProperty] = [
    "name": .object(\CALayer.name),
    "delegate": .object(\CALayer.delegate),
    "actions": .object(\CALayer.actions),
    "style": .object(\CALayer.style),
    "superlayer": .readOnly { (layer: CALayer) in layer.superlayer },
    "presentationLayer": .readOnly { (layer: CALayer) in layer.presentation() },
    "modelLayer": .readOnly { (layer: CALayer) in layer.model() },
    "visibleRect": .readOnly { (layer: CALayer) in layer.visibleRect },
    "sublayers": .object(\CALayer.sublayers),
    "mask": .object(\CALayer.mask),
    "needsDisplayOnBoundsChange": .flag(\CALayer.needsDisplayOnBoundsChange),
    "beginTime": .number(\CALayer.beginTime),
    "duration": .number(\CALayer.duration),
    "speed": .number(\CALayer.speed),
    "timeOffset": .number(\CALayer.timeOffset),
    "repeatCount": .number(\CALayer.repeatCount),
    "repeatDuration": .number(\CALayer.repeatDuration),
    "autoreverses": .flag(\CALayer.autoreverses),
    "fillMode": .name(\CALayer.fillMode),
  ]
}
