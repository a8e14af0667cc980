/// The animations of a layer in the order of their application.
///
/// Most layers have a few, some have thousands: adding one and taking one away takes about as long in either.
package struct AttachedAnimationList: RandomAccessCollection {
  /// More than this are not looked through for a key.
  private static let scanLimit = 16

  private var list: [AttachedAnimation] = []
  /// Those with keys, once there are many.
  private var byKey: [String: AttachedAnimation]?
  /// Of transitions a layer has one at most (fact 3.2.2).
  private(set) var transition: CATransition?

  package var startIndex: Int { 0 }
  package var endIndex: Int { list.count }
  package subscript(index: Int) -> AttachedAnimation { list[index] }

  func animation(forKey key: String) -> AttachedAnimation? {
    if let byKey { return byKey[key] }
    return list.first { $0.key == key }
  }

  /// The key must be free.
  mutating func append(_ animation: AttachedAnimation) {
    list.append(animation)
    if let added = animation.animation as? CATransition { transition = added }
    if byKey != nil {
      if let key = animation.key { byKey?[key] = animation }
    } else if list.count > Self.scanLimit {
      let keyed = list.compactMap { animation in animation.key.map { ($0, animation) } }
      byKey = Dictionary(keyed) { first, _ in first }
    }
  }

  mutating func remove(_ animation: AttachedAnimation) {
    guard let index = index(of: animation) else { return }
    list.remove(at: index)
    if let key = animation.key { byKey?[key] = nil }
    if transition === animation.animation { transition = nil }
    if list.isEmpty { byKey = nil }
  }

  mutating func removeAll() {
    self = AttachedAnimationList()
  }

  /// Later ones have greater numbers in their sequence, as long as one context has made them.
  private func index(of animation: AttachedAnimation) -> Int? {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle].sequence < animation.sequence { low = middle + 1 } else { high = middle }
    }
    if low < list.count, list[low] === animation { return low }
    return list.firstIndex { $0 === animation }
  }
}
