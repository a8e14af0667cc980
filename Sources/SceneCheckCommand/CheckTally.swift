/// Counts checks, and shows what was wrong.
struct CheckTally {
  private(set) var passed = 0
  private(set) var failed = 0

  /// - Parameter check: Gives what is wrong; nil when nothing is.
  mutating func count(_ name: String, _ check: () throws -> String?) {
    let objection: String?
    do { objection = try check() } catch { objection = "\(error)" }
    guard let objection else {
      passed += 1
      return
    }
    print("\(name): \(objection)")
    failed += 1
  }
}
