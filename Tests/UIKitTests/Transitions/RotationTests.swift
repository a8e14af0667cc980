import Simulator
import Testing
import UIKit

/// Rotation: controllers are told before, animate alongside, and are told after.
@MainActor
@Suite struct RotationTests {
  @Test("viewWillTransition comes with the new size, before it; 1.9.7 presented views follow")
  func rotation() async {
    let log = CallLog()
    let device = await Device()
    let root = RotatingController("A", log: log)
    let navigation = UINavigationController(rootViewController: root)
    device.show(navigation)
    await device.advanceFrames(2)
    log.clear()
    #expect(InterfaceRotation.rotate(device.host, to: .landscapeLeft))
    #expect(log.entries == ["A.size(852.0, 393.0) in 393.0", "A.alongside"])
    await device.advance(by: 1)
    #expect(log.entries.last == "A.completion")
    #expect(root.view.bounds.size == CGSize(width: 852, height: 393))
    // 5.1: the bar is 32 pt high in landscape.
    #expect(navigation.navigationBar.frame.height == 32)
    device.end()
  }

  @Test("a controller that does not support an orientation keeps the interface as it is")
  func refused() async {
    let device = await Device()
    let root = PortraitController()
    device.show(root)
    await device.advanceFrames(2)
    #expect(!InterfaceRotation.rotate(device.host, to: .landscapeLeft))
    #expect(root.view.bounds.size == CGSize(width: 393, height: 852))
    device.end()
  }
}

private final class RotatingController: LoggedController {
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    log.note("A.size(\(Double(size.width)), \(Double(size.height))) in \(Double(view.bounds.width))")
    coordinator.animate(
      alongsideTransition: { [log] _ in log.note("A.alongside") },
      completion: { [log] _ in log.note("A.completion") })
  }
}

private final class PortraitController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
