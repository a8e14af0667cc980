import QuartzCore

/// The bars at the edges of a scroll view that say which part of the contents shows; they are there while it
/// moves. Sizes and the time of their fading are our choice.
@MainActor
final class ScrollIndicators {
  /// In points.
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let minimumLength: CGFloat = 36
  /// In seconds.
  private static let fading: TimeInterval = 0.25

  private var vertical: UIView?
  private var horizontal: UIView?
  private var isShown = false

  func show(in scrollView: UIScrollView) {
    guard !isShown else { return }
    isShown = true
    layOut(in: scrollView)
  }

  func hide() {
    guard isShown else { return }
    isShown = false
    let bars = [vertical, horizontal].compactMap { $0 }
    guard !bars.isEmpty else { return }
    UIView.animate(withDuration: Self.fading, delay: 0, options: .allowUserInteraction) {
      for bar in bars { bar.alpha = 0 }
    }
  }

  /// Puts the bars where the present offset wants them, over everything else in the scroll view.
  func layOut(in scrollView: UIScrollView) {
    guard isShown else { return }
    UIView.performWithoutAnimation {
      layOutVertical(in: scrollView)
      layOutHorizontal(in: scrollView)
    }
  }

  private func layOutVertical(in scrollView: UIScrollView) {
    let limits = scrollView.verticalLimits
    guard scrollView.showsVerticalScrollIndicator, limits.upperBound > limits.lowerBound else {
      vertical?.alpha = 0
      return
    }
    let bounds = scrollView.bounds
    let inset = scrollView.safeAreaAdjustment + scrollView.verticalScrollIndicatorInsets
    let track = bounds.height - inset.top - inset.bottom - 2 * Self.margin
    let span = Self.span(
      track: track, visible: bounds.height, limits: limits, offset: scrollView.contentOffset.y)
    let bar = vertical ?? makeBar(scrollView)
    vertical = bar
    show(bar, in: scrollView)
    bar.frame = CGRect(
      x: bounds.maxX - inset.right - Self.margin - Self.thickness,
      y: bounds.minY + inset.top + Self.margin + span.start, width: Self.thickness, height: span.length)
  }

  private func layOutHorizontal(in scrollView: UIScrollView) {
    let limits = scrollView.horizontalLimits
    guard scrollView.showsHorizontalScrollIndicator, limits.upperBound > limits.lowerBound else {
      horizontal?.alpha = 0
      return
    }
    let bounds = scrollView.bounds
    let inset = scrollView.safeAreaAdjustment + scrollView.horizontalScrollIndicatorInsets
    let track = bounds.width - inset.left - inset.right - 2 * Self.margin
    let span = Self.span(
      track: track, visible: bounds.width, limits: limits, offset: scrollView.contentOffset.x)
    let bar = horizontal ?? makeBar(scrollView)
    horizontal = bar
    show(bar, in: scrollView)
    bar.frame = CGRect(
      x: bounds.minX + inset.left + Self.margin + span.start,
      y: bounds.maxY - inset.bottom - Self.margin - Self.thickness, width: span.length,
      height: Self.thickness)
  }

  /// Where a bar begins on its track, and how long it is: as the visible part to the whole, shorter where the
  /// contents are drawn beyond their end.
  private static func span(
    track: CGFloat, visible: CGFloat, limits: ClosedRange<CGFloat>, offset: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let whole = limits.upperBound - limits.lowerBound + visible
    let end = min(max(offset, limits.lowerBound), limits.upperBound)
    let length = max(track * visible / whole, minimumLength) - abs(offset - end)
    let shown = max(length, 2 * thickness)
    let part = (end - limits.lowerBound) / (limits.upperBound - limits.lowerBound)
    return ((track - shown) * part, shown)
  }

  private func makeBar(_ scrollView: UIScrollView) -> UIView {
    let bar = UIView()
    bar.isUserInteractionEnabled = false
    bar.layer.cornerRadius = Self.thickness / 2
    bar.layer.zPosition = 1
    switch scrollView.indicatorStyle {
    case .default: bar.backgroundColor = UIColor.label.withAlphaComponent(0.35)
    case .black: bar.backgroundColor = UIColor(white: 0, alpha: 0.5)
    case .white: bar.backgroundColor = UIColor(white: 1, alpha: 0.5)
    }
    return bar
  }

  private func show(_ bar: UIView, in scrollView: UIScrollView) {
    if bar.superview !== scrollView { scrollView.addSubview(bar) }
    bar.alpha = 1
  }
}
