import Simulator
import Testing
import UIKit

/// What a transition needs goes away while it runs.
@MainActor
@Suite struct VanishingAccidentTests {
  enum Loss: CaseIterable, Sendable {
    case container
    case incomingView
    case outgoingView
    case animations
    case delegate
  }

  @Test(
    "views, animations or the delegate go in the middle of a push", arguments: Loss.allCases,
    [0, 0.02, 0.15, 0.28])
  func push(_ loss: Loss, after seconds: TimeInterval) async throws {
    let stage = await AccidentStage()
    var context: UIViewControllerContextTransitioning?
    let pushed = stage.push(
      UnrulyAnimator {
        context = $0
        UnrulyAnimator.fade($0)
      })
    await stage.device.advance(by: seconds)
    lose(loss, of: try #require(context), stage)
    await stage.device.advance(by: 2)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    #expect(stage.navigation.transitionCoordinator == nil)
    switch loss {
    case .container: #expect(stage.rules.contains("container-removed"))
    case .incomingView: #expect(stage.rules.contains("incoming-view-not-added"))
    case .outgoingView, .delegate: await stage.expectHealthy(top: pushed)
    case .animations: await stage.expectHealthy(top: pushed)
    }
    stage.device.end()
  }

  private func lose(_ loss: Loss, of context: UIViewControllerContextTransitioning, _ stage: AccidentStage) {
    switch loss {
    case .container: context.containerView.removeFromSuperview()
    case .incomingView: context.view(forKey: .to)?.removeFromSuperview()
    case .outgoingView: context.view(forKey: .from)?.removeFromSuperview()
    case .animations: for layer in context.containerView.layer.tree { layer.removeAllAnimations() }
    case .delegate: stage.navigation.delegate = nil
    }
  }

  enum Kind: CaseIterable, Sendable {
    case push
    case presentFullScreen
    case presentSheet
    case dismiss
    case scrubbedPush
    case stuckPush
    case stuckPresentation
  }

  @Test("the root controller is replaced in the middle", arguments: Kind.allCases, [0, 0.15])
  func rootReplaced(_ kind: Kind, after seconds: TimeInterval) async throws {
    let stage = await AccidentStage()
    weak let modal = await begin(kind, on: stage)
    await stage.device.advance(by: seconds)
    let window = try #require(stage.navigation.view.window)
    let fresh = stage.controller("fresh")
    window.rootViewController = fresh
    await stage.device.advance(by: 2)
    await stage.expectHealthy(top: fresh)
    #expect(modal == nil, "a controller is kept")
    #expect(stage.navigation.presentedViewController == nil)
    // The old tree can be shown again.
    stage.delegate.animator = nil
    if kind == .stuckPush || kind == .scrubbedPush { return stage.device.end() }
    window.rootViewController = stage.navigation
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: try #require(stage.navigation.topViewController))
    stage.device.end()
  }

  /// - Returns: A controller that is on the screen for the transition only.
  private func begin(_ kind: Kind, on stage: AccidentStage) async -> UIViewController? {
    let stuck = UnrulyAnimator { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    }
    let modal = stage.controller("modal")
    switch kind {
    case .push: stage.push(UnrulyAnimator())
    case .stuckPush: stage.push(stuck)
    case .scrubbedPush:
      let interactor = UIPercentDrivenInteractiveTransition()
      stage.push(UnrulyAnimator(), interactor: interactor)
      interactor.update(0.5)
    case .presentFullScreen, .presentSheet:
      modal.modalPresentationStyle = kind == .presentSheet ? .pageSheet : .fullScreen
      stage.root.present(modal, animated: true)
      return modal
    case .stuckPresentation:
      modal.modalPresentationStyle = .fullScreen
      modal.transitioningDelegate = stage.delegate
      stage.delegate.animator = stuck
      stage.root.present(modal, animated: true)
      return modal
    case .dismiss:
      stage.root.present(modal, animated: false)
      await stage.device.advance(by: 1)
      stage.root.dismiss(animated: true)
      return modal
    }
    return nil
  }

  @Test("the window is hidden in the middle, and shown again", arguments: Kind.allCases)
  func windowHidden(_ kind: Kind) async throws {
    let stage = await AccidentStage()
    _ = await begin(kind, on: stage)
    await stage.device.advance(by: 0.1)
    let window = try #require(stage.navigation.view.window)
    let second = UIWindow(frame: window.bounds)
    let fresh = stage.controller("fresh")
    second.rootViewController = fresh
    second.makeKeyAndVisible()
    window.isHidden = true
    await stage.device.advance(by: 2)
    if kind != .scrubbedPush && kind != .stuckPush && kind != .stuckPresentation {
      await stage.expectHealthy(top: fresh)
    }
    stage.device.end()
    #expect(HostDevice.current == nil)
  }

  @Test(
    "the device ends in the middle: everything is freed, and the next one works", arguments: Kind.allCases)
  func deviceEnds(_ kind: Kind) async {
    weak var navigation: UINavigationController?
    weak var modal: UIViewController?
    do {
      let stage = await AccidentStage()
      navigation = stage.navigation
      modal = await begin(kind, on: stage)
      await stage.device.advance(by: 0.1)
      stage.device.end()
    }
    for _ in 0..<3 { await Task.yield() }
    #expect(navigation == nil, "the navigation controller is kept")
    #expect(modal == nil, "the presented controller is kept")
    let next = await AccidentStage()
    await next.expectHealthy(top: next.root)
    next.device.end()
  }

  @Test("controllers are freed after a push and a pop, whatever the animator keeps of them weakly")
  func freed() async {
    let stage = await AccidentStage()
    weak let pushed: UIViewController? = stage.push(UnrulyAnimator())
    await stage.device.advance(by: 1)
    stage.navigation.popViewController(animated: true)
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: stage.root)
    #expect(pushed == nil)
    stage.device.end()
  }

  @Test("an animator that keeps its context keeps what the context names, and no more")
  func keptContext() async {
    let stage = await AccidentStage()
    var contexts: [UIViewControllerContextTransitioning] = []
    weak let pushed: UIViewController? = stage.push(
      UnrulyAnimator {
        contexts.append($0)
        UnrulyAnimator.fade($0)
      })
    await stage.device.advance(by: 1)
    stage.navigation.popViewController(animated: true)
    await stage.device.advance(by: 1)
    #expect(pushed != nil && contexts.count == 2)
    contexts = []
    #expect(pushed == nil)
    stage.device.end()
  }
}
