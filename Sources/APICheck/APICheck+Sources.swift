import Foundation

extension APICheck {
  /// Checks that sources use nothing of our modules that the lists lack.
  ///
  /// - Parameter folder: Holds the syntax tree of each program, `NAME.ast`.
  package func check(sourcesIn folder: URL) throws -> Result {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "ast" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    var result = Result()
    for file in files {
      let program = file.deletingPathExtension().lastPathComponent
      let used = SourceReferences(dump: try String(contentsOf: file, encoding: .utf8))
      result.nameCount += used.references.count + used.types.count
      let unknown =
        used.references.filter { !names.allows($0) }.map(\.path) + used.types.filter { !names.allowsType($0) }
      result.violations += Set(unknown).sorted().map { Violation(module: program, path: $0) }
    }
    return result
  }
}

extension AppleNames {
  /// Reads `signatures.md` alone: what the field's code uses.
  package init(signaturesIn folder: URL) throws {
    self.init()
    read(signatures: try String(contentsOf: folder.appendingPathComponent("signatures.md"), encoding: .utf8))
  }

  /// Whether a name that a source uses is Apple's.
  func allows(_ reference: SourceReferences.Reference) -> Bool {
    if allowsType(reference.path) { return true }
    // The compiler leaves out labels when there are none but `_`, as it does for properties.
    let kind = reference.path.hasSuffix(")") ? "swift.method" : "swift.property"
    return allows(
      SymbolGraph.Symbol(
        kind: SymbolGraph.Kind(identifier: kind),
        pathComponents: Self.components(of: reference.path), accessLevel: "public"))
  }

  /// Splits `UIView.animate(withDuration:animations:)` at the points before the labels.
  private static func components(of path: String) -> [String] {
    let name = path.prefix { $0 != "(" }
    var components = name.split(separator: ".").map(String.init)
    components[components.count - 1] += path.dropFirst(name.count)
    return components
  }
}
