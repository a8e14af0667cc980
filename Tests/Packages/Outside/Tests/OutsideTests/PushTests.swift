import Simulator
import Testing
import UIKit

@MainActor
@Suite("A push, seen from another package")
struct PushTests {
  @Test("A finger pushes the second screen, which fades in frame by frame")
  func push() async throws {
    let device = await Device(.iPhone15)
    defer { device.end() }
    let navigation = UINavigationController(rootViewController: FirstScreen())
    let transition = FadeTransition()
    navigation.delegate = transition
    device.show(navigation)
    await device.advance(by: 0.1)

    try device.tap("open")
    var opacities: [Float] = []
    for _ in 0..<60 {
      await device.advanceFrames()
      if let incoming = navigation.topViewController as? SecondScreen,
        let presentation = incoming.view.layer.presentation()
      {
        opacities.append(presentation.opacity)
      }
    }

    // Half a second at 60 frames a second: 30 frames from 0 up to 1, in equal steps.
    let first = try #require(opacities.firstIndex(of: 0))
    for step in 0...30 {
      #expect(abs(opacities[first + step] - Float(step) / 30) < 0.001)
    }
    #expect(opacities.last == 1)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.view.window != nil)
    #expect(device.snapshot().size == CGSize(width: 393, height: 852))
    #expect(device.findings.isEmpty)
    #expect(device.trace.events.contains { $0.kind == "touchEnded" })
  }
}
