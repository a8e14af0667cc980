import QuartzCore

/// Moves the contents of a scroll view: with a finger, after it, and by program.
@MainActor
final class ScrollMotion: NSObject {
  /// A move by program.
  private struct Move {
    static let duration: TimeInterval = 0.3
    let from: CGPoint
    let to: CGPoint
    let start: TimeInterval
  }

  weak var scrollView: UIScrollView?
  private(set) var isDragging = false
  var isDecelerating: Bool { axes != nil }
  private var offsetAtStart = CGPoint.zero
  private var axes: (horizontal: ScrollAxisMotion, vertical: ScrollAxisMotion)?
  private var move: Move?
  private var displayLink: CADisplayLink?
  private let curve = CAMediaTimingFunction(name: .easeInEaseOut).curve

  // MARK: - By program

  func move(to offset: CGPoint, animated: Bool) {
    guard let scrollView else { return }
    axes = nil
    move = nil
    guard animated, offset != scrollView.contentOffset else {
      stopDisplayLink()
      scrollView.contentOffset = offset
      return
    }
    move = Move(from: scrollView.contentOffset, to: offset, start: CACurrentMediaTime())
    startDisplayLink()
  }

  // MARK: - With a finger

  func dragged(_ pan: UIPanGestureRecognizer) {
    guard let scrollView else { return }
    switch pan.state {
    case .began:
      stop()
      isDragging = true
      scrollView.indicators.show(in: scrollView)
      offsetAtStart = fingerOffset(of: scrollView)
      scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
      follow(pan, scrollView)
    case .changed:
      follow(pan, scrollView)
    case .ended, .cancelled:
      guard isDragging else { return }
      follow(pan, scrollView)
      isDragging = false
      release(velocity: pan.velocity(in: scrollView), scrollView)
    default:
      break
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer, _ scrollView: UIScrollView) {
    let way = pan.translation(in: scrollView)
    var offset = scrollView.contentOffset
    if scrollView.scrollsHorizontally {
      offset.x = limited(
        offsetAtStart.x - way.x, to: scrollView.horizontalLimits, dimension: scrollView.bounds.width,
        bounces: scrollView.bounces)
    }
    if scrollView.scrollsVertically {
      offset.y = limited(
        offsetAtStart.y - way.y, to: scrollView.verticalLimits, dimension: scrollView.bounds.height,
        bounces: scrollView.bounces)
    }
    scrollView.contentOffset = offset
  }

  /// The offset to which a finger would have brought the contents: where they show beyond an end, it has
  /// gone further than they.
  private func fingerOffset(of scrollView: UIScrollView) -> CGPoint {
    func offset(_ shown: CGFloat, _ limits: ClosedRange<CGFloat>, _ dimension: CGFloat) -> CGFloat {
      let end = min(max(shown, limits.lowerBound), limits.upperBound)
      return end + ScrollPhysics.unbanded(shown - end, dimension: dimension)
    }
    return CGPoint(
      x: offset(scrollView.contentOffset.x, scrollView.horizontalLimits, scrollView.bounds.width),
      y: offset(scrollView.contentOffset.y, scrollView.verticalLimits, scrollView.bounds.height))
  }

  private func limited(
    _ offset: CGFloat, to limits: ClosedRange<CGFloat>, dimension: CGFloat, bounces: Bool
  ) -> CGFloat {
    let end = min(max(offset, limits.lowerBound), limits.upperBound)
    guard bounces else { return end }
    return end + ScrollPhysics.rubberBanded(offset - end, dimension: dimension)
  }

  // MARK: - After it

  private func release(velocity finger: CGPoint, _ scrollView: UIScrollView) {
    var velocity = CGPoint(
      x: scrollView.scrollsHorizontally ? -finger.x : 0, y: scrollView.scrollsVertically ? -finger.y : 0)
    let rate = scrollView.decelerationRate.rawValue
    let offset = scrollView.contentOffset
    var target = CGPoint(
      x: offset.x + ScrollPhysics.travel(velocity: velocity.x, rate: rate),
      y: offset.y + ScrollPhysics.travel(velocity: velocity.y, rate: rate))
    if scrollView.isPagingEnabled { target = page(near: target, from: offset, scrollView) }
    let proposed = target
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    scrollView.delegate?.scrollViewWillEndDragging(
      scrollView, withVelocity: perMillisecond, targetContentOffset: &target)
    if scrollView.isPagingEnabled || target != proposed {
      velocity = CGPoint(
        x: ScrollPhysics.velocity(forTravel: target.x - offset.x, rate: rate),
        y: ScrollPhysics.velocity(forTravel: target.y - offset.y, rate: rate))
    }
    let time = CACurrentMediaTime()
    let horizontal = ScrollAxisMotion(
      offset: offset.x, velocity: velocity.x, rate: rate, limits: scrollView.horizontalLimits,
      bounces: scrollView.bounces, time: time)
    let vertical = ScrollAxisMotion(
      offset: offset.y, velocity: velocity.y, rate: rate, limits: scrollView.verticalLimits,
      bounces: scrollView.bounces, time: time)
    let willDecelerate = !horizontal.isStill || !vertical.isStill
    scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
    guard willDecelerate else { return scrollView.indicators.hide() }
    axes = (horizontal, vertical)
    scrollView.delegate?.scrollViewWillBeginDecelerating(scrollView)
    startDisplayLink()
  }

  private func page(near target: CGPoint, from offset: CGPoint, _ scrollView: UIScrollView) -> CGPoint {
    func page(_ target: CGFloat, _ offset: CGFloat, _ length: CGFloat, _ limits: ClosedRange<CGFloat>)
      -> CGFloat
    {
      guard length > 0 else { return offset }
      // One page at a time, however hard the flick.
      let current = (offset / length).rounded()
      let wanted = min(max((target / length).rounded(), current - 1), current + 1)
      return min(max(wanted * length, limits.lowerBound), limits.upperBound)
    }
    return CGPoint(
      x: page(target.x, offset.x, scrollView.bounds.width, scrollView.horizontalLimits),
      y: page(target.y, offset.y, scrollView.bounds.height, scrollView.verticalLimits))
  }

  // MARK: - Frames

  private func stop() {
    let wasDecelerating = axes != nil
    axes = nil
    move = nil
    stopDisplayLink()
    guard wasDecelerating, let scrollView else { return }
    scrollView.indicators.hide()
    scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
  }

  private func startDisplayLink() {
    guard displayLink == nil else { return }
    let link = CADisplayLink(target: self, selector: Selector("step(_:)", ScrollMotion.step(_:)))
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  private func stopDisplayLink() {
    displayLink?.invalidate()
    displayLink = nil
  }

  func step(_ link: CADisplayLink) {
    guard let scrollView else { return stopDisplayLink() }
    let time = CACurrentMediaTime()
    if let move {
      let part = min((time - move.start) / Move.duration, 1)
      let progress = CGFloat(curve.value(at: part))
      scrollView.contentOffset = CGPoint(
        x: move.from.x + (move.to.x - move.from.x) * progress,
        y: move.from.y + (move.to.y - move.from.y) * progress)
      if part >= 1 {
        self.move = nil
        stopDisplayLink()
        scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
      }
      return
    }
    guard var axes else { return stopDisplayLink() }
    scrollView.contentOffset = CGPoint(
      x: axes.horizontal.offset(at: time), y: axes.vertical.offset(at: time))
    self.axes = axes
    if axes.horizontal.isStill && axes.vertical.isStill { stop() }
  }
}
