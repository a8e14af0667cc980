import Testing
import UIKit

@MainActor
@Suite("Autoresizing")
struct AutoresizingTests {
  /// The frame (10, 0, 30, 50) in a superview 100 pt wide, whose width becomes 200: each mask shares the 100 pt among
  /// its flexible parts in proportion to 10 : 30 : 60.
  @Test(
    "One axis, every mask", .withoutDevice,
    arguments: [
      ([], 10, 30), ([.flexibleWidth], 10, 130), ([.flexibleLeftMargin], 110, 30),
      ([.flexibleRightMargin], 10, 30),
      ([.flexibleLeftMargin, .flexibleRightMargin], 10 + 100.0 * 10 / 70, 30),
      ([.flexibleLeftMargin, .flexibleWidth], 35, 105),
      ([.flexibleWidth, .flexibleRightMargin], 10, 30 + 100.0 * 30 / 90),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 60),
    ] as [(UIView.AutoresizingMask, Double, Double)])
  func horizontal(mask: UIView.AutoresizingMask, x: Double, width: Double) {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 50))
    view.autoresizingMask = mask
    superview.addSubview(view)
    superview.frame.size.width = 200
    #expect(abs(view.frame.minX - CGFloat(x)) < 1e-9)
    #expect(abs(view.frame.width - CGFloat(width)) < 1e-9)
    #expect(view.frame.minY == CGFloat(0))
    #expect(view.frame.height == CGFloat(50))
  }

  @Test("Both axes at once, and down the hierarchy", .withoutDevice)
  func nested() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = UIView(frame: root.bounds)
    let leaf = UIView(frame: CGRect(x: 80, y: 80, width: 10, height: 10))
    middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    leaf.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.bounds = CGRect(x: 0, y: 0, width: 150, height: 300)
    #expect(middle.frame == CGRect(x: 0, y: 0, width: 150, height: 300))
    #expect(leaf.frame == CGRect(x: 130, y: 280, width: 10, height: 10))
  }

  @Test("A view that fills a superview of no size fills it when it grows", .withoutDevice)
  func fromZero() {
    let root = UIView()
    let view = UIView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    root.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 60))
  }

  @Test("A transformed view is resized by its untransformed frame", .withoutDevice)
  func transformed() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: root.bounds)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    root.frame.size = CGSize(width: 200, height: 100)
    #expect(view.bounds.size == CGSize(width: 200, height: 100))
    #expect(view.center == CGPoint(x: 100, y: 50))
  }

  @Test("autoresizesSubviews off leaves subviews alone", .withoutDevice)
  func switchedOff() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.autoresizesSubviews = false
    let view = UIView(frame: root.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    root.frame.size.width = 10
    #expect(view.frame.width == CGFloat(100))
  }

  @Test("10,000 levels follow without recursion", .withoutDevice)
  func deepHierarchy() {
    let chain = makeChain(
      levels: 10_000, frame: CGRect(x: 0, y: 0, width: 10, height: 10),
      mask: [.flexibleWidth, .flexibleHeight])
    chain.outermost.frame.size = CGSize(width: 20, height: 30)
    #expect(chain.innermost.bounds.size == CGSize(width: 20, height: 30))
  }
}
