import Simulator
import Testing
import UIKit

@MainActor @Test func thePushIsHalfWayAfterHalfItsTime() async throws {
  let device = await Device(.iPhone15)
  defer { device.end() }
  let navigation = UINavigationController(rootViewController: FirstScreen())
  let fade = FadeTransition()  // your own animator, linear, 0.5 s
  navigation.delegate = fade  // held weakly, as ever
  device.show(navigation)

  try device.tap("open")  // a finger on the view with that identifier
  await device.advance(by: 0.1)  // it lifts; the push begins
  await device.advance(by: 0.25)  // no waiting: the clock is the device's

  let incoming = try #require(navigation.topViewController?.view.layer.presentation())
  #expect(abs(incoming.opacity - 0.5) < 0.04)
  #expect(device.findings.isEmpty)  // nothing that UIKit would log or choke on
}
