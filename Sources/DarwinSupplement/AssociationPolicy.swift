/// How an object holds a value associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Does not keep the value alive. Where Apple's reference dangles, this one reads as nil.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}
