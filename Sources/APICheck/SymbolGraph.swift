import Foundation

/// The public symbols of a module, as the compiler writes them (`UIKit.symbols.json`, `UIKit@Foundation.symbols.json`).
package struct SymbolGraph: Decodable {
  package let symbols: [Symbol]

  package struct Symbol: Decodable {
    package let kind: Kind
    /// The names of the types around the symbol, outermost first, then its own.
    package let pathComponents: [String]
    package let accessLevel: String

    /// The name as it is written in code that mentions the symbol.
    package var path: String { pathComponents.joined(separator: ".") }
  }

  package struct Kind: Decodable {
    /// The compiler's word, such as `swift.method`.
    package let identifier: String

    package var isType: Bool {
      ["swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias"].contains(identifier)
    }

    package var isProperty: Bool {
      ["swift.property", "swift.type.property"].contains(identifier)
    }
  }

  package init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
  }
}
