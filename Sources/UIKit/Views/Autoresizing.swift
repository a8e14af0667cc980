import CoreGraphics

/// Springs and struts: how subviews follow a new size of their superview.
@MainActor
enum Autoresizing {
  /// What still has to follow while a resize runs; a resize inside a resize joins the queue, so that depth costs no
  /// stack.
  private static var pending: [(superview: UIView, formerSize: CGSize)]?

  static func resizeSubviews(of superview: UIView, from formerSize: CGSize) {
    if pending != nil {
      pending?.append((superview, formerSize))
      return
    }
    pending = [(superview, formerSize)]
    while let (superview, formerSize) = pending?.popLast() {
      for subview in superview.subviews {
        resize(subview, from: formerSize, to: superview.bounds.size)
      }
    }
    pending = nil
  }

  private static func resize(_ view: UIView, from formerSize: CGSize, to newSize: CGSize) {
    let mask = view.autoresizingMask
    guard !mask.isEmpty else { return }
    let former = untransformedFrame(of: view)
    let horizontal = Axis(
      flexibleStart: mask.contains(.flexibleLeftMargin), flexibleLength: mask.contains(.flexibleWidth),
      flexibleEnd: mask.contains(.flexibleRightMargin)
    ).resized(start: former.origin.x, length: former.width, from: formerSize.width, to: newSize.width)
    let vertical = Axis(
      flexibleStart: mask.contains(.flexibleTopMargin), flexibleLength: mask.contains(.flexibleHeight),
      flexibleEnd: mask.contains(.flexibleBottomMargin)
    ).resized(start: former.origin.y, length: former.height, from: formerSize.height, to: newSize.height)
    let frame = CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    guard frame != former else { return }
    apply(frame, to: view)
  }

  /// The frame as it would be without the transform: masks describe that one.
  private static func untransformedFrame(of view: UIView) -> CGRect {
    let size = view.bounds.size
    let anchor = view.layer.anchorPoint
    return CGRect(
      x: view.center.x - anchor.x * size.width, y: view.center.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  private static func apply(_ frame: CGRect, to view: UIView) {
    if view.transform.isIdentity {
      view.frame = frame
      return
    }
    let anchor = view.layer.anchorPoint
    view.center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
  }

  /// One axis of a mask.
  struct Axis {
    var flexibleStart: Bool
    var flexibleLength: Bool
    var flexibleEnd: Bool

    /// Shares a change of the superview's length among the flexible parts in proportion to their present lengths;
    /// equally where these sum up to nothing.
    func resized(
      start: CGFloat, length: CGFloat, from formerTotal: CGFloat, to newTotal: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
      let change = newTotal - formerTotal
      guard change != 0 else { return (start, length) }
      let end = formerTotal - start - length
      let parts = [(flexibleStart, start), (flexibleLength, length), (flexibleEnd, end)]
      let flexibleCount = parts.count { $0.0 }
      guard flexibleCount > 0 else { return (start, length) }
      let flexibleTotal = parts.reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
      func share(_ part: CGFloat) -> CGFloat {
        flexibleTotal == 0 ? change / CGFloat(flexibleCount) : change * part / flexibleTotal
      }
      return (
        flexibleStart ? start + share(start) : start,
        flexibleLength ? max(0, length + share(length)) : length
      )
    }
  }
}
