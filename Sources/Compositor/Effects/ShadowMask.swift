/// A blurred shape on a grid, 16 bits a cell; immutable and shared.
final class ShadowMask: @unchecked Sendable {
  let width: Int
  let height: Int
  /// 0…65,280, 256 for each level of 8-bit coverage.
  let cells: UnsafePointer<UInt16>

  /// Blurs a shape's coverage.
  ///
  /// - Parameters:
  ///   - coverage: With as many empty cells around the shape as the kernel's radius.
  init(_ coverage: CoverageMap, kernel: GaussianKernel) {
    let width = coverage.bounds.width
    let height = coverage.bounds.height
    self.width = width
    self.height = height
    let count = max(1, width * height)
    let cells = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    let across = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    defer { across.deallocate() }
    across.initialize(repeating: 0, count: count)
    cells.initialize(repeating: 0, count: count)
    let radius = kernel.radius
    let sums = UnsafeMutablePointer<Int32>.allocate(capacity: max(1, width))
    defer { sums.deallocate() }
    coverage.bytes.withUnsafeBufferPointer { bytes in
      kernel.weights.withUnsafeBufferPointer { weights in
        for y in 0..<height {
          let row = UnsafeBufferPointer(rebasing: bytes[(y * width)..<(y * width + width)])
          guard row.contains(where: { $0 != 0 }) else { continue }
          sums.initialize(repeating: 128, count: width)
          for tap in 0..<weights.count {
            let weight = weights[tap]
            let offset = tap - radius
            for x in max(0, -offset)..<max(0, -offset, min(width, width - offset)) {
              sums[x] &+= Int32(row[x + offset]) &* weight
            }
          }
          for x in 0..<width { across[y * width + x] = UInt16(truncatingIfNeeded: sums[x] >> 8) }
        }
        for y in 0..<height {
          let first = max(0, y - radius)
          let last = min(height - 1, y + radius)
          for x in 0..<width { sums[x] = 32_768 }
          for source in first...max(first, last) {
            let weight = weights[source - y + radius]
            let row = across + source * width
            for x in 0..<width {
              sums[x] = Int32(
                truncatingIfNeeded: UInt32(bitPattern: sums[x]) &+ UInt32(row[x]) &* UInt32(weight))
            }
          }
          for x in 0..<width {
            cells[y * width + x] = UInt16(truncatingIfNeeded: UInt32(bitPattern: sums[x]) >> 16)
          }
        }
      }
    }
    self.cells = UnsafePointer(cells)
  }

  deinit { cells.deallocate() }
}
