import Testing
import UIKit

@MainActor
@Suite("UIView hit testing")
struct UIViewHitTestingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  @Test("The frontmost subview that contains the point is hit", .withoutDevice)
  func frontmost() {
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 75, y: 75), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 190, y: 10), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 200, y: 10), with: nil) == nil)
  }

  @Test(
    "Hidden, nearly invisible, inert and animated views are passed by, with all they hold", .withoutDevice)
  func passedBy() {
    let view = UIView(frame: root.bounds)
    view.addSubview(UIView(frame: root.bounds))
    root.addSubview(view)
    let point = CGPoint(x: 10, y: 10)
    view.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    view.isHidden = false
    view.alpha = 0.005
    #expect(root.hitTest(point, with: nil) === root)
    view.alpha = 0.01
    #expect(root.hitTest(point, with: nil) !== root)
    view.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === root)
    view.isUserInteractionEnabled = true
    view.animationsBlockingTouches = 1
    #expect(root.hitTest(point, with: nil) === root)
  }

  @Test("A subview outside its superview is not hit there, clipped or not", .withoutDevice)
  func outsideSuperview() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(UIView(frame: CGRect(x: 60, y: 0, width: 50, height: 50)))
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 80, y: 10), with: nil) === root)
  }

  @Test("3.9.2 transforms count, by model values", .withoutDevice)
  func transformed() {
    let view = UIView(frame: CGRect(x: 80, y: 80, width: 40, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 62, y: 62), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 58, y: 62), with: nil) === root)
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) === root)
  }

  @Test("Overrides of hitTest and point(inside:) are asked", .withoutDevice)
  func overrides() {
    let passing = PassingView(frame: root.bounds)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    passing.addSubview(inner)
    root.addSubview(passing)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === inner)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
    let wide = WideView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    root.addSubview(wide)
    #expect(root.hitTest(CGPoint(x: 95, y: 95), with: nil) === wide)
  }

  @Test("10,000 levels are searched without recursion", .withoutDevice)
  func deepHierarchy() {
    let chain = makeChain(levels: 10_000, frame: root.bounds)
    #expect(chain.outermost.hitTest(CGPoint(x: 1, y: 1), with: nil) === chain.innermost)
  }
}

/// Lets touches through where it has no subview.
private final class PassingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Is touched up to 10 pt around.
private final class WideView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
