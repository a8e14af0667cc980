import CoreGraphics

extension Picture {
  /// A picture a whole number of times smaller, from 2 to 8, whose pixels are the means of squares of this one's,
  /// halves rounded up; nil for other sizes.
  func reducedByWholeFactor(to size: FilmSize) -> Picture? {
    let factor = width / size.width
    guard (2...8).contains(factor), size.width * factor == width, size.height * factor == height else {
      return nil
    }
    return Picture(width: size.width, height: size.height, isOpaque: isOpaque) { target, targetBytesPerRow in
      let count = width * 4
      let sums = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
      defer { sums.deallocate() }
      for y in 0..<size.height {
        sumRows(y * factor, factor: factor, into: sums, count: count)
        let row = (target + y * targetBytesPerRow).assumingMemoryBound(to: UInt32.self)
        Picture.average(sums, into: row, width: size.width, factor: factor)
      }
    }
  }

  /// Adds up bytes that stand above each other: at most 8 × 255, which 16 bits hold.
  private func sumRows(_ first: Int, factor: Int, into sums: UnsafeMutablePointer<UInt16>, count: Int) {
    let row = (bytes + first * bytesPerRow).assumingMemoryBound(to: UInt8.self)
    if factor == 3 {
      let (second, third) = (row + bytesPerRow, row + 2 * bytesPerRow)
      for index in 0..<count {
        sums[index] = UInt16(row[index]) &+ UInt16(second[index]) &+ UInt16(third[index])
      }
      return
    }
    for index in 0..<count { sums[index] = UInt16(row[index]) }
    for step in 1..<factor {
      let next = row + step * bytesPerRow
      for index in 0..<count { sums[index] &+= UInt16(next[index]) }
    }
  }

  /// Division by the square's number of pixels, n, is a product with 2^23 / n rounded up: exact for sums below 256 n
  /// as long as 256 n² is at most 2^23, and 64 pixels stay far below that.
  private static func average(
    _ sums: UnsafePointer<UInt16>, into target: UnsafeMutablePointer<UInt32>, width: Int, factor: Int
  ) {
    let pixels = UInt32(factor * factor)
    let inverse = SIMD4<UInt32>(repeating: (1 << 23 + pixels - 1) / pixels)
    let half = SIMD4<UInt32>(repeating: pixels / 2)
    var column = UnsafeRawPointer(sums)
    for x in 0..<width {
      var sum = half
      for _ in 0..<factor {
        sum &+= SIMD4<UInt32>(truncatingIfNeeded: column.load(as: SIMD4<UInt16>.self))
        column += 8
      }
      let means = SIMD4<UInt8>(truncatingIfNeeded: (sum &* inverse) &>> 23)
      target[x] = unsafeBitCast(means, to: UInt32.self)
    }
  }
}
