import QuartzCore
import Simulator
import Testing
import UIKit

/// Blocks that are to animate alongside, added after the call that starts the transition: the form that most apps use.
@MainActor
@Suite struct LateAlongsideTests {
  enum Move: CaseIterable {
    case push, pop, present, dismiss
  }

  private let log = CallLog()
  private let interactor = UIPercentDrivenInteractiveTransition()

  /// What moves along: a view of the screen that is in the container throughout.
  private struct Run {
    let device: Device
    let along: UIView
    let coordinator: any UIViewControllerTransitionCoordinator
    let accepted: Bool
    let completions: Counter
    /// Controllers hold theirs weakly.
    let delegates: [AnyObject]
  }

  private final class Counter {
    var count = 0
  }

  private func start(_ move: Move, interactive: Bool) async throws -> Run {
    let device = await Device()
    let root = LoggedController("A", log: log)
    let navigation = UINavigationController(rootViewController: root)
    device.show(navigation)
    await device.advanceFrames(2)
    let navigationDelegate = LoggedNavigationDelegate(log: log)
    let transitioningDelegate = LoggedTransitioningDelegate(log: log)
    let other = LoggedController("B", log: log)
    other.modalPresentationStyle = .fullScreen
    if move == .pop { navigation.pushViewController(other, animated: false) }
    if move == .dismiss { navigation.present(other, animated: false) }
    await device.advanceFrames(2)
    navigationDelegate.makeAnimator = { [log] _ in SlideAnimator(log: log) }
    navigationDelegate.interactor = interactive ? interactor : nil
    navigation.delegate = navigationDelegate
    transitioningDelegate.presenter = SlideAnimator(log: log)
    transitioningDelegate.dismisser = SlideAnimator(log: log)
    transitioningDelegate.presentationInteractor = interactive ? interactor : nil
    transitioningDelegate.dismissalInteractor = interactive ? interactor : nil
    other.transitioningDelegate = transitioningDelegate
    var starter: UIViewController = navigation
    switch move {
    case .push: navigation.pushViewController(other, animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .present: navigation.present(other, animated: true)
    case .dismiss:
      navigation.dismiss(animated: true)
      starter = other
    }
    let coordinator = try #require(starter.transitionCoordinator)
    let completions = Counter()
    let accepted = coordinator.animate(
      alongsideTransition: { _ in other.view.alpha = 0.5 }, completion: { _ in completions.count += 1 })
    return Run(
      device: device, along: other.view, coordinator: coordinator, accepted: accepted,
      completions: completions,
      delegates: [navigationDelegate, transitioningDelegate])
  }

  @Test("they run with the motion, from its first moment", arguments: Move.allCases)
  func played(_ move: Move) async throws {
    let run = try await start(move, interactive: false)
    defer { run.device.end() }
    #expect(run.accepted)
    #expect(run.along.alpha == 0.5)
    // The first frame stands at the begin, the thirteenth at half of 0.4 s, where ease in-out is half way.
    await run.device.advanceFrames(1)
    #expect(run.along.layer.presentation()?.opacity == 1)
    await run.device.advanceFrames(12)
    let halfWay = try #require(run.along.layer.presentation()?.opacity)
    #expect(abs(halfWay - 0.75) < 1e-6)
    await run.device.advance(by: 0.5)
    #expect(run.completions.count == 1)
    #expect(run.device.findings.isEmpty)
  }

  @Test("under a finger they follow it, and go back with it", arguments: Move.allCases)
  func scrubbed(_ move: Move) async throws {
    let run = try await start(move, interactive: true)
    defer { run.device.end() }
    #expect(run.accepted)
    for fraction in [0.25, 0.75, 0.5] as [CGFloat] {
      interactor.update(fraction)
      await run.device.advanceFrames(2)
      let shown = try #require(run.along.layer.presentation()?.opacity)
      #expect(abs(CGFloat(shown) - (1 - fraction / 2)) < 1e-6)
    }
    interactor.cancel()
    await run.device.advance(by: 1)
    #expect(run.along.alpha == 1)
    #expect(run.completions.count == 1)
    #expect(run.device.findings.isEmpty)
  }

  @Test("in the next turn it is too late: the block is refused and reported, the completion runs")
  func tooLate() async throws {
    let run = try await start(.push, interactive: false)
    defer { run.device.end() }
    await run.device.advanceFrames(2)
    var ran = false
    var completed = false
    let accepted = run.coordinator.animate(
      alongsideTransition: { _ in ran = true }, completion: { _ in completed = true })
    #expect(!accepted)
    await run.device.advance(by: 1)
    #expect(!ran)
    #expect(completed)
    #expect(run.device.findings.map(\.rule) == ["alongside-too-late"])
  }
}
