import Synchronization

/// Lets go of the subviews of views that are gone, one after the other instead of one inside the other, so that a
/// hierarchy of any depth can be freed without using up the stack.
enum DeferredRelease {
  private struct Pending {
    var views: [UIView] = []
    var isDraining = false
  }

  private static let pending = Mutex(Pending())

  /// Takes the views out of an array and releases them, now or, inside another release, when that one is done.
  static func release(_ views: inout [UIView]) {
    guard !views.isEmpty else { return }
    let drains = pending.withLock { pending in
      pending.views.append(contentsOf: views.reversed())
      views = []
      defer { pending.isDraining = true }
      return !pending.isDraining
    }
    if drains { drain() }
  }

  private static func drain() {
    while let view = next() { withExtendedLifetime(view) {} }
  }

  private static func next() -> UIView? {
    pending.withLock { pending in
      let view = pending.views.popLast()
      if view == nil { pending.isDraining = false }
      return view
    }
  }
}
