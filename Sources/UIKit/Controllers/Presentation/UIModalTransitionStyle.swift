/// The built-in motion of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The presented view comes up from the bottom edge.
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}
