/// The names of our modules that sources use, from the syntax tree that `swiftc -dump-ast` writes of them.
package struct SourceReferences {
  /// A name in the module that declares it.
  package struct Reference: Hashable {
    package let module: String
    /// With the types around it, as in `UIView.frame`. A method whose every argument is without label has none.
    package let path: String
  }

  package private(set) var references: Set<Reference> = []
  /// Apple's types that are spelt or inferred anywhere, nested ones with the types around them.
  package private(set) var types: Set<String> = []

  /// The modules that stand for Apple's.
  private static let modules = ["UIKit", "QuartzCore", "CoreGraphics"]
  /// Types that Foundation declares here.
  private static let foundationTypes: Set<String> = ["CGFloat", "CGPoint", "CGSize", "CGRect", "CGRectEdge"]

  /// - Parameter dump: The compiler's text. A declaration is a quoted `Module.(file).Type.member(label:)`, with
  ///   `@` and the place after it, and the word `extension` behind a type where it is declared in one.
  package init(dump: String) {
    for quoted in dump.split(separator: "\"", omittingEmptySubsequences: false) {
      if let reference = Self.reference(quoted) { references.insert(reference) }
    }
    for match in dump.matches(of: #/(?:type|inherits)="([^"]*)"/#) { readTypes(match.output.1) }
  }

  private static func reference(_ quoted: Substring) -> Reference? {
    guard let module = modules.first(where: { quoted.hasPrefix("\($0).(file).") }) else { return nil }
    let path = quoted.dropFirst(module.count + ".(file).".count).prefix { $0 != "@" }
      .replacing(" extension", with: "")
      // A property's accessors have names of their own.
      .replacing(#/\.(?:getter|setter|_?modify|_?read)$/#, with: "")
    return Reference(module: module, path: String(path))
  }

  private mutating func readTypes(_ text: Substring) {
    for match in text.matches(of: #/\b(?:UI|CA|CG)[A-Z]\w*(?:\.[A-Z]\w*)*/#) {
      let name = match.output
      let type = name.hasSuffix(".Type") ? name.dropLast(".Type".count) : name
      if !Self.foundationTypes.contains(String(type)) { types.insert(String(type)) }
    }
  }
}
