import PixelKernels

/// Rows of pixels for groups within groups; level 0 is the target's own row.
struct RowBuffers: ~Copyable {
  /// Where column 0 of the current row would be kept.
  var target: UnsafeMutablePointer<UInt32>
  /// Whether the current row is composed in a buffer, to be copied to the target when it is done.
  var isStaged = false
  private let minX: Int
  private let width: Int
  private var rows = Pile<UnsafeMutablePointer<UInt32>>(capacity: 16)
  private var masks = Pile<UnsafeMutablePointer<UInt8>>(capacity: 16)
  private let staging: UnsafeMutablePointer<UInt32>
  private let samples: UnsafeMutablePointer<UInt32>
  private let moreSamples: UnsafeMutablePointer<UInt32>
  private let coverage: UnsafeMutablePointer<UInt8>

  init(minX: Int, width: Int) {
    self.minX = minX
    self.width = max(1, width)
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: 4 * self.width, alignment: 64)
    staging = bytes.bindMemory(to: UInt32.self, capacity: self.width)
    samples = .allocate(capacity: self.width)
    moreSamples = .allocate(capacity: self.width)
    coverage = .allocate(capacity: self.width)
    target = samples
  }

  deinit {
    for index in 0..<rows.count { rows[index].deallocate() }
    for index in 0..<masks.count { masks[index].deallocate() }
    staging.deallocate()
    samples.deallocate()
    moreSamples.deallocate()
    coverage.deallocate()
  }

  /// Sampled pixels of a picture, by column.
  var scratch: UnsafeMutablePointer<UInt32> { samples - minX }

  var secondScratch: UnsafeMutablePointer<UInt32> { moreSamples - minX }

  /// Bytes of coverage, by column.
  var coverageScratch: UnsafeMutablePointer<UInt8> { coverage - minX }

  mutating func reserve(levels: Int) {
    while rows.count < levels { rows.append(.allocate(capacity: width)) }
  }

  @inline(__always)
  func pixels(_ level: Int) -> UnsafeMutablePointer<UInt32> {
    if level > 0 { return rows[level - 1] - minX }
    return isStaged ? staging - minX : target
  }

  /// Copies columns of a staged row to its target.
  func unstage(_ columns: Interval, _ kernels: PixelKernels) {
    let start = Int(columns.start)
    kernels.copyPastCaches(target + start, staging + (start - minX), Int(columns.end) - start, 0)
  }

  func mask(_ level: Int) -> UnsafeMutablePointer<UInt8> { masks[level - 1] - minX }

  /// Keeps the alpha of a level's pixels as that level's mask.
  mutating func keepMask(of command: RowCommand, level: Int, kernels: PixelKernels) {
    while masks.count < level { masks.append(.allocate(capacity: width)) }
    kernels.extractAlpha(
      mask(level) + Int(command.start), pixels(level) + Int(command.start), 255,
      Int(command.end - command.start))
  }
}
