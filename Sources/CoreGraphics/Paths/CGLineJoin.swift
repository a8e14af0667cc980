/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point, or cut off when that point is farther than the miter limit allows.
  case miter = 0
  case round = 1
  case bevel = 2
}
