import CoreGraphics
import Foundation

extension NSValue {
  /// Foundation on Linux boxes no structures of others; an array of four numbers it does.
  private static let insetsType = "[4d]"

  /// Boxes insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    let numbers = [insets.top, insets.left, insets.bottom, insets.right].map(Double.init)
    self.init(bytes: numbers, objCType: Self.insetsType)
  }

  /// The boxed insets; zero when something else is boxed.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    guard String(cString: objCType) == Self.insetsType else { return .zero }
    var numbers = [Double](repeating: 0, count: 4)
    getValue(&numbers)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
