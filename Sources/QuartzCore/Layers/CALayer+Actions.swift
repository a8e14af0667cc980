extension CALayer {
  /// Delegate, the layer's actions, the actions in its style, the class (fact 3.8).
  func searchAction(forKey event: String) -> CAAction? {
    let action =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? styleAction(forKey: event)
      ?? type(of: self).defaultAction(forKey: event)
    return action is NSNull ? nil : action
  }

  /// Of any of the styles inside each other; what is no action is passed over.
  private func styleAction(forKey event: String) -> CAAction? {
    for style in styles(from: style) {
      let actions = style["actions"] as? [AnyHashable: Any]
      if let action = actions?[event] as? CAAction { return action }
    }
    return nil
  }

  /// What layers without a view animate with (fact 3.8.3).
  static func implicitAction(forKey event: String) -> CAAction? {
    guard let property = property(forKey: event), property.hasImplicitAnimation else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      MediaContext.current.animationTimingFunction ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Runs the action of something that happened to the layer (fact 3.8.4).
  func runAction(forKey event: String) {
    guard !MediaContext.current.disablesActions, let action = action(forKey: event) else { return }
    action.run(forKey: event, object: self, arguments: nil)
  }

  /// Runs the action of a change. An animation that names no value has nowhere to begin on a layer that no commit has
  /// shown yet (fact 3.9.1).
  func run(_ action: CAAction, forKey event: String) {
    let needsStart = (action as? CABasicAnimation)?.namesNoValue ?? false
    guard !needsStart || creationEpoch != MediaContext.current.epoch else { return }
    action.run(forKey: event, object: self, arguments: nil)
  }
}
