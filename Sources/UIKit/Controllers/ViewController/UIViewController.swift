import Foundation

/// Manages one view and its place in the tree of controllers.
///
/// This file is the table of contents: stored state, and members that forward to the files of each subject.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer, UITraitEnvironment {
  // MARK: State

  package var loadedView: UIView?
  package weak var parentController: UIViewController?
  package var childControllers: [UIViewController] = []
  package var appearance = AppearanceState.disappeared
  /// Whether the pending appearance is animated.
  package var isAppearanceAnimated = false
  /// Whether `viewIsAppearing` has been sent for the pending appearance.
  package var hasSentIsAppearing = false
  /// Whether a transition sends the appearance callbacks, so that moves of the view into and out of the
  /// window must not.
  package var isAppearanceManaged = false
  package var movement = ControllerMovement.none
  /// Whether a transitioning delegate was set and not taken away again.
  package private(set) var expectsTransitioningDelegate = false
  /// What this controller presents; it holds the presented controller.
  package var presentation: ModalPresentation?
  /// The presentation that shows this controller.
  package weak var presentedBy: ModalPresentation?
  package var cachedPresentationController: UIPresentationController?
  package var storedNavigationItem: UINavigationItem?
  package var storedTabBarItem: UITabBarItem?
  package var storedEditButtonItem: UIBarButtonItem?
  /// What bars of containers cover, in points; added to the view's safe area.
  package var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { additionalInsetsDidChange() } }
  }

  // MARK: Creating

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    decodeState(with: coder)
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  open func encode(with coder: NSCoder) {
    encodeState(with: coder)
  }

  /// The name given to the initialiser. There are no interface files here: `loadView()` makes a plain view.
  public let nibName: String?
  public let nibBundle: Bundle?

  // MARK: View

  /// The view, loaded at the first use.
  open var view: UIView! {
    get { viewLoadingIfNeeded() }
    set { replaceView(with: newValue) }
  }

  open var viewIfLoaded: UIView? { loadedView }

  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view and assigns it to `view`: a plain one of the screen's size. Overrides do not call it.
  open func loadView() {
    loadPlainView()
  }

  open func loadViewIfNeeded() {
    _ = viewLoadingIfNeeded()
  }

  open func viewDidLoad() {}

  open func didReceiveMemoryWarning() {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() {
    endAppearance()
  }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Valid in the four appearance callbacks (fact 2.4.3).
  open var isBeingPresented: Bool { movement == .beingPresented }
  open var isBeingDismissed: Bool { movement == .beingDismissed }
  open var isMovingToParent: Bool { movement == .movingToParent }
  open var isMovingFromParent: Bool { movement == .movingFromParent }

  /// The children that appear and disappear with this controller.
  package var childrenSharingAppearance: [UIViewController] { visibleChildren }

  // MARK: Containment

  open var parent: UIViewController? { parentController }

  open var children: [UIViewController] { childControllers }

  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  open func removeFromParent() {
    leaveParent()
  }

  open func willMove(toParent parent: UIViewController?) {
    noteWillMove(toParent: parent)
  }

  open func didMove(toParent parent: UIViewController?) {
    noteDidMove(toParent: parent)
  }

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// The nearest container of a class, this controller's ancestors only.
  open var navigationController: UINavigationController? { nearestAncestor() }
  open var tabBarController: UITabBarController? { nearestAncestor() }

  // MARK: Presentation

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }

  /// The controller that this one or an ancestor presents.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one or an ancestor.
  open var presentingViewController: UIViewController? {
    presentedBy?.presenting ?? parent?.presentingViewController
  }

  /// Whether context styles present over this controller's view.
  open var definesPresentationContext = false
  /// Whether the context's own transition style is used instead of the presented controller's.
  open var providesPresentationContextTransitionStyle = false
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether a sheet cannot be dragged away.
  open var isModalInPresentation = false
  open weak var transitioningDelegate: UIViewControllerTransitioningDelegate? {
    // A delegate that is freed does not come by here.
    didSet { expectsTransitioningDelegate = transitioningDelegate != nil }
  }

  /// The presentation controller: the one in use, or one made now for the current style and kept (fact
  /// 1.1.7).
  open var presentationController: UIPresentationController? { presentationControllerCreatingIfNeeded() }

  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The coordinator of the running transition that concerns this controller (fact 1.8.1).
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? { currentCoordinator }

  /// The transition that this container performs among its children.
  package var containerTransition: ViewControllerTransition? { nil }

  open func show(_ vc: UIViewController, sender: Any?) {
    showInNearestContainer(vc, sender: sender)
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: UIView.areAnimationsEnabled)
  }

  // MARK: Bars

  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }

  open var navigationItem: UINavigationItem { navigationItemCreatingIfNeeded() }

  open var tabBarItem: UITabBarItem! {
    get { tabBarItemCreatingIfNeeded() }
    set { storedTabBarItem = newValue }
  }

  /// Whether the tab bar is hidden while this controller is in a navigation stack.
  open var hidesBottomBarWhenPushed = false

  open var isEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    storedEditButtonItem?.title = editing ? "Done" : "Edit"
  }

  open var editButtonItem: UIBarButtonItem { editButtonItemCreatingIfNeeded() }

  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: Status bar

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }

  /// No status bar is drawn here; what the controllers on the screen want is recorded in the trace.
  open func setNeedsStatusBarAppearanceUpdate() {
    recordStatusBarWish()
  }

  // MARK: Geometry

  /// Added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { additionalInsetsDidChange() } }
  }

  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  /// The size wanted in a container, in points.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { announcePreferredContentSize() } }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer) {}

  open func size(
    forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Responder

  /// The presenting controller of a presented one, else the view's superview.
  open override var next: UIResponder? { presentedBy?.presenting ?? viewIfLoaded?.superview }
}
