import Testing
import UIKit

@MainActor
@Suite("UIView geometry")
struct UIViewGeometryTests {
  @Test("3.12.3 position is origin + anchor × size; changing the anchor moves the frame", .withoutDevice)
  func anchorPoint() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.center == CGPoint(x: 60, y: 40))
    #expect(view.frame == CGRect(x: 60, y: 0, width: 100, height: 40))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(view.center == CGPoint(x: 0, y: 40))
  }

  @Test("3.12.2 under a transform the frame is the bounding box and bounds and centre stay", .withoutDevice)
  func transformedFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -20, width: 200, height: 80))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 50, y: 20))
  }

  @Test("Setting the centre or the size of the bounds leaves the other alone", .withoutDevice)
  func centerAndBounds() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.center = CGPoint(x: 200, y: 100)
    #expect(view.frame == CGRect(x: 150, y: 80, width: 100, height: 40))
    view.bounds.size = CGSize(width: 20, height: 20)
    #expect(view.frame == CGRect(x: 190, y: 90, width: 20, height: 20))
  }

  @Test("A null frame is legal", .withoutDevice)
  func nullFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.frame = .null
    #expect(view.bounds.size == .zero)
  }

  @Test("Points are converted through scrolled, scaled and nested views, both ways", .withoutDevice)
  func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
    scrolled.bounds.origin = CGPoint(x: 0, y: 50)
    let scaled = UIView(frame: CGRect(x: 20, y: 80, width: 100, height: 100))
    scaled.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.addSubview(scrolled)
    scrolled.addSubview(scaled)
    // The scaled view covers (45, 105) to (95, 155) in its superview, which is scrolled by 50 and lies at (10, 10).
    #expect(scaled.convert(CGPoint.zero, to: root) == CGPoint(x: 55, y: 65))
    #expect(root.convert(CGPoint(x: 55, y: 65), to: scaled) == .zero)
    #expect(scaled.convert(CGPoint(x: 55, y: 65), from: root) == .zero)
    #expect(scaled.convert(scaled.bounds, to: nil) == CGRect(x: 55, y: 65, width: 50, height: 50))
  }

  @Test("Views of two windows are converted through the screen")
  func conversionBetweenWindows() async {
    await withHostDevice { device in
      let one = device.makeWindow()
      let other = UIWindow(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
      other.isHidden = false
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
      other.addSubview(view)
      #expect(view.convert(CGPoint.zero, to: one) == CGPoint(x: 110, y: 210))
      #expect(view.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 110, y: 210))
      #expect(view.convert(CGPoint(x: 110, y: 210), from: UIScreen.main.coordinateSpace) == .zero)
      #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 10))
    }
  }

  @Test("sizeToFit keeps the origin", .withoutDevice)
  func sizeToFit() {
    let view = FixedSizeView(frame: CGRect(x: 30, y: 40, width: 1, height: 1))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 30, y: 40, width: 70, height: 20))
  }
}

private final class FixedSizeView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 70, height: 20) }
}
