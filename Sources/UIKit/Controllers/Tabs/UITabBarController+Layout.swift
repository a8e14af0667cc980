import Foundation

extension UITabBarController {
  package func loadTabViews() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.onLayout = { [weak self] in self?.layOutContainer() }
    container.addSubview(transitionView)
    transitionView.addSubview(wrapperView)
    container.addSubview(bar)
    bar.delegate = self
    bar.shouldSelect = { [weak self] index in self?.mayTap(index) ?? false }
    view = container
    layOutContainer()
    showSelectedControllerIfNeeded()
  }

  package func layOutContainer() {
    guard let view = viewIfLoaded else { return }
    transitionView.frame = view.bounds
    wrapperView.frame = transitionView.bounds
    bar.frame = barFrame
    bar.isHidden = hidesBar
    guard runningTransition == nil, let shownController, let shownView = shownController.viewIfLoaded else {
      return
    }
    let frame = contentFrame(for: shownController)
    if shownView.superview === wrapperView, shownView.transform.isIdentity { shownView.frame = frame }
  }

  private var barFrame: CGRect {
    let bounds = view.bounds
    let height = UITabBar.height + view.safeAreaInsets.bottom
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// Whether a controller in the shown navigation stack, the root excepted, wants the bar away.
  private var hidesBar: Bool {
    let stack = (shownController as? UINavigationController)?.viewControllers ?? []
    return stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// The whole container; what the bar covers is added to the view's safe area.
  package func contentFrame(for controller: UIViewController) -> CGRect {
    let covered = hidesBar ? 0 : UITabBar.height
    controller.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: covered, right: 0)
    return wrapperView.bounds
  }
}
