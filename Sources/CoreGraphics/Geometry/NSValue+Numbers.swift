/// Foundation on Linux boxes no structures of others; arrays of numbers it does.
extension NSValue {
  /// Boxes the parts of a structure.
  package convenience init(numbers: [CGFloat]) {
    self.init(bytes: numbers.map(Double.init), objCType: "[\(numbers.count)d]")
  }

  /// The parts of a boxed structure; nil when something else is boxed.
  package func numbers(_ count: Int) -> [CGFloat]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    getValue(&numbers)
    return numbers.map { CGFloat($0) }
  }
}

extension NSValue {
  package var boxedAffineTransform: CGAffineTransform? {
    numbers(6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
  }
}
