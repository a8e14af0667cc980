import QuartzCore

/// What a view's layer gets as the action of a change inside an animation block: made before the change,
/// it remembers the old value; run after it, it hands both to the block.
@MainActor
package final class ViewPropertyAction: NSObject, @preconcurrency CAAction {
  private let layer: CALayer
  private let key: String
  private let old: CapturedValue
  private let scope: AnimationScope

  package init(layer: CALayer, key: String, scope: AnimationScope) {
    self.layer = layer
    self.key = key
    self.scope = scope
    old = CapturedValue(layer: layer, key: key)
    super.init()
  }

  package func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    for change in old.changes(on: layer, key: key) { scope.receive(change) }
  }
}

/// The value of a layer's property before a change.
private enum CapturedValue {
  case position(CGPoint)
  case bounds(CGRect)
  /// The model and what running transform animations show.
  case transform(model: CATransform3D, shown: CATransform3D)
  case blended(model: Any?, shown: Any?)

  init(layer: CALayer, key: String) {
    switch key {
    case "position":
      self = .position(layer.position)
    case "bounds":
      self = .bounds(layer.bounds)
    case "transform":
      let isMoving = layer.animationKeys()?.contains { $0.hasPrefix("transform") } ?? false
      self = .transform(
        model: layer.transform,
        shown: isMoving ? layer.presentation()?.transform ?? layer.transform : layer.transform)
    default:
      let model = layer.value(forKeyPath: key)
      // Blended values go on from what is shown: they can't be summed as geometry can (fact 4.3.4).
      let shown = layer.animation(forKey: key) == nil ? model : layer.presentation()?.value(forKeyPath: key)
      self = .blended(model: model, shown: shown ?? model)
    }
  }

  /// The changes to animate; none when the property still has its old value (fact 4.2.4).
  func changes(on layer: CALayer, key: String) -> [LayerChange] {
    func change(_ keyPath: String, _ value: AnimatedValue) -> LayerChange {
      LayerChange(layer: layer, keyPath: keyPath, value: value)
    }
    switch self {
    case .position(let old):
      let new = layer.position
      return old == new ? [] : [change("position", .point(from: old, to: new))]
    case .bounds(let old):
      // Fact 4.3.3: the two halves of the bounds are animated apart.
      let new = layer.bounds
      var changes: [LayerChange] = []
      if old.origin != new.origin {
        changes.append(change("bounds.origin", .point(from: old.origin, to: new.origin)))
      }
      if old.size != new.size {
        changes.append(change("bounds.size", .size(from: old.size, to: new.size)))
      }
      return changes
    case .transform(let old, let shown):
      let new = layer.transform
      if CATransform3DEqualToTransform(old, new) { return [] }
      return [
        change("transform", .transform(from: Self.start(old: old, shown: shown, new: new), to: new))
      ]
    case .blended(let model, let shown):
      let new = layer.value(forKeyPath: key)
      if isSameValue(model, new) { return [] }
      return [change(key, .blended(from: shown, to: new))]
    }
  }

  /// Where the new animation must start so that nothing jumps: matrices don't commute, so what the
  /// animations that still run lay on top is taken off on the other side.
  private static func start(
    old: CATransform3D, shown: CATransform3D, new: CATransform3D
  ) -> CATransform3D {
    if CATransform3DEqualToTransform(old, shown) { return old }
    let running = CATransform3DConcat(shown, CATransform3DInvert(old))
    let target = CATransform3DConcat(running, new)
    // from · new⁻¹ must be shown · (running · new)⁻¹.
    return CATransform3DConcat(CATransform3DConcat(shown, CATransform3DInvert(target)), new)
  }
}

/// Whether two values of a layer's property, as key-value coding gives them, are equal.
private func isSameValue(_ first: Any?, _ second: Any?) -> Bool {
  switch (first, second) {
  case (nil, nil): true
  case (let first as AnyHashable, let second as AnyHashable): first == second
  case (let first as CATransform3D, let second as CATransform3D):
    CATransform3DEqualToTransform(first, second)
  case (let first as CGPoint, let second as CGPoint): first == second
  case (let first as CGSize, let second as CGSize): first == second
  case (let first as CGRect, let second as CGRect): first == second
  default: false
  }
}
