import Foundation

extension UIViewController {
  package func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    childControllers.append(child)
    child.parentController = self
  }

  package func leaveParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }

  package func noteWillMove(toParent parent: UIViewController?) {
    movement = parent == nil ? .movingFromParent : .movingToParent
    record("willMoveToParent", [(key: "parent", value: .string(parent?.className ?? ""))])
  }

  package func noteDidMove(toParent parent: UIViewController?) {
    movement = .none
    record("didMoveToParent", [(key: "parent", value: .string(parent?.className ?? ""))])
  }

  /// The nearest controller of a class on the way up, this one excepted.
  package func nearestAncestor<Container: UIViewController>() -> Container? {
    var candidate = parent
    while let controller = candidate {
      if let container = controller as? Container { return container }
      candidate = controller.parent
    }
    return nil
  }

  /// This controller or its outermost container.
  package var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  package func isDescendant(of ancestor: UIViewController) -> Bool {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if controller === ancestor { return true }
      candidate = controller.parent
    }
    return false
  }

  /// `transition(from:to:…)`: the incoming view takes the outgoing one's place, between the appearance
  /// callbacks.
  package func exchange(
    _ outgoing: UIViewController, for incoming: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard outgoing.parent === self, incoming.parent === self else {
      report(
        .fault, rule: "transition-between-strangers",
        "transition(from:to:) was called with controllers that are not both children of this one.",
        also: [outgoing, incoming], remedy: "Call addChild(_:) for both controllers first.")
      return
    }
    let animated = duration > 0
    let sendsCallbacks = shouldAutomaticallyForwardAppearanceMethods && appearance.isVisible
    if sendsCallbacks {
      for controller in [outgoing, incoming] {
        controller.settleAppearance()
        controller.isAppearanceManaged = true
      }
      outgoing.beginAppearance(false, animated: animated)
      incoming.beginAppearance(true, animated: animated)
    }
    outgoing.view.superview?.addSubview(incoming.view)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      outgoing.view.removeFromSuperview()
      if sendsCallbacks {
        for controller in [outgoing, incoming] {
          controller.endAppearance()
          controller.isAppearanceManaged = false
        }
      }
      completion?(finished)
    }
  }
}
