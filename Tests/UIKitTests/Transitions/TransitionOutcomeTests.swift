import Simulator
import Testing
import UIKit

/// Every kind of interactive transition, let go at ten fractions, finished and cancelled: the device answers
/// afterwards, one controller is on top, and nothing is left over.
@MainActor
@Suite struct TransitionOutcomeTests {
  enum Kind: String, CaseIterable, Sendable {
    case push
    case pop
    case presentFullScreen
    case presentCustom
    case dismissFullScreen
    case dismissCustom
    case select
  }

  @Test("7.1 and 7.2 outcomes at ten fractions", arguments: Kind.allCases, [true, false])
  func outcome(_ kind: Kind, finishes: Bool) async throws {
    for tenth in 0..<10 {
      let stage = await InteractiveStage(kind)
      stage.start()
      stage.interactor.update(CGFloat(tenth) / 9)
      await stage.device.advanceFrames(tenth % 3)
      if finishes { stage.interactor.finish() } else { stage.interactor.cancel() }
      await stage.device.advance(by: 1)
      let shown = finishes ? stage.target : stage.source
      let hidden = finishes ? stage.source : stage.target
      #expect(stage.isShown(shown), "\(kind) \(tenth)")
      #expect(shown.view.transform.isIdentity && shown.view.alpha == 1)
      #expect(shown.appearance == .appeared)
      #expect(hidden.viewIfLoaded?.window == nil || stage.keepsPresenter(hidden))
      #expect(!UIApplication.shared.isIgnoringInteractionEvents)
      #expect(shown.transitionCoordinator == nil)
      #expect(stage.device.findings.isEmpty)
      #expect(try #require(shown.view.window).layer.tree.allSatisfy { $0.speed == 1 && $0.timeOffset == 0 })
      #expect(try #require(shown.view.window).layer.tree.allSatisfy { $0.animationKeys()?.isEmpty ?? true })
      stage.device.end()
    }
  }
}

/// Two controllers and what takes one to the other.
@MainActor
private final class InteractiveStage {
  let device: Device
  let interactor = UIPercentDrivenInteractiveTransition()
  /// On top before.
  let source: LoggedController
  /// On top after a finished transition.
  let target: LoggedController
  private let kind: TransitionOutcomeTests.Kind
  private let log = CallLog()
  private let navigation = UINavigationController()
  private let tabs = UITabBarController()
  private let navigationDelegate: LoggedNavigationDelegate
  private let transitioningDelegate: LoggedTransitioningDelegate
  private let tabDelegate: TabSlides

  init(_ kind: TransitionOutcomeTests.Kind) async {
    device = await Device(recordsTrace: false)
    self.kind = kind
    let lower = LoggedController("lower", log: log)
    let upper = LoggedController("upper", log: log)
    let goesBack = [.pop, .dismissFullScreen, .dismissCustom].contains(kind)
    (source, target) = goesBack ? (upper, lower) : (lower, upper)
    navigationDelegate = LoggedNavigationDelegate(log: log)
    transitioningDelegate = LoggedTransitioningDelegate(log: log)
    tabDelegate = TabSlides(log: log, interactor: interactor)
    await build(lower: lower, upper: upper, goesBack: goesBack)
  }

  private func build(lower: LoggedController, upper: LoggedController, goesBack: Bool) async {
    switch kind {
    case .push, .pop:
      navigation.viewControllers = goesBack ? [lower, upper] : [lower]
      device.show(navigation)
      navigationDelegate.makeAnimator = { [log] in SlideAnimator(log: log, movesOutgoing: $0 == .pop) }
      navigationDelegate.interactor = interactor
      navigation.delegate = navigationDelegate
    case .select:
      tabs.viewControllers = [lower, upper]
      device.show(tabs)
      tabs.delegate = tabDelegate
    default:
      device.show(lower)
      upper.modalPresentationStyle = kind.rawValue.hasSuffix("Custom") ? .custom : .fullScreen
      if goesBack { lower.present(upper, animated: false) }
      transitioningDelegate.presenter = SlideAnimator(log: log)
      transitioningDelegate.dismisser = SlideAnimator(log: log, movesOutgoing: true)
      transitioningDelegate.presentationInteractor = interactor
      transitioningDelegate.dismissalInteractor = interactor
      upper.transitioningDelegate = transitioningDelegate
    }
    await device.advanceFrames(2)
  }

  func start() {
    switch kind {
    case .push: navigation.pushViewController(target, animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .select: tabs.selectedIndex = 1
    case .presentFullScreen, .presentCustom: source.present(target, animated: true)
    case .dismissFullScreen, .dismissCustom: source.dismiss(animated: true)
    }
  }

  /// Whether a controller's view fills the window, in front of everything.
  func isShown(_ controller: UIViewController) -> Bool {
    guard let window = controller.viewIfLoaded?.window else { return false }
    let middle = window.hitTest(CGPoint(x: 200, y: 400), with: nil)
    return middle === controller.view
      && controller.view.convert(controller.view.bounds, to: nil) == window.bounds
  }

  /// The presenter stays in the window below a custom presentation.
  func keepsPresenter(_ controller: UIViewController) -> Bool {
    kind.rawValue.hasSuffix("Custom") && controller.presentedViewController != nil
  }
}

private final class TabSlides: NSObject, UITabBarControllerDelegate {
  private let log: CallLog
  private let interactor: UIViewControllerInteractiveTransitioning

  init(log: CallLog, interactor: UIViewControllerInteractiveTransitioning) {
    self.log = log
    self.interactor = interactor
    super.init()
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SlideAnimator(log: log) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }
}
