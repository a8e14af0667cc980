import Foundation

extension UIViewController {
  /// What this controller adds to its view's safe area, in points.
  package var totalAdditionalInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: additionalSafeAreaInsets.top + barInsets.top, left: additionalSafeAreaInsets.left + barInsets.left,
      bottom: additionalSafeAreaInsets.bottom + barInsets.bottom,
      right: additionalSafeAreaInsets.right + barInsets.right)
  }

  package func announcePreferredContentSize() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      presentedBy?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Tells the children, and the controller presented by this one, of the new size.
  package func forwardSizeTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
    presentation?.controller.viewWillTransition(to: size, with: coordinator)
  }
}

extension UIViewController {
  package func additionalInsetsDidChange() {
    viewIfLoaded?.updateSafeAreaInsets()
  }
}
