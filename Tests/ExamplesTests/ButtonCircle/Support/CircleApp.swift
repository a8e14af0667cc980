import ButtonCircle
import Simulator
import UIKit

/// The button circle on a device, after its first screen has appeared.
@MainActor
final class CircleApp {
  /// What each of the two moves is expected to cause: its animator promises 0.8 s and runs for 0.25 s (pitfall 38).
  static let findingsOfAMove = ["advice transition-duration-differs"]

  let device: Device
  let geometry: CircleGeometry

  init(
    _ profile: DeviceProfile = .iPhoneSE, orientation: UIInterfaceOrientation = .portrait,
    framesPerSecond: Int = 60
  ) async {
    device = await Device(profile, orientation: orientation, framesPerSecond: framesPerSecond)
    device.launch(ButtonCircleAppDelegate())
    await device.advanceFrames(2)
    geometry = CircleGeometry(screen: UIScreen.main.bounds.size)
  }

  var navigation: UINavigationController {
    guard let navigation = device.host.windows.first?.rootViewController as? UINavigationController else {
      preconditionFailure("the program shows no navigation controller")
    }
    return navigation
  }

  /// The classes of the stack's controllers.
  var stack: [String] {
    navigation.viewControllers.map { String(describing: type(of: $0)) }
  }

  var findings: [String] {
    device.findings.map { "\($0.grade.rawValue) \($0.rule)" }
  }

  /// Taps the button of a move and waits until everything has come to rest.
  func perform(_ move: CircleMove) async throws {
    try device.tap(move.button)
    await settle()
  }

  /// Longer than a tap, a transition and the bar's animations last together.
  func settle() async {
    await device.advance(by: 0.75)
  }

  /// What a transition may have left behind; empty when the screen is at rest (section 7.1).
  var leftovers: [String] {
    var found: [String] = []
    if navigation.transitionCoordinator != nil { found.append("a transition runs") }
    if UIApplication.shared.isIgnoringInteractionEvents { found.append("touches are ignored") }
    let shown = navigation.wrapperView.subviews
    if shown != [navigation.topViewController?.view].compactMap({ $0 }) {
      found.append("\(shown.count) views in the container")
    }
    var layers = device.host.windows.map { $0.layer as CALayer }
    while let layer = layers.popLast() {
      let name = String(describing: layer.delegate.map { type(of: $0) } as Any)
      if layer.mask != nil { found.append("a mask on \(name)") }
      if layer.hasUnfinishedAnimations || layer.animationKeys() != nil {
        found.append("an animation on \(name)")
      }
      if layer.speed != 1 || layer.timeOffset != 0 || layer.beginTime != 0 {
        found.append("a time of its own on \(name)")
      }
      layers += layer.sublayers ?? []
    }
    return found
  }
}
