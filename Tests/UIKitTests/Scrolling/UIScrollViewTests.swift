import Foundation
import Testing
import UIKit

@MainActor
@Suite struct UIScrollViewTests {
  private func makeScrollView(_ device: HostDevice) -> UIScrollView {
    let window = device.makeWindow()
    let scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: window.bounds.width, height: 3000)
    window.addSubview(scrollView)
    device.output()
    return scrollView
  }

  /// Points that go up by 10 points each.
  private func upward(_ count: Int) -> [CGPoint] {
    (0...count).map { CGPoint(x: 100, y: 600 - 10 * CGFloat($0)) }
  }

  @Test("content follows the finger after the first 10 pt")
  func drag() async {
    await withHostDevice { device in
      let scrollView = makeScrollView(device)
      device.drag(over: upward(10), lifting: false)
      #expect(scrollView.isDragging)
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: 90))
    }
  }

  @Test("4.9 flicked content goes as far as its speed takes it")
  func decelerate() async {
    await withHostDevice { device in
      let scrollView = makeScrollView(device)
      let delegate = ScrollLog()
      scrollView.delegate = delegate
      device.drag(over: upward(10), lifting: false)
      device.touch(.ended, at: CGPoint(x: 100, y: 500))
      device.turn(at: device.context.now.seconds)
      #expect(scrollView.isDecelerating)
      device.run(from: device.context.now.seconds, to: 8)
      #expect(!scrollView.isDecelerating)
      // The finger went 600 pt/s; the last 10 pt/s are not played out.
      let way = (delegate.velocity - 10) / -(log(0.998) * 1000)
      #expect(isClose(scrollView.contentOffset.y, 90 + way, within: 1))
      #expect(
        delegate.calls.filter { $0 != "didScroll" } == [
          "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
          "didEndDecelerating",
        ])
    }
  }

  @Test("4.9 content resists beyond its end and springs back")
  func rubberBand() async {
    await withHostDevice { device in
      let scrollView = makeScrollView(device)
      device.drag(over: (0...10).map { CGPoint(x: 100, y: 300 + 10 * CGFloat($0)) })
      let shown = -ScrollPhysics.rubberBanded(90, dimension: scrollView.bounds.height)
      #expect(isClose(scrollView.contentOffset.y, Double(shown)))
      device.run(from: device.context.now.seconds, to: 3)
      #expect(scrollView.contentOffset.y == 0)
    }
  }

  @Test("a vertical scroll view leaves horizontal pans to others")
  func horizontal() async {
    await withHostDevice { device in
      let scrollView = makeScrollView(device)
      let probe = GestureProbe()
      _ = probe.attach(UIPanGestureRecognizer(), to: scrollView.superview ?? scrollView)
      device.drag(over: (0...5).map { CGPoint(x: 100 + 10 * CGFloat($0), y: 300) })
      #expect(probe.states.first == .began)
      #expect(scrollView.contentOffset == .zero)
    }
  }

  @Test("setContentOffset moves over frames and tells its end")
  func animatedOffset() async {
    await withHostDevice { device in
      let scrollView = makeScrollView(device)
      let delegate = ScrollLog()
      scrollView.delegate = delegate
      scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
      device.output()
      device.run(from: 0, to: 0.15)
      #expect(isClose(scrollView.contentOffset.y, 100, within: 0.01))
      device.run(from: 0.15, to: 0.5)
      #expect(scrollView.contentOffset.y == 200)
      #expect(delegate.calls.last == "didEndScrollingAnimation")
    }
  }

  @Test("an indicator shows while content moves, in proportion to what is seen")
  func indicator() async throws {
    try await withHostDevice { device in
      let scrollView = makeScrollView(device)
      device.drag(over: upward(30), lifting: false)
      let bar = try #require(scrollView.subviews.last)
      let track = Double(scrollView.bounds.height) - 6
      let length = track * Double(scrollView.bounds.height) / 3000
      #expect(isClose(bar.frame.height, length))
      let part = Double(scrollView.contentOffset.y) / (3000 - Double(scrollView.bounds.height))
      #expect(isClose(bar.frame.minY - scrollView.contentOffset.y, 3 + (track - length) * part))
      device.touch(.ended, at: CGPoint(x: 100, y: 300))
      device.run(from: device.context.now.seconds, to: 8)
      #expect(bar.alpha == 0)
    }
  }

  @Test("4.9 views inside wait 0.15 s for their touches")
  func delaysTouches() async {
    await withHostDevice { device in
      let scrollView = makeScrollView(device)
      let view = TouchLogView(frame: scrollView.bounds)
      scrollView.addSubview(view)
      device.touch(.began, at: CGPoint(x: 100, y: 300))
      device.advance(seconds: 0.1)
      #expect(view.phases.isEmpty)
      device.advance(seconds: 0.06)
      #expect(view.phases == [.began])
    }
  }
}

/// Writes down what a scroll view tells its delegate.
private final class ScrollLog: NSObject, UIScrollViewDelegate {
  private(set) var calls: [String] = []
  /// In points per second.
  private(set) var velocity = 0.0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging")
    self.velocity = Double(velocity.y) * 1000
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging(\(decelerate))")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("didEndScrollingAnimation")
  }
}
