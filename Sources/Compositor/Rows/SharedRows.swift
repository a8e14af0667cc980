/// Memory whose rows are dealt to threads, each row to one: so that sharing the address is safe.
struct SharedRows<Element>: @unchecked Sendable {
  let start: UnsafeMutablePointer<Element>
  /// Elements from one row to the next.
  let stride: Int

  @inline(__always)
  func row(_ index: Int) -> UnsafeMutablePointer<Element> { start + index * stride }
}
