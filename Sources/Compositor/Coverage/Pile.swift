/// A growing stretch of plain values without reference counts or bounds checks: the working memory of one thread.
struct Pile<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 64) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func append(contentsOf elements: Slice<UnsafeBufferPointer<Element>>) {
    let buffer = UnsafeBufferPointer(rebasing: elements)
    guard let source = buffer.baseAddress, buffer.count > 0 else { return }
    if count + buffer.count > capacity { grow(to: count + buffer.count) }
    (base + count).update(from: source, count: buffer.count)
    count += buffer.count
  }

  /// The elements in memory that the caller frees.
  func copied() -> UnsafeBufferPointer<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: count)
    _ = memory.initialize(from: UnsafeBufferPointer(start: base, count: count))
    return UnsafeBufferPointer(memory)
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  /// Shortens the pile.
  @inline(__always)
  mutating func truncate(to newCount: Int) { count = newCount }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Opens a gap of one element; what it holds is stale.
  mutating func openGap(at index: Int) {
    if count == capacity { grow(to: count + 1) }
    (base + index + 1).update(from: base + index, count: count - index)
    count += 1
  }

  mutating func remove(at index: Int) {
    (base + index).update(from: base + index + 1, count: count - index - 1)
    count -= 1
  }

  /// Makes the pile `newCount` long; new elements hold whatever was there.
  mutating func resize(to newCount: Int) {
    if newCount > capacity { grow(to: newCount) }
    count = newCount
  }

  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity * 2)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    memory.update(from: base, count: count)
    base.deallocate()
    base = memory
    capacity = larger
  }
}
