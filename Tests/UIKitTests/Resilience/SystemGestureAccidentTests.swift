import Simulator
import Testing
import UIKit

/// The system's own interactive transitions, the back swipe and the pull on a sheet, disturbed in the middle.
@MainActor
@Suite struct SystemGestureAccidentTests {
  enum Accident: CaseIterable, Sendable {
    case none
    case touchCancelled
    case recognizerDisabled
    case viewRemoved
    case secondFinger
    case changedByCode
    case delegateSet
    case rotated
    case rootReplaced
  }

  @Test("4.10 a back swipe that is disturbed settles", arguments: Accident.allCases, [2, 6])
  func backSwipe(_ accident: Accident, after frames: Int) async throws {
    let stage = await AccidentStage()
    let upper = stage.controller("upper")
    stage.navigation.pushViewController(upper, animated: false)
    await stage.device.advanceFrames(2)
    stage.device.touchDown(at: CGPoint(x: 3, y: 500))
    for step in 1...frames {
      await stage.device.advanceFrames(1)
      stage.device.touchMove(to: CGPoint(x: 3 + 30 * CGFloat(step), y: 500))
    }
    await stage.device.advanceFrames(2)
    let window = try #require(stage.navigation.view.window)
    switch accident {
    case .recognizerDisabled: stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
    case .viewRemoved: upper.view.removeFromSuperview()
    case .changedByCode: stage.navigation.popToRootViewController(animated: true)
    case .delegateSet: stage.navigation.delegate = stage.delegate
    default: disturb(stage, accident, window)
    }
    await finish(stage, accident)
    // What the app took away by hand stays away until the next change.
    if accident == .viewRemoved { stage.navigation.popViewController(animated: false) }
    await stage.device.advanceFrames(2)
    await stage.expectHealthy(
      top: window.rootViewController === stage.navigation
        ? try #require(stage.navigation.topViewController) : try #require(window.rootViewController))
    stage.device.end()
  }

  @Test("5.3 a pull on a sheet that is disturbed settles", arguments: Accident.allCases, [4, 12])
  func sheet(_ accident: Accident, after frames: Int) async throws {
    let stage = await AccidentStage()
    let sheet = stage.controller("sheet")
    sheet.modalPresentationStyle = .pageSheet
    stage.root.present(sheet, animated: false)
    await stage.device.advance(by: 1)
    stage.device.touchDown(at: CGPoint(x: 200, y: 200))
    for step in 1...frames {
      await stage.device.advanceFrames(1)
      stage.device.touchMove(to: CGPoint(x: 200, y: 200 + 15 * CGFloat(step)))
    }
    await stage.device.advanceFrames(2)
    let window = try #require(stage.navigation.view.window)
    switch accident {
    case .recognizerDisabled:
      for recognizer in sheet.view.superview?.gestureRecognizers ?? [] { recognizer.isEnabled = false }
    case .viewRemoved: sheet.view.removeFromSuperview()
    case .changedByCode: stage.root.dismiss(animated: true)
    case .delegateSet: sheet.transitioningDelegate = stage.delegate
    default: disturb(stage, accident, window)
    }
    await finish(stage, accident)
    if window.rootViewController !== stage.navigation {
      await stage.expectHealthy(top: try #require(window.rootViewController))
      return stage.device.end()
    }
    stage.root.dismiss(animated: true)
    await stage.device.advance(by: 1)
    #expect(stage.navigation.presentedViewController == nil)
    await stage.expectHealthy(top: stage.root)
    stage.device.end()
  }

  private func disturb(_ stage: AccidentStage, _ accident: Accident, _ window: UIWindow) {
    switch accident {
    case .touchCancelled: stage.device.touchCancel()
    case .secondFinger: stage.device.touchDown(at: CGPoint(x: 300, y: 600), finger: 2)
    case .rotated: stage.device.rotate(to: .landscapeLeft)
    case .rootReplaced: window.rootViewController = stage.controller("fresh")
    default: break
    }
  }

  private func finish(_ stage: AccidentStage, _ accident: Accident) async {
    await stage.device.advanceFrames(3)
    if accident != .touchCancelled { stage.device.touchUp() }
    if accident == .secondFinger { stage.device.touchUp(finger: 2) }
    await stage.device.advance(by: 2)
    if accident == .rotated { stage.device.rotate(to: .portrait) }
    await stage.device.advance(by: 1)
  }
}
