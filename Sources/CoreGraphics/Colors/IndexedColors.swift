/// A table of colours that images name by number.
struct IndexedColors: Hashable, Sendable {
  let base: CGColorSpace
  /// The parts of each colour in turn, 255 for 1.
  let table: [UInt8]
  private let last: Int

  /// - Parameters:
  ///   - base: No pattern space and no indexed one.
  ///   - last: The largest number, 0...255.
  ///   - table: The parts of each colour in turn, 255 for the largest.
  /// - Returns: Nil for other spaces and numbers.
  init?(base: CGColorSpace, last: Int, table: UnsafePointer<UInt8>) {
    guard base.model != .pattern, base.model != .indexed, (0...255).contains(last) else { return nil }
    self.base = base
    self.last = last
    self.table = Array(UnsafeBufferPointer(start: table, count: (last + 1) * base.numberOfComponents))
  }

  /// The parts of a colour in the base space, whatever the number: it is rounded, and clamped to the table.
  func parts(at number: CGFloat) -> [CGFloat] {
    // Not a number becomes 0.
    let index = number > 0 ? Int(min(number, CGFloat(last)).rounded()) : 0
    let count = base.numberOfComponents
    return (0..<count).map { part in
      let limits = base.limits(ofPart: part)
      let value = CGFloat(table[index * count + part]) / 255
      return limits.lowerBound + value * (limits.upperBound - limits.lowerBound)
    }
  }

  /// A colour as an opaque pixel.
  func pixel(at index: Int) -> UInt32 {
    let pixel = CGColor(space: base, values: parts(at: CGFloat(index)) + [1]).premultipliedBGRA
    return UInt32(pixel.alpha) << 24 | UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8
      | UInt32(pixel.blue)
  }
}
