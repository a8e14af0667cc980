import Foundation

extension UIViewController {
  package func viewLoadingIfNeeded() -> UIView? {
    if let loadedView { return loadedView }
    loadView()
    guard loadedView != nil else {
      report(
        .fault, rule: "load-view-without-view", "loadView() returned without a view.",
        remedy: "Assign a view to `view` in loadView(), or do not override it.")
      loadPlainView()
      return loadedView
    }
    record("viewDidLoad")
    viewDidLoad()
    return loadedView
  }

  package func loadPlainView() {
    let plainView = UIView(frame: UIScreen.main.bounds)
    plainView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plainView
  }

  package func replaceView(with newView: UIView?) {
    guard newView !== loadedView else { return }
    loadedView?.owningViewController = nil
    loadedView = newView
    newView?.owningViewController = self
  }

  package func decodeState(with coder: NSCoder) {
    title = coder.decodeObject(forKey: "UITitle") as? String
    if coder.containsValue(forKey: "UIModalPresentationStyle"),
      let style = UIModalPresentationStyle(rawValue: coder.decodeInteger(forKey: "UIModalPresentationStyle"))
    {
      modalPresentationStyle = style
    }
  }

  package func encodeState(with coder: NSCoder) {
    coder.encode(title, forKey: "UITitle")
    coder.encode(modalPresentationStyle.rawValue, forKey: "UIModalPresentationStyle")
  }
}
