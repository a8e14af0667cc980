import PixelKernels

/// A Gaussian over a grid of 16-bit values, rows first, then columns.
struct GridBlur {
  /// What lies around the grid.
  enum Surroundings {
    case nothing
    /// The outermost values, repeated.
    case repeated
  }

  let kernel: GaussianKernel
  let surroundings: Surroundings
  let kernels: PixelKernels

  /// - Parameters:
  ///   - values: `height` rows of `width` cells of `channels` values, each at most 65,280.
  func blurred(_ values: [UInt16], width: Int, height: Int, channels: Int) -> [UInt16] {
    guard width > 0 && height > 0 else { return values }
    let radius = kernel.radius
    let margin = radius * channels
    let row = width * channels
    var line = [UInt16](repeating: 0, count: row + 2 * margin)
    // Blurred rows with as many rows around them as the columns' sums need.
    var rows = [UInt16](repeating: 0, count: (height + 2 * radius) * row)
    var result = [UInt16](repeating: 0, count: height * row)
    kernel.weights.map(UInt32.init).withUnsafeBufferPointer { weights in
      guard let first = weights.baseAddress else { return }
      for y in 0..<height {
        line.replaceSubrange(margin..<(margin + row), with: values[(y * row)..<((y + 1) * row)])
        if surroundings == .repeated { repeatEnds(of: &line, margin: margin, channels: channels) }
        rows.withUnsafeMutableBufferPointer { rows in
          kernels.blur(rows.baseAddress! + (y + radius) * row, line, first, weights.count, channels, row)
        }
      }
      if surroundings == .repeated { repeatRows(of: &rows, row: row, height: height) }
      rows.withUnsafeBufferPointer { rows in
        result.withUnsafeMutableBufferPointer { result in
          for y in 0..<height {
            kernels.blur(
              result.baseAddress! + y * row, rows.baseAddress! + y * row, first, weights.count, row, row)
          }
        }
      }
    }
    return result
  }

  private func repeatEnds(of line: inout [UInt16], margin: Int, channels: Int) {
    let last = line.count - margin - channels
    for index in 0..<margin {
      line[index] = line[margin + index % channels]
      line[line.count - margin + index] = line[last + index % channels]
    }
  }

  private func repeatRows(of rows: inout [UInt16], row: Int, height: Int) {
    let radius = kernel.radius
    let last = (radius + height - 1) * row
    for y in 0..<radius {
      for index in 0..<row {
        rows[y * row + index] = rows[radius * row + index]
        rows[(radius + height + y) * row + index] = rows[last + index]
      }
    }
  }
}
