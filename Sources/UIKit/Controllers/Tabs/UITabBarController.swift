import Foundation

/// Shows one of several controllers, chosen in a bar at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  // MARK: State

  package var tabs: [UIViewController] = []
  package var selection = 0
  /// The controller whose view is in the container.
  package weak var shownController: UIViewController?
  package var runningTransition: ViewControllerTransition?
  /// What was chosen while a change was running.
  package var waitingSelection: Int?
  /// While the app is asked how to change, and the incoming view is loaded.
  package var isPreparingTransition = false
  /// Told of a tap when its change is done.
  package var tappedController: UIViewController?
  package let bar = UITabBar()
  package let transitionView = UITransitionView()
  package let wrapperView = UIViewControllerWrapperView()

  // MARK: Creating

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Tabs

  open weak var delegate: UITabBarControllerDelegate?

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(with: viewControllers ?? [])
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set { if let newValue, let index = tabs.firstIndex(of: newValue) { select(index) } }
  }

  /// Setting it runs the delegate's animator, without asking `shouldSelect` or telling `didSelect` (fact
  /// 1.1.9).
  open var selectedIndex: Int {
    get { selection }
    set { select(newValue) }
  }

  open var tabBar: UITabBar { bar }

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    selectTapped(item)
  }

  // MARK: Overrides

  open override func loadView() {
    loadTabViews()
  }

  package override var childrenSharingAppearance: [UIViewController] {
    showSelectedControllerIfNeeded()
    return [shownController].compactMap { $0 }
  }

  package override var containerTransition: ViewControllerTransition? { runningTransition }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let delegateCall = delegate.map { _TabBarOrientationsCall(delegate: $0) }
    return delegateCall?(self) ?? super.supportedInterfaceOrientations
  }
}
