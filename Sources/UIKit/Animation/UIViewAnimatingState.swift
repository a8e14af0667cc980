/// What an animator is doing (section 4.7).
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or ended.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, waiting for `finishAnimation(at:)`.
  case stopped
}
