import UIKit

extension Device {
  /// The frontmost visible view with an accessibility identifier; nil when there is none.
  public func view(_ identifier: String) -> UIView? {
    var found: UIView?
    visitVisibleViews { view in
      guard view.accessibilityIdentifier == identifier else { return true }
      found = view
      return false
    }
    return found
  }

  /// The accessibility identifiers of visible views, each once, front to back.
  var visibleIdentifiers: [String] {
    var identifiers: [String] = []
    visitVisibleViews { view in
      if let identifier = view.accessibilityIdentifier, !identifiers.contains(identifier) {
        identifiers.append(identifier)
      }
      return true
    }
    return identifiers
  }

  /// Visits views front to back until the visitor returns false.
  private func visitVisibleViews(_ visit: (UIView) -> Bool) {
    // Children come after their parent in the list, and the last of the list is the frontmost.
    for window in host.windows.reversed() {
      var order: [UIView] = []
      var stack: [UIView] = [window]
      while let view = stack.popLast() {
        if view.isHidden || view.alpha <= 0 { continue }
        order.append(view)
        stack.append(contentsOf: view.subviews.reversed())
      }
      for view in order.reversed() where !visit(view) { return }
    }
  }
}
