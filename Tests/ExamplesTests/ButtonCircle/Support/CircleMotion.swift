import Compositor
import QuartzCore
import Simulator

/// One move of the button circle, frame by frame.
@MainActor
struct CircleMotion {
  /// A frame while the mask is on.
  struct Moment {
    /// Since the animation's begin, in seconds.
    let time: Double
    let traced: TraceFrame
    let tree: RenderTree
  }

  let move: CircleMove
  /// The frames with a mask.
  let moments: [Moment]
  /// How many frames there are from the animator's call to the last mask.
  let frameCount: Int
  /// Every event from the touch to the end.
  let events: [TraceEvent]

  /// Performs a move on a device at rest.
  init(_ move: CircleMove, on app: CircleApp) async throws {
    let device = app.device
    let first = device.trace.frames.count
    var trees: [RenderTree] = []
    device.frameObserver = { trees.append($0.tree) }
    try await app.perform(move)
    device.frameObserver = nil
    let frames = Array(device.trace.frames[first...])
    // An animation begins in the turn that adds it (fact 3.1).
    let begin = frames.first { $0.events.contains { $0.kind == "animateTransition" } }?.tick ?? 0
    var moments: [Moment] = []
    for (frame, tree) in zip(frames, trees) where frame.layers.contains(where: \.isMask) {
      let time = Double(frame.tick - begin) / Double(MediaTime.ticksPerSecond)
      moments.append(Moment(time: time, traced: frame, tree: tree))
    }
    let last = moments.last?.traced.tick ?? begin
    self.move = move
    self.moments = moments
    frameCount = frames.count { (begin...last).contains($0.tick) }
    events = frames.flatMap(\.events)
  }
}
