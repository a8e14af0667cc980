import Foundation
import QuartzCore

/// The coordinator of one transition: blocks that animate alongside it and blocks told of its interaction.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (UIViewControllerTransitionCoordinatorContext) -> Void

  private struct Alongside {
    let view: UIView?
    let animation: Block
  }

  private let context: TransitionContext
  private weak var transition: ViewControllerTransition?
  private var queue: [Alongside] = []
  private var completions: [Block] = []
  private var endHandlers: [Block] = []
  private var changeHandlers: [Block] = []
  /// Animations are accepted until the incoming view has appeared (fact 1.8.2).
  var acceptsAnimations = true
  /// Apps add blocks right after the call that starts a transition, and UIKit runs them. Here the motion has begun by
  /// then, and such blocks join it at its first moment.
  private var acceptsLatecomers = false
  var initiallyInteractive = false
  var percentComplete: CGFloat = 0
  var completionVelocity: CGFloat = 1
  var completionCurve = UIView.AnimationCurve.easeInOut
  var transitionDuration: TimeInterval = 0

  init(context: TransitionContext, transition: ViewControllerTransition) {
    self.context = context
    self.transition = transition
    super.init()
  }

  // MARK: Context

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var isInterruptible: Bool { transition?.isInterruptible ?? false }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    context.view(forKey: key)
  }

  // MARK: Coordinator

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return acceptsAnimations }
    guard acceptsAnimations || acceptsLatecomers else {
      context.report(
        .advice, "alongside-too-late",
        "A block to animate alongside came when the motion had begun; it does not run.",
        "Add it in viewWillAppear(_:) or viewWillDisappear(_:), or right after the call that starts the transition."
      )
      return false
    }
    queue.append(Alongside(view: view, animation: animation))
    if !acceptsAnimations { transition?.runLatecomers() }
    return true
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    endHandlers.append(handler)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    changeHandlers.append(handler)
  }

  // MARK: The transition's side

  /// Views outside the container that blocks animate.
  var outsideViews: [UIView] { queue.compactMap(\.view) }

  /// Accepts blocks until the turn ends in which the transition has started.
  func acceptLatecomers() {
    acceptsLatecomers = true
    HostDevice.current?.nextTurn { [weak self] in self?.acceptsLatecomers = false }
  }

  /// Runs the queued blocks; right after the animator in an animated transition (fact 1.8.7), at once and
  /// without motion in one that is not.
  func runAnimations() {
    acceptsAnimations = false
    let blocks = queue
    queue = []
    guard !blocks.isEmpty else { return }
    guard isAnimated else {
      for block in blocks { block.animation(self) }
      return
    }
    let run = { for block in blocks { block.animation(self) } }
    if let animator = transition?.interruptible {
      animator.addAnimations(run)
    } else if let timing = transition?.alongsideTiming {
      AnimationScope.alongside(timing, run)
    } else {
      AnimationScope.alongside(duration: transitionDuration, curve: completionCurve, run)
    }
  }

  /// The transition has changed between interactive and not.
  func interactionDidChange() {
    for handler in changeHandlers { handler(self) }
    guard !context.isInteractive else { return }
    let handlers = endHandlers
    endHandlers = []
    for handler in handlers { handler(self) }
  }

  func runCompletions() {
    let blocks = completions
    completions = []
    endHandlers = []
    changeHandlers = []
    for block in blocks { block(self) }
  }
}
