/// A value of a layer's model with numbers in it, which must be finite.
protocol ModelValue {
  var isFinite: Bool { get }
  static func isSame(_ first: Self, _ second: Self) -> Bool
}

extension ModelValue where Self: Equatable {
  static func isSame(_ first: Self, _ second: Self) -> Bool { first == second }
}

extension Float: ModelValue {}
extension Double: ModelValue {}
extension CGFloat: ModelValue {}

extension CGPoint: ModelValue {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize: ModelValue {
  var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect: ModelValue {
  var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension CATransform3D: ModelValue {
  static func isSame(_ first: CATransform3D, _ second: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(first, second)
  }
}

extension Array: ModelValue where Element: ModelValue & Equatable {
  var isFinite: Bool { allSatisfy(\.isFinite) }
}

extension Optional: ModelValue where Wrapped == CGPath {
  /// A bounding box may miss a coordinate that is not a number.
  var isFinite: Bool {
    self?.elements.allSatisfy { element in
      switch element {
      case .move(let end), .line(let end): end.isFinite
      case .quad(let control, let end): control.isFinite && end.isFinite
      case .cubic(let control1, let control2, let end):
        control1.isFinite && control2.isFinite && end.isFinite
      case .close: true
      }
    } ?? true
  }
}
