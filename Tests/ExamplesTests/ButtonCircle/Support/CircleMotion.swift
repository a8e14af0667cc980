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
  /// Every frame from the touch to the end.
  let recording: MoveRecording

  /// Performs a move on a device at rest.
  init(_ move: CircleMove, on app: CircleApp) async throws {
    let recording = try await app.app.record("tap \"\(move.button)\"\nwait 0.65")
    // An animation begins in the turn that adds it (fact 3.1).
    let begin = recording.beginTick ?? 0
    var moments: [Moment] = []
    for (frame, tree) in zip(recording.frames, recording.trees) where frame.layers.contains(where: \.isMask) {
      moments.append(Moment(time: recording.time(of: frame), traced: frame, tree: tree))
    }
    let last = moments.last?.traced.tick ?? begin
    self.move = move
    self.moments = moments
    frameCount = recording.frames.count { (begin...last).contains($0.tick) }
    self.recording = recording
  }
}
