extension Finding {
  static func attachedAnimationChanged(_ animation: CAAnimation, property: String) -> Finding {
    Finding(
      grade: .fault, rule: "attached-animation-changed",
      message:
        "The \(property) of an animation was set while it is in its place on a layer; the old value stays.",
      subjects: [String(describing: type(of: animation))],
      remedy: "Set it before the animation is added, or add a changed copy under the same key.")
  }
}
