import Compositor
import QuartzCore
import Simulator
import UIKit

/// One of the articles' programs on a device, after its first screen has appeared.
@MainActor
final class ArticleApp {
  let device: Device

  init(
    _ delegate: any UIApplicationDelegate, on profile: DeviceProfile = .iPhoneSE,
    orientation: UIInterfaceOrientation = .portrait, framesPerSecond: Int = 60
  ) async {
    device = await Device(profile, orientation: orientation, framesPerSecond: framesPerSecond)
    device.launch(delegate)
    await device.advanceFrames(2)
  }

  /// The window's root view controller.
  var root: UIViewController {
    guard let root = device.host.windows.first?.rootViewController else {
      preconditionFailure("the program shows no window with a root view controller")
    }
    return root
  }

  /// From the root view controller up, each the presented one of the one before.
  var presentationChain: [UIViewController] {
    Array(sequence(first: root) { $0.presentedViewController })
  }

  /// Grade and rule of each finding so far, in order.
  var findings: [String] {
    device.findings.map { "\($0.grade.rawValue) \($0.rule)" }
  }

  /// Those of them that are faults.
  var faults: [String] {
    findings.filter { $0.hasPrefix("fault") }
  }

  /// Plays a finger script's text.
  func play(_ script: String) async throws {
    try await device.play(FingerScript(parsing: script))
  }

  /// Waits longer than a tap, a custom transition and the bar's animations last together.
  func settle() async {
    await device.advance(by: 0.75)
  }

  /// Plays a script and keeps every frame it shows.
  func record(_ script: String) async throws -> MoveRecording {
    try await record { try await self.play(script) }
  }

  /// Keeps every frame that is shown meanwhile.
  func record(_ body: @MainActor () async throws -> Void) async throws -> MoveRecording {
    let first = device.trace.frames.count
    var trees: [RenderTree] = []
    device.frameObserver = { trees.append($0.tree) }
    defer { device.frameObserver = nil }
    try await body()
    return MoveRecording(frames: Array(device.trace.frames[first...]), trees: trees)
  }

  /// What the screen will show some seconds from now if nothing but time passes.
  func picture(after seconds: TimeInterval) -> Picture {
    let shown = device.frame.tree
    let tree = LayerSampler.renderTree(
      of: device.host.windows.map(\.layer), width: shown.width, height: shown.height,
      scale: device.screenScale, at: device.context.now + MediaTime(seconds: seconds))
    return device.compositor.composite(tree)
  }

  /// The classes of the views in the window, back to front.
  var viewsInWindow: [String] {
    (device.host.windows.first?.subviews ?? []).map { String(describing: type(of: $0)) }
  }

  /// What a transition may have left behind; empty when the screen is at rest (section 7.1).
  var leftovers: [String] {
    var found: [String] = []
    if UIApplication.shared.isIgnoringInteractionEvents { found.append("touches are ignored") }
    var controllers = presentationChain
    while let controller = controllers.popLast() {
      if controller.transitionCoordinator != nil {
        found.append("a transition runs on \(type(of: controller))")
      }
      controllers += controller.children
    }
    var layers = device.host.windows.map { $0.layer as CALayer }
    while let layer = layers.popLast() {
      let name =
        layer.delegate.map { String(describing: type(of: $0)) } ?? String(describing: type(of: layer))
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
