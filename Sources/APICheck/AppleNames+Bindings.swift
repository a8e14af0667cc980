extension AppleNames {
  /// Reads `uikit.tsv`: a row for each type with its supertypes, then a row for each selector of the type.
  mutating func read(bindings text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count > 4 else { continue }
      let type = columns[0]
      if columns[1].isEmpty {
        insertSelector(columns[4], of: type)
      } else {
        let supertypes = columns[2].split { $0 == ";" || $0 == "," }.map(\.trimmed)
        insertType(type, supertypes: supertypes.filter { !$0.isEmpty })
      }
    }
  }
}
