/// A change of a navigation stack, from the call until its controllers have been told of its end.
@MainActor
package final class NavigationChange {
  let formerStack: [UIViewController]
  var newStack: [UIViewController]
  let operation: UINavigationController.Operation
  var isAnimated: Bool
  var entering: [UIViewController]
  var leaving: [UIViewController]

  init(
    from formerStack: [UIViewController], to newStack: [UIViewController],
    operation: UINavigationController.Operation, animated: Bool
  ) {
    self.formerStack = formerStack
    self.newStack = newStack
    self.operation = operation
    isAnimated = animated
    entering = newStack.filter { !formerStack.contains($0) }
    leaving = formerStack.filter { !newStack.contains($0) }
  }
}
