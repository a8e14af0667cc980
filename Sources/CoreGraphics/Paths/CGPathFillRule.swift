/// Which parts of a path that crosses itself are inside.
public enum CGPathFillRule: Int, Sendable {
  /// Where the path goes round a different number of times each way.
  case winding = 0
  /// Where the path goes round an odd number of times.
  case evenOdd = 1
}
