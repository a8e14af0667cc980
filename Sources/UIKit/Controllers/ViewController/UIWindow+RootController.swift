import Foundation

extension UIWindow {
  /// Puts the root controller's view into the window in place of the former one's.
  package func rootViewControllerDidChange(from former: UIViewController?) {
    guard former !== rootViewController else { return }
    if let former {
      former.endTransitionsInTree()
      former.abandonPresentation()
      remove(former)
    }
    showRootViewController()
  }

  /// Shows the root controller's view, when the window is visible and does not have it yet.
  package func showRootViewController() {
    guard !isHidden, let root = rootViewController, root.presentation == nil, let view = root.view,
      view.superview !== self
    else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.isAppearanceManaged = true
    root.beginAppearance(true, animated: false)
    insertSubview(view, at: 0)
    root.sendIsAppearingIfNeeded()
    root.isAppearanceManaged = false
    root.endAppearanceNextTurn()
  }

  /// The window was hidden.
  package func hideRootViewController() {
    guard let root = rootViewController else { return }
    root.endTransitionsInTree()
    if root.appearance.isVisible { remove(root) }
  }

  private func remove(_ root: UIViewController) {
    guard let view = root.viewIfLoaded, view.superview === self else { return }
    root.settleAppearance()
    root.isAppearanceManaged = true
    if root.appearance.isVisible { root.beginAppearance(false, animated: false) }
    view.removeFromSuperview()
    if root.isAppearancePending { root.endAppearance() }
    root.isAppearanceManaged = false
  }
}
