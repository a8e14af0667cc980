/// Where an animation ended, or shall end.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  case start
  case current
}
