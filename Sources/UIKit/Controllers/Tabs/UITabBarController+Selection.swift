import Foundation

extension UITabBarController {
  package func replaceTabs(with controllers: [UIViewController]) {
    let former = tabs
    let selected = selectedViewController
    for controller in former where !controllers.contains(controller) {
      controller.willMove(toParent: nil)
      if controller === shownController {
        controller.viewIfLoaded?.removeFromSuperview()
        shownController = nil
      }
      controller.removeFromParent()
    }
    tabs = controllers
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    selection = selected.flatMap { controllers.firstIndex(of: $0) } ?? 0
    bar.setItems(controllers.map(\.tabBarItem), animated: false)
    updateSelectedItem()
    if isViewLoaded { showSelectedControllerIfNeeded() }
  }

  /// A tap: the delegate may refuse it, before the bar shows it.
  package func mayTap(_ index: Int) -> Bool {
    guard tabs.indices.contains(index), runningTransition == nil else { return false }
    let controller = tabs[index]
    guard let delegate else { return true }
    let answer = delegate.tabBarController(self, shouldSelect: controller)
    controller.record("shouldSelect", [(key: "answer", value: .bool(answer))])
    return answer
  }

  package func selectTapped(_ item: UITabBarItem) {
    guard let index = bar.items?.firstIndex(of: item), tabs.indices.contains(index) else { return }
    let controller = tabs[index]
    guard index != selection else { return tellOfTap(on: controller) }
    tappedController = controller
    select(index)
    if runningTransition == nil { tellOfPendingTap() }
  }

  package func tellOfPendingTap() {
    guard let controller = tappedController else { return }
    tappedController = nil
    if selectedViewController === controller { tellOfTap(on: controller) }
  }

  private func tellOfTap(on controller: UIViewController) {
    controller.record("didSelect")
    delegate?.tabBarController(self, didSelect: controller)
  }

  package func select(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    guard runningTransition == nil, !isPreparingTransition else { return queue(index) }
    guard index != selection || shownController !== tabs[index] else { return }
    let former = selection
    selection = index
    updateSelectedItem()
    guard isViewLoaded else { return }
    guard let from = shownController, from !== tabs[index], view.window != nil, appearance.isVisible else {
      return showSelectedControllerIfNeeded()
    }
    settleAppearance()
    run(from: from, to: tabs[index], formerSelection: former)
  }

  private func queue(_ index: Int) {
    report(
      .fault, rule: "overlapping-tab-change",
      "A tab was selected while a change of tab was running; the selection waits for it.",
      also: [tabs[index]], remedy: "Select no tab while transitionCoordinator is not nil.")
    waitingSelection = index
  }

  package func updateSelectedItem() {
    bar.selectedItem = selectedViewController?.tabBarItem
  }

  /// Puts the selected controller's view into the container, when another one or none is there.
  package func showSelectedControllerIfNeeded() {
    // Loading a view may select another tab, which is shown by then.
    guard runningTransition == nil, let selected = selectedViewController, shownController !== selected,
      let selectedView = selected.view, selected === selectedViewController
    else { return }
    shownController?.viewIfLoaded?.removeFromSuperview()
    shownController = selected
    selectedView.frame = contentFrame(for: selected)
    wrapperView.addSubview(selectedView)
  }
}
