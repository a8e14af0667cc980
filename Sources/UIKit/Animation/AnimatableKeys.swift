import QuartzCore

/// The layer keys whose changes on a view's layer animate inside an animation block.
package enum AnimatableKeys {
  /// Animated as differences (fact 4.3.4).
  package static let geometry: Set<String> = ["position", "bounds", "transform"]

  /// Animated by blending from what is shown to the new value.
  package static let blended: Set<String> = [
    "opacity", "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "shadowColor",
    "shadowOpacity", "shadowOffset", "shadowRadius", "anchorPoint", "zPosition", "sublayerTransform",
    "contentsRect", "contentsCenter", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth",
    "blurRadius", "saturation", "tintColor",
  ]
}
