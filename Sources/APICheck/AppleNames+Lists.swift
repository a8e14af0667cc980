import Foundation

extension AppleNames {
  /// Reads the lists of a folder that holds `signatures.md`, `quartzcore.tsv`, `coregraphics.tsv` and `uikit.tsv`.
  package init(listsIn folder: URL) throws {
    func text(_ file: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
    self.init()
    read(signatures: try text("signatures.md"))
    read(documentation: try text("quartzcore.tsv"))
    read(documentation: try text("coregraphics.tsv"))
    read(signatures: UnlistedNames.signatures)
    read(bindings: try text("uikit.tsv"))
  }
}
