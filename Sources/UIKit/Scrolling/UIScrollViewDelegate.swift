import QuartzCore

/// Is told how a scroll view moves.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// - Parameters:
  ///   - velocity: of the content, in points per millisecond.
  ///   - targetContentOffset: where it will come to rest; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called at the end of `setContentOffset(_:animated:)`.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  public var scrollViewDidScroll: _ScrollViewCall? {
    _ScrollViewCall { scrollView in self.scrollViewDidScroll(scrollView) }
  }

  public var scrollViewWillBeginDragging: _ScrollViewCall? {
    _ScrollViewCall { scrollView in self.scrollViewWillBeginDragging(scrollView) }
  }

  public var scrollViewDidEndDecelerating: _ScrollViewCall? {
    _ScrollViewCall { scrollView in self.scrollViewDidEndDecelerating(scrollView) }
  }

  public var scrollViewDidEndScrollingAnimation: _ScrollViewCall? {
    _ScrollViewCall { scrollView in self.scrollViewDidEndScrollingAnimation(scrollView) }
  }

  public var scrollViewDidEndDragging: _ScrollViewDidEndDraggingCall? {
    _ScrollViewDidEndDraggingCall(delegate: self)
  }
}

/// `delegate.scrollViewDidScroll?(_:)` and the like.
@MainActor
public struct _ScrollViewCall {
  private let call: (UIScrollView) -> Void

  init(_ call: @escaping (UIScrollView) -> Void) {
    self.call = call
  }

  public func callAsFunction(_ scrollView: UIScrollView) { call(scrollView) }
}

/// `delegate.scrollViewDidEndDragging?(_:willDecelerate:)`.
@MainActor
public struct _ScrollViewDidEndDraggingCall {
  let delegate: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}
