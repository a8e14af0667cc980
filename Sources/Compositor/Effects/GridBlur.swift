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
  /// How many threads may work on one blur.
  var threads = 1

  /// - Parameters:
  ///   - values: `height` rows of `width` cells of `channels` values, each at most 65,280.
  func blurred(_ values: [UInt16], width: Int, height: Int, channels: Int) -> [UInt16] {
    guard width > 0 && height > 0 else { return values }
    let radius = kernel.radius
    let row = width * channels
    // Blurred rows with as many rows around them as the columns' sums need.
    var rows = [UInt16](repeating: 0, count: (height + 2 * radius) * row)
    var result = [UInt16](repeating: 0, count: height * row)
    let weights = kernel.weights.map(UInt32.init)
    rows.withUnsafeMutableBufferPointer { rows in
      let target = SharedRows(start: rows.baseAddress! + radius * row, stride: row)
      blurRows(of: values, weights, into: target, height: height, channels: channels)
    }
    if surroundings == .repeated { repeatRows(of: &rows, row: row, height: height) }
    result.withUnsafeMutableBufferPointer { result in
      let target = SharedRows(start: result.baseAddress!, stride: row)
      blurColumns(of: rows, weights, into: target, height: height)
    }
    return result
  }

  private func blurRows(
    of values: [UInt16], _ weights: [UInt32], into target: SharedRows<UInt16>, height: Int, channels: Int
  ) {
    let row = target.stride
    let margin = kernel.radius * channels
    BandScheduler(threads: threads, rows: 0..<height).run { nextBand in
      var line = [UInt16](repeating: 0, count: row + 2 * margin)
      while let band = nextBand() {
        for y in band {
          line.replaceSubrange(margin..<(margin + row), with: values[(y * row)..<((y + 1) * row)])
          if surroundings == .repeated { repeatEnds(of: &line, margin: margin, channels: channels) }
          kernels.blur(target.row(y), line, weights, weights.count, channels, row)
        }
      }
    }
  }

  private func blurColumns(
    of rows: [UInt16], _ weights: [UInt32], into target: SharedRows<UInt16>, height: Int
  ) {
    let row = target.stride
    BandScheduler(threads: threads, rows: 0..<height).run { nextBand in
      rows.withUnsafeBufferPointer { rows in
        while let band = nextBand() {
          for y in band {
            kernels.blur(target.row(y), rows.baseAddress! + y * row, weights, weights.count, row, row)
          }
        }
      }
    }
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
