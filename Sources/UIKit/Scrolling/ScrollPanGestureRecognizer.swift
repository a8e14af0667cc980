import QuartzCore

/// The pan that drags a scroll view's content: it begins along an axis that can be scrolled.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { attachedView as? UIScrollView }

  override func canBegin(with movement: CGPoint) -> Bool {
    guard let scrollView, scrollView.isScrollEnabled else { return false }
    let isHorizontal = abs(movement.x) > abs(movement.y)
    return isHorizontal ? scrollView.scrollsHorizontally : scrollView.scrollsVertically
  }

  /// Touches at the edge of the screen belong to the gestures that wait for them there.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }
}

/// Keeps touches from the views in a scroll view for a moment, until it shows whether they scroll.
@MainActor
final class TouchDelayGestureRecognizer: UIGestureRecognizer {
  /// In seconds (table of section 4.9).
  private static let delay = 0.15
  private var generation = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard (attachedView as? UIScrollView)?.delaysContentTouches == true else {
      state = .failed
      return
    }
    let expected = generation
    HostDevice.current?.after(Self.delay) { [weak self] in
      guard let self, generation == expected else { return }
      state = .failed
      environment?.settle()
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func reset() {
    generation += 1
  }
}
