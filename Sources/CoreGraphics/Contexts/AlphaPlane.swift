/// 8-bit alpha values in rows, in somebody's memory.
struct AlphaPlane {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let bytes: UnsafeMutablePointer<UInt8>

  /// Blurs by three running means, which come close to a Gauss curve; outside is 0.
  ///
  /// - Parameter deviation: The standard deviation, in pixels.
  func blur(deviation: Double) {
    var line = [Int](repeating: 0, count: max(width, height))
    for size in Self.boxSizes(deviation: deviation) where size > 1 {
      for y in 0..<height {
        Self.average(bytes + y * bytesPerRow, step: 1, count: width, size: size, line: &line)
      }
      for x in 0..<width {
        Self.average(bytes + x, step: bytesPerRow, count: height, size: size, line: &line)
      }
    }
  }

  /// Three odd widths of boxes whose variances, (n² − 1)/12 each, add up to the wanted one as nearly as they can.
  static func boxSizes(deviation: Double) -> [Int] {
    guard deviation > 0 else { return [] }
    let ideal = Int((4 * deviation * deviation + 1).squareRoot())
    let small = max(ideal - (ideal % 2 == 0 ? 1 : 0), 1)
    let missing = 12 * deviation * deviation - 3 * (Double(small * small) - 1)
    let largeCount = Int((missing / Double(4 * small + 4)).rounded())
    return (0..<3).map { $0 < largeCount ? small + 2 : small }
  }

  /// Replaces each value of a row or column by the mean of the `size` values around it.
  private static func average(
    _ values: UnsafeMutablePointer<UInt8>, step: Int, count: Int, size: Int, line: inout [Int]
  ) {
    let radius = size / 2
    for index in 0..<count { line[index] = Int(values[index * step]) }
    var sum = line[0..<min(radius, count)].reduce(0, +)
    for index in 0..<count {
      if index + radius < count { sum += line[index + radius] }
      values[index * step] = UInt8((sum + radius) / size)
      if index >= radius { sum -= line[index - radius] }
    }
  }
}
