/// Finds what someone probably meant to type.
package enum NearestNames {
  /// The names most like a word, best first; at most three, none when nothing is like it.
  package static func suggestions(for word: String, among names: [String]) -> [String] {
    let wanted = Array(word.lowercased())
    let limit = max(2, wanted.count / 3)
    let scored = names.enumerated().compactMap { index, name -> (distance: Int, index: Int, name: String)? in
      let candidate = Array(name.lowercased())
      var distance = editDistance(wanted, candidate)
      let sharesWords = !wanted.isEmpty && words(of: word) == words(of: name)
      let isPart = wanted.count >= 3 && name.lowercased().contains(word.lowercased())
      if sharesWords || isPart { distance = min(distance, 1) }
      return distance <= limit ? (distance, index, name) : nil
    }
    let ordered = scored.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    return ordered.prefix(3).map(\.name)
  }

  /// " Did you mean 'a' or 'b'?", or nothing when there is no suggestion.
  package static func question(for word: String, among names: [String]) -> String {
    let quoted = suggestions(for: word, among: names).map { "'\($0)'" }
    guard let last = quoted.last else { return "" }
    let others = quoted.dropLast().joined(separator: ", ")
    return " Did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
  }

  /// The words of a hyphenated name, whatever their order.
  private static func words(of name: String) -> Set<Substring> {
    let lowercased = name.lowercased()
    return Set(lowercased.split { $0 == "-" || $0 == "_" || $0 == " " }.map { Substring(String($0)) })
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn one word into another.
  static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let replacement = previous[column] + (first[row] == second[column] ? 0 : 1)
        var best = min(replacement, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[second.count]
  }
}
