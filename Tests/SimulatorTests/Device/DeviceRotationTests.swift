import Simulator
import Testing
import UIKit

/// Turning a device between its turns.
@MainActor
@Suite struct DeviceRotationTests {
  @Test("window, picture, safe area and touches follow")
  func turns() async {
    let device = await Device(.iPhone15)
    let root = UIViewController()
    device.show(root)
    let view = TouchLogView(frame: CGRect(x: 700, y: 100, width: 100, height: 100))
    root.view.addSubview(view)
    await device.advanceFrames(2)
    #expect(device.rotate(to: .landscapeLeft))
    await device.advance(by: 0.5)
    #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    // 5.2.1: notch and its opposite on the sides, none at the top.
    #expect(root.view.safeAreaInsets.left == 59 && root.view.safeAreaInsets.top == 0)
    #expect(device.snapshot().size == CGSize(width: 852, height: 393))
    #expect(root.view.window?.hitTest(CGPoint(x: 750, y: 150), with: nil) === view)
    #expect(device.rotate(to: .portrait))
    await device.advance(by: 0.5)
    #expect(device.snapshot().size == CGSize(width: 393, height: 852))
    #expect(device.findings.isEmpty)
    device.end()
  }

  @Test("before the launch and after the end it is reported, and nothing happens")
  func outOfOrder() async {
    let device = await Device(recordsTrace: false)
    #expect(!device.rotate(to: .landscapeLeft))
    #expect(UIScreen.main.bounds.width == 393)
    device.show(UIViewController())
    device.end()
    #expect(!device.rotate(to: .landscapeLeft))
    #expect(device.findings.map(\.rule) == ["rotation-inside-turn", "rotation-inside-turn"])
  }
}
