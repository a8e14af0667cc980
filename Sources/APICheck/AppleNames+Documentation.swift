extension AppleNames {
  /// Reads `quartzcore.tsv` and `coregraphics.tsv`: owner, name, kind, Swift declaration, availability.
  mutating func read(documentation text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count > 3 else { continue }
      read(owner: String(columns[0]), name: String(columns[1]), kind: columns[2], declaration: columns[3])
    }
  }

  private static let typeKinds: Set<Substring> = [
    "Class", "Structure", "Enumeration", "Protocol", "Type Alias",
  ]

  private mutating func read(owner: String, name: String, kind: Substring, declaration: Substring) {
    let name = name.replacing(" Deprecated", with: "")
    if AppleNames.typeKinds.contains(kind) {
      insertType(owner == "-" || name.hasPrefix("\(owner).") ? name : "\(owner).\(name)")
      let supertypes = declaration.split(separator: ":", maxSplits: 1).dropFirst()
        .flatMap { $0.split(separator: ",").map(\.trimmed) }
      if owner == "-" { insertType(name, supertypes: supertypes) }
    } else if owner == "-" {
      insertGlobal(name)
      // The members of some types are listed by their path.
      if let dot = name.prefix(while: { $0 != "(" }).lastIndex(of: ".") {
        insertMember(String(name[name.index(after: dot)...]), of: String(name[..<dot]))
      }
    } else if name.hasPrefix("\(owner).") {
      readMember(named: name, of: owner, declaration: declaration)
    } else {
      insertMember(name, of: owner)
    }
  }

  /// A case goes by its path (`CGError.failure`); a nested type's member goes by the type's path, its own name only
  /// in the declaration (`CALayer.ToneMapMode` with `static let never: …`).
  private mutating func readMember(named path: String, of owner: String, declaration: Substring) {
    let name = String(path.dropFirst(owner.count + 1))
    let declared = NestedMember.names(in: declaration)
    if declared.contains(name) {
      insertMember(name, of: owner)
    } else {
      insertType(path)
      for member in declared { insertMember(member, of: path) }
    }
  }
}
