import Foundation

extension UINavigationController {
  /// The tree of fact 2.8.4: the bar lies beside the transition view, above it.
  package func loadNavigationViews() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.onLayout = { [weak self] in self?.layOutContainer() }
    container.addSubview(transitionView)
    transitionView.addSubview(wrapperView)
    container.addSubview(bar)
    bar.navigationController = self
    view = container
    popInteraction.install(on: container)
    layOutContainer()
    showTopControllerIfNeeded()
  }

  package func layOutContainer() {
    guard let view = viewIfLoaded else { return }
    transitionView.frame = view.bounds
    wrapperView.frame = transitionView.bounds
    bar.frame = barFrame
    guard runningTransition == nil, let shownController, let shownView = shownController.viewIfLoaded else {
      return
    }
    let frame = contentFrame(for: shownController)
    if shownView.superview === wrapperView, shownView.transform.isIdentity { shownView.frame = frame }
  }

  /// In points; 32 in landscape (fact 5.1).
  package var barHeight: CGFloat {
    traitCollection.verticalSizeClass == .compact ? 32 : 44
  }

  /// Below the status bar, or just above the screen when hidden.
  private var barFrame: CGRect {
    let width = view.bounds.width
    let top = view.safeAreaInsets.top
    return CGRect(x: 0, y: barHidden ? -barHeight : top, width: width, height: barHeight)
  }

  /// The frame of a controller's view in the container: all of it, under the bar unless its edges say
  /// otherwise. What the bar covers is added to the view's safe area.
  package func contentFrame(for controller: UIViewController) -> CGRect {
    guard !barHidden else {
      controller.barInsets = .zero
      return wrapperView.bounds
    }
    let extendsUnderBar =
      controller.edgesForExtendedLayout.contains(.top)
      && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    if extendsUnderBar {
      controller.barInsets = UIEdgeInsets(top: barHeight, left: 0, bottom: 0, right: 0)
      return wrapperView.bounds
    }
    controller.barInsets = .zero
    let top = barFrame.maxY
    let bounds = wrapperView.bounds
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  package func changeBarVisibility(hidden: Bool, animated: Bool) {
    guard hidden != barHidden else { return }
    barHidden = hidden
    guard let view = viewIfLoaded else {
      bar.isHidden = hidden
      return
    }
    guard animated, view.window != nil else {
      bar.isHidden = hidden
      return layOutContainer()
    }
    bar.isHidden = false
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
      self.layOutContainer()
    } completion: { _ in
      self.bar.isHidden = self.barHidden
    }
  }
}
