import QuartzCore

extension UIScrollView {
  /// What the safe area adds to the room around the contents.
  var safeAreaAdjustment: UIEdgeInsets {
    var insets = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never:
      return .zero
    case .always:
      return insets
    case .automatic, .scrollableAxes:
      let isVertical =
        contentInsetAdjustmentBehavior == .automatic || alwaysBounceVertical
        || contentSize.height > bounds.height
      let isHorizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
      if !isVertical { (insets.top, insets.bottom) = (0, 0) }
      if !isHorizontal { (insets.left, insets.right) = (0, 0) }
      return insets
    }
  }

  /// Offsets at which the contents' ends show.
  var horizontalLimits: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let last = contentSize.width + inset.right - bounds.width
    return -inset.left...max(last, -inset.left)
  }

  var verticalLimits: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let last = contentSize.height + inset.bottom - bounds.height
    return -inset.top...max(last, -inset.top)
  }

  var scrollsHorizontally: Bool {
    horizontalLimits.upperBound > horizontalLimits.lowerBound || (bounces && alwaysBounceHorizontal)
  }

  var scrollsVertically: Bool {
    verticalLimits.upperBound > verticalLimits.lowerBound || (bounces && alwaysBounceVertical)
  }

  /// The offset nearest to the present one that shows a rectangle of the contents.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    func nearest(
      _ offset: CGFloat, from first: CGFloat, to last: CGFloat, length: CGFloat, before: CGFloat,
      after: CGFloat
    ) -> CGFloat {
      let visible = length - before - after
      if first < offset + before || last - first > visible { return first - before }
      if last > offset + before + visible { return last - visible - before }
      return offset
    }
    let x = nearest(
      contentOffset.x, from: rect.minX, to: rect.maxX, length: bounds.width, before: inset.left,
      after: inset.right)
    let y = nearest(
      contentOffset.y, from: rect.minY, to: rect.maxY, length: bounds.height, before: inset.top,
      after: inset.bottom)
    return CGPoint(
      x: min(max(x, horizontalLimits.lowerBound), horizontalLimits.upperBound),
      y: min(max(y, verticalLimits.lowerBound), verticalLimits.upperBound))
  }

  /// Whether scrolling may take its touch from the view that it began in.
  var mayTakeTouch: Bool {
    guard let touch = panGestureRecognizer.touches.first, let view = touch.view, view !== self else {
      return true
    }
    // A view that still waits for the touch doesn't lose anything.
    if delaysContentTouches && !hasDelayPassed(touch) { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  private func hasDelayPassed(_ touch: UITouch) -> Bool {
    !(gestureRecognizers ?? []).contains {
      $0 is TouchDelayGestureRecognizer && $0.isUndecided && $0.isTracking(touch)
    }
  }
}
