import CoreGraphics

/// Insets, in points, whose sides follow the writing direction.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  package init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let mirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: mirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: mirrored ? insets.left : insets.right)
  }

  package func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let mirrored = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: mirrored ? trailing : leading, bottom: bottom,
      right: mirrored ? leading : trailing)
  }
}
