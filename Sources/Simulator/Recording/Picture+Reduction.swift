import CoreGraphics

extension Picture {
  /// A smaller picture whose pixels are the exact area averages of this one's.
  ///
  /// - Parameter size: Of the result, from 1 to this picture's.
  package func reduced(to size: FilmSize) -> Picture {
    let (width, height) = (size.width, size.height)
    precondition((1...self.width).contains(width) && (1...self.height).contains(height))
    if width == self.width, height == self.height { return self }
    if let reduced = reducedByWholeFactor(to: size) { return reduced }
    let columns = AreaAverage(from: self.width, to: width)
    let rows = AreaAverage(from: self.height, to: height)
    return Picture(width: width, height: height, isOpaque: isOpaque) { target, targetBytesPerRow in
      // One row of the result before its columns are averaged: vertical sums, four channels a source pixel.
      var sums = [UInt32](repeating: 0, count: self.width * 4)
      sums.withUnsafeMutableBufferPointer { sums in
        for y in 0..<height {
          sums.update(repeating: 0)
          rows.forEachSource(of: y) { sourceRow, weight in
            let source = (bytes + sourceRow * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for index in sums.indices { sums[index] &+= UInt32(source[index]) &* weight }
          }
          let targetRow = (target + y * targetBytesPerRow).assumingMemoryBound(to: UInt8.self)
          Picture.average(sums, into: targetRow, width: width, columns: columns, rowTotal: rows.total)
        }
      }
    }
  }

  private static func average(
    _ sums: UnsafeMutableBufferPointer<UInt32>, into target: UnsafeMutablePointer<UInt8>, width: Int,
    columns: AreaAverage, rowTotal: UInt32
  ) {
    let total = UInt64(columns.total) * UInt64(rowTotal)
    for x in 0..<width {
      var pixel = SIMD4<UInt64>(repeating: total / 2)
      columns.forEachSource(of: x) { column, weight in
        let weight = UInt64(weight)
        pixel[0] &+= UInt64(sums[column * 4]) &* weight
        pixel[1] &+= UInt64(sums[column * 4 + 1]) &* weight
        pixel[2] &+= UInt64(sums[column * 4 + 2]) &* weight
        pixel[3] &+= UInt64(sums[column * 4 + 3]) &* weight
      }
      for channel in 0..<4 { target[x * 4 + channel] = UInt8(pixel[channel] / total) }
    }
  }
}

/// How many parts of each source pixel lie under a pixel of the result, in whole numbers, along one axis.
private struct AreaAverage {
  /// Parts in a source pixel.
  private let parts: Int
  /// Parts under a pixel of the result.
  let total: UInt32

  init(from source: Int, to result: Int) {
    var (divisor, remainder) = (source, result)
    while remainder != 0 { (divisor, remainder) = (remainder, divisor % remainder) }
    parts = result / divisor
    total = UInt32(source / divisor)
  }

  @inline(__always)
  func forEachSource(of index: Int, _ body: (_ source: Int, _ weight: UInt32) -> Void) {
    let start = index * Int(total)
    let end = start + Int(total)
    for source in start / parts...(end - 1) / parts {
      let weight = min(end, (source + 1) * parts) - max(start, source * parts)
      body(source, UInt32(weight))
    }
  }
}
