import QuartzCore

/// Collects the changes of a keyframe block and makes one keyframe animation of all that happens to a key
/// path.
@MainActor
package final class KeyframeCollector: ChangeReceiver {
  private let mode: CAAnimationCalculationMode
  private var tracks: [KeyframeTrack] = []
  /// The part of the whole time (0 to 1) that changes take now.
  private var segment = (start: 0.0, end: 1.0)

  package init(mode: CAAnimationCalculationMode) {
    self.mode = mode
  }

  /// Runs a block whose changes take that part (0 to 1) of the whole.
  package func withSegment(start: Double, duration: Double, _ body: () -> Void) {
    let outer = segment
    let first = min(max(start, 0), 1)
    segment = (first, min(max(first + duration, first), 1))
    body()
    segment = outer
  }

  package func receive(_ change: LayerChange) {
    let index = tracks.firstIndex { $0.layer === change.layer && $0.keyPath == change.keyPath }
    if index == nil { tracks.append(KeyframeTrack(layer: change.layer, keyPath: change.keyPath)) }
    tracks[index ?? tracks.count - 1].append(change.value, from: segment.start, to: segment.end)
  }

  package func receive(_ change: LayerChange, through keyframes: CAKeyframeAnimation) {
    receive(change)
  }

  /// Hands everything collected on.
  package func send(to receiver: any ChangeReceiver) {
    for track in tracks {
      guard let change = track.change else { continue }
      receiver.receive(change, through: track.animation(mode: mode))
    }
    tracks = []
  }
}
