/// 8-bit alpha values in rows.
struct AlphaPlane {
  let width: Int
  let height: Int
  var values: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = [UInt8](repeating: 0, count: width * height)
  }

  /// Blurs by three running means, which come close to a Gauss curve; outside is 0.
  ///
  /// - Parameter deviation: The standard deviation, in pixels.
  mutating func blur(deviation: Double) {
    for size in Self.boxSizes(deviation: deviation) where size > 1 {
      for y in 0..<height { average(first: y * width, step: 1, count: width, size: size) }
      for x in 0..<width { average(first: x, step: width, count: height, size: size) }
    }
  }

  /// Three odd widths of boxes whose variances, (n² − 1)/12 each, add up to the wanted one as nearly as they can.
  static func boxSizes(deviation: Double) -> [Int] {
    guard deviation > 0 else { return [] }
    let ideal = (4 * deviation * deviation + 1).squareRoot()
    let small = max(Int(ideal) - (Int(ideal) % 2 == 0 ? 1 : 0), 1)
    let missing = 12 * deviation * deviation - 3 * (Double(small * small) - 1)
    let largeCount = Int((missing / Double(4 * small + 4)).rounded())
    return (0..<3).map { $0 < largeCount ? small + 2 : small }
  }

  /// Replaces each value of a row or column by the mean of the `size` values around it.
  private mutating func average(first: Int, step: Int, count: Int, size: Int) {
    let radius = size / 2
    values.withUnsafeMutableBufferPointer { values in
      let line = (0..<count).map { Int(values[first + $0 * step]) }
      var sum = line.prefix(radius).reduce(0, +)
      for index in 0..<count {
        if index + radius < count { sum += line[index + radius] }
        values[first + index * step] = UInt8((sum + radius) / size)
        if index >= radius { sum -= line[index - radius] }
      }
    }
  }
}
