import Foundation

/// Shows the top of a stack of controllers, with a bar above it.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }

  /// How long the bar takes to hide or to come, in seconds (fact 4.8).
  public class var hideShowBarDuration: CGFloat { 0.2 }

  // MARK: State

  package var stack: [UIViewController] = []
  /// The controller whose view is in the container.
  package weak var shownController: UIViewController?
  package var runningTransition: ViewControllerTransition?
  package var runningChange: NavigationChange?
  package var waitingChange: NavigationChange?
  /// While controllers are told that they come or go.
  package var isAnnouncingChange = false
  package var barHidden = false
  package let bar: UINavigationBar
  package let transitionView = UINavigationTransitionView()
  package let wrapperView = UIViewControllerWrapperView()
  package lazy var popInteraction = NavigationPopInteraction(navigationController: self)
  /// Whether the last delegate asked for an animator implements that method.
  package let animatorMemory = NavigationAnimatorMemory()

  // MARK: Creating

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public init(rootViewController: UIViewController) {
    bar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = (navigationBarClass as? UINavigationBar.Type).map { ObjectFactory.make($0) } ?? UINavigationBar()
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    bar = UINavigationBar()
    super.init(coder: coder)
  }

  // MARK: Stack

  open weak var delegate: UINavigationControllerDelegate? {
    didSet { if let oldValue { reportReplacement(of: oldValue) } }
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  /// The presented controller, or else the top one.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack[stack.count - 2], animated: animated)?.last
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    pop(to: viewController, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return pop(to: root, animated: animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  // MARK: Bar

  open var navigationBar: UINavigationBar { bar }

  open var isNavigationBarHidden: Bool {
    get { barHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBarVisibility(hidden: hidden, animated: animated)
  }

  /// The system's back swipe from the leading edge (fact 4.10.1).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return popInteraction.recognizer
  }

  // MARK: Overrides

  open override func loadView() {
    loadNavigationViews()
  }

  package override var childrenSharingAppearance: [UIViewController] {
    showTopControllerIfNeeded()
    return [shownController].compactMap { $0 }
  }

  package override var containerTransition: ViewControllerTransition? { runningTransition }

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let delegateCall = delegate.map { _NavigationOrientationsCall(delegate: $0) }
    return delegateCall?(self) ?? super.supportedInterfaceOrientations
  }
}
