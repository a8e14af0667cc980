import Foundation

/// Where a view stood, to put it back there.
@MainActor
struct ViewPlace {
  private weak var superview: UIView?
  private let index: Int
  private let frame: CGRect

  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex(of: view) ?? 0
    frame = view.frame
  }

  /// Puts the view back, with the size that its place has now.
  func restore(_ view: UIView) {
    guard let superview else { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    if view.transform.isIdentity { view.frame = superview is UIWindow ? superview.bounds : frame }
  }
}
