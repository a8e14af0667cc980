import Compositor
import QuartzCore
import Simulator

/// The frames of one move, as traced and as render trees.
struct MoveRecording {
  let frames: [TraceFrame]
  let trees: [RenderTree]

  /// Every event of the move, in order.
  var events: [TraceEvent] { frames.flatMap(\.events) }

  /// The tick at which the last animator was asked to animate, which is when its animations begin; nil when none was.
  var beginTick: Int64? {
    frames.last { $0.events.contains { $0.kind == "animateTransition" } }?.tick
  }

  /// A frame's time since the animator was asked to animate, in seconds.
  func time(of frame: TraceFrame) -> Double {
    Double(frame.tick - (beginTick ?? 0)) / Double(MediaTime.ticksPerSecond)
  }

  /// The frames from the animator's call up to a time after it, in seconds, both included.
  func frames(upTo duration: Double) -> [TraceFrame] {
    guard let beginTick else { return [] }
    let end = beginTick + Int64((duration * Double(MediaTime.ticksPerSecond)).rounded())
    return frames.filter { (beginTick...end).contains($0.tick) }
  }

  /// The tree of a traced frame.
  func tree(of frame: TraceFrame) -> RenderTree? {
    frames.firstIndex { $0.tick == frame.tick }.map { trees[$0] }
  }

  /// What happened, in order: touches, actions, appearance and containment callbacks, questions to delegates, the
  /// transition's own events, and starts and stops of animations of the key paths named; a line each.
  ///
  /// - Parameter withPresentationControllers: Whether what presentation controllers are told is part of it.
  func story(
    withAnimationsOf keyPaths: Set<String> = [], withPresentationControllers: Bool = false
  ) -> [String] {
    events.compactMap { event in
      switch event.kind {
      case "touchBegan", "touchEnded": "\(event.kind) \(event.string("view") ?? "")"
      case "action": "action \(event.string("name") ?? "")"
      case "delegateAsked": "\(event.string("delegate") ?? "") asked \(event.string("question") ?? "")"
      case "animateTransition", "completeTransition", "animationEnded":
        "\(event.kind) \(event.string("operation") ?? "")"
      case "animationStart", "animationStop":
        event.string("keyPath").flatMap { keyPaths.contains($0) ? "\(event.kind) \($0)" : nil }
      case "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear", "willMoveToParent", "didMoveToParent":
        "\(event.string("controller") ?? "").\(event.kind)"
      case "presentationTransitionWillBegin", "presentationTransitionDidEnd",
        "dismissalTransitionWillBegin", "dismissalTransitionDidEnd":
        withPresentationControllers ? event.kind : nil
      default: nil
      }
    }
  }
}
