/// Which cache lines of some stretches of memory have been read and written.
struct TouchedMemory: Sendable {
  private struct Stretch {
    let start: Int
    let end: Int
    var isRead: [Bool]
    var isWritten: [Bool]
  }

  private static let lineLength = 64
  private var stretches: [Stretch]

  /// - Parameter memory: What is watched; other memory may be touched unseen.
  init(_ memory: [UnsafeRawBufferPointer]) {
    stretches = memory.map { bytes in
      let start = Int(bitPattern: bytes.baseAddress)
      let lines = (bytes.count + Self.lineLength - 1) / Self.lineLength
      let none = [Bool](repeating: false, count: lines)
      return Stretch(start: start, end: start + bytes.count, isRead: none, isWritten: none)
    }
  }

  mutating func read(_ pointer: UnsafeRawPointer, _ count: Int) {
    guard let (index, lines) = lines(pointer, count) else { return }
    for line in lines { stretches[index].isRead[line] = true }
  }

  mutating func write(_ pointer: UnsafeRawPointer, _ count: Int) {
    guard let (index, lines) = lines(pointer, count) else { return }
    for line in lines { stretches[index].isWritten[line] = true }
  }

  var bytesRead: Int { count(\.isRead) }
  var bytesWritten: Int { count(\.isWritten) }

  private func lines(_ pointer: UnsafeRawPointer, _ count: Int) -> (stretch: Int, lines: ClosedRange<Int>)? {
    let address = Int(bitPattern: pointer)
    guard count > 0, let index = stretches.firstIndex(where: { $0.start <= address && address < $0.end })
    else { return nil }
    let offset = address - stretches[index].start
    let last = min(offset + count, stretches[index].end - stretches[index].start) - 1
    return (index, offset / Self.lineLength...last / Self.lineLength)
  }

  private func count(_ lines: KeyPath<Stretch, [Bool]>) -> Int {
    stretches.reduce(0) { sum, stretch in sum + stretch[keyPath: lines].count(where: \.self) }
      * Self.lineLength
  }
}
