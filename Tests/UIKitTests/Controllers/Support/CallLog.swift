/// What was called, in order.
@MainActor
final class CallLog {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  func clear() {
    entries = []
  }

  /// The entries that begin with one of some names.
  func entries(of names: String...) -> [String] {
    entries.filter { entry in names.contains { entry.hasPrefix($0 + ".") } }
  }
}
