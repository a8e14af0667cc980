/// Whether a view's contents are mirrored in right-to-left interfaces.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  /// Controls of playback, which are never mirrored.
  case playback = 1
  /// Controls of a direction in space, which are never mirrored.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}
