import Simulator
import Testing
import UIKit

/// The device is turned in the middle of a transition.
@MainActor
@Suite struct RotationAccidentTests {
  enum Kind: CaseIterable, Sendable {
    case push
    case systemPush
    case presentFullScreen
    case presentSheet
    case dismiss
    case scrubbed
  }

  @Test("everything ends in the new size", arguments: Kind.allCases, [0, 0.1, 0.25])
  func turned(_ kind: Kind, after seconds: TimeInterval) async throws {
    let stage = await AccidentStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    let modal = stage.controller("modal")
    modal.modalPresentationStyle = kind == .presentSheet ? .pageSheet : .fullScreen
    switch kind {
    case .push: stage.push(UnrulyAnimator())
    case .systemPush: stage.navigation.pushViewController(stage.controller("pushed"), animated: true)
    case .scrubbed:
      stage.push(UnrulyAnimator(), interactor: interactor)
      interactor.update(0.5)
    case .presentFullScreen, .presentSheet: stage.root.present(modal, animated: true)
    case .dismiss:
      stage.root.present(modal, animated: false)
      await stage.device.advance(by: 1)
      stage.root.dismiss(animated: true)
    }
    await stage.device.advance(by: seconds)
    #expect(stage.device.rotate(to: .landscapeLeft))
    await stage.device.advance(by: 0.5)
    interactor.finish()
    await stage.device.advance(by: 1)
    let size = CGSize(width: 852, height: 393)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    if let presented = stage.navigation.presentedViewController {
      #expect(presented.view.frame.width == 852)
      #expect(presented.view.window?.bounds.size == size)
      stage.navigation.dismiss(animated: true)
      await stage.device.advance(by: 1)
    }
    let top = try #require(stage.navigation.topViewController)
    #expect(top.view.frame == CGRect(origin: .zero, size: size), "\(kind) \(seconds)")
    #expect(stage.rules.isEmpty)
    #expect(stage.device.rotate(to: .portrait))
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: top)
    stage.device.end()
  }
}
