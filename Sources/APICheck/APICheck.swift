import Foundation

/// Finds the public names of our modules that Apple's do not have.
///
/// Nobody here can compile for iOS: code that builds against these modules builds there because they offer nothing
/// that Apple's lack.
package struct APICheck {
  let names: AppleNames

  package init(names: AppleNames) {
    self.names = names
  }

  package struct Violation: Equatable {
    /// The module whose graph has the name.
    package let module: String
    /// The name, with the types around it.
    package let path: String
  }

  package struct Result {
    /// Public names looked at.
    package var nameCount = 0
    package var violations: [Violation] = []
  }

  /// Checks every symbol graph in a folder, extension graphs too.
  package func check(graphsIn folder: URL) throws -> Result {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    var result = Result()
    for file in files {
      let graph = try SymbolGraph(contentsOf: file)
      let module = file.lastPathComponent.replacingOccurrences(of: ".symbols.json", with: "")
      for symbol in graph.symbols where ["public", "open"].contains(symbol.accessLevel) {
        result.nameCount += 1
        if !names.allows(symbol) { result.violations.append(Violation(module: module, path: symbol.path)) }
      }
    }
    return result
  }
}
