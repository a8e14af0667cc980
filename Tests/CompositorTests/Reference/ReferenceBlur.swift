import Foundation

/// A Gaussian blur as it is defined: on a grid of cells, coarser the wider it is, by weights in whole numbers.
struct ReferenceBlur {
  /// Pixels along a side of a cell.
  let cell: Int
  /// Standard deviation in cells.
  let deviation: Double
  /// Cells on either side of the middle.
  let radius: Int
  /// 2 · radius + 1 weights, which add up to 65,536.
  let weights: [Int]

  /// - Parameters:
  ///   - sigma: Standard deviation in pixels.
  ///   - widest: In cells; the grid is as fine as this allows. Nil for a grid of pixels.
  init(sigma: Double, widest: Double?) {
    var (cell, coarse) = (1, min(sigma, 2_048))
    while let widest, coarse >= widest {
      coarse /= 2
      cell *= 2
    }
    // Taking means over cells and blending between them widen the Gaussian by 1/12 and 1/6.
    if cell > 1 { coarse = (coarse * coarse - 0.25).squareRoot() }
    self.cell = cell
    self.deviation = coarse
    let deviation = min(max(coarse, 0.05), 2_048)
    let radius = max(1, Int((deviation * 3.5).rounded(.up)))
    let values = (0...radius).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = 2 * values.dropFirst().reduce(0, +) + 1
    let side = values.dropFirst().map { Int(($0 / sum * 65_536).rounded()) }
    self.radius = radius
    weights = side.reversed() + [65_536 - 2 * side.reduce(0, +)] + side
  }

  /// Rows, then columns, 16 bits a value.
  ///
  /// - Parameter repeatsEdges: Whether the outermost values go on outside, where else there is nothing.
  func blurred(_ values: [Int], width: Int, height: Int, repeatsEdges: Bool) -> [Int] {
    func pass(_ values: [Int], _ place: (_ index: Int, _ offset: Int) -> Int?) -> [Int] {
      values.indices.map { index in
        var sum = 32_768
        for offset in -radius...radius {
          if let place = place(index, offset) { sum += weights[offset + radius] * values[place] }
        }
        return sum >> 16
      }
    }
    func limited(_ index: Int, _ count: Int) -> Int? {
      if 0..<count ~= index { return index }
      return repeatsEdges ? min(max(index, 0), count - 1) : nil
    }
    let rows = pass(values) { index, offset in
      limited(index % width + offset, width).map { index / width * width + $0 }
    }
    return pass(rows) { index, offset in
      limited(index / width + offset, height).map { $0 * width + index % width }
    }
  }
}
