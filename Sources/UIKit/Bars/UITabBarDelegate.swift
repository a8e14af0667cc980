import Foundation

/// Is told of taps in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  public var tabBar: _TabBarDelegateCall? { _TabBarDelegateCall(delegate: self) }
}

/// `delegate.tabBar?(_:didSelect:)`.
@MainActor
public struct _TabBarDelegateCall {
  let delegate: UITabBarDelegate

  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }
}
