/// The public names of Apple's modules, from the lists of API that this project is given.
package struct AppleNames {
  private var types: Set<String> = []
  private var globals: Set<String> = []
  /// By type: members as Swift spells them, with labels.
  private var members: [String: Set<String>] = [:]
  /// By type: the first words of Objective-C selectors, for types whose Swift spelling is not listed.
  private var selectors: [String: Set<String>] = [:]
  /// By type: superclass and protocols.
  private var supertypes: [String: Set<String>] = [:]

  package init() {}

  mutating func insertType(_ type: String, supertypes: some Sequence<String> = []) {
    types.insert(type)
    self.supertypes[type, default: []].formUnion(supertypes)
  }

  mutating func insertGlobal(_ name: String) {
    globals.insert(name)
  }

  mutating func insertMember(_ name: String, of type: String) {
    members[type, default: []].insert(name)
  }

  mutating func insertSelector(_ selector: String, of type: String) {
    selectors[type, default: []].insert(String(selector.prefix { $0 != ":" }))
  }

  func allowsType(_ path: String) -> Bool { types.contains(path) }

  /// Whether a public symbol is Apple's, or says by an underscore that it is not.
  package func allows(_ symbol: SymbolGraph.Symbol) -> Bool {
    if symbol.pathComponents.contains(where: { $0.hasPrefix("_") }) { return true }
    guard let name = symbol.pathComponents.last else { return true }
    let owner = symbol.pathComponents.dropLast().joined(separator: ".")
    if owner.isEmpty {
      return types.contains(name) || globals.contains(name) || globals.contains(baseName(of: name))
    }
    if symbol.kind.isType, types.contains(symbol.path) { return true }
    if StandardNames.members.contains(name) { return true }
    return lineage(of: owner).contains { allowsMember(name, isProperty: symbol.kind.isProperty, of: $0) }
  }

  private func allowsMember(_ name: String, isProperty: Bool, of type: String) -> Bool {
    if let names = members[type] {
      if names.contains(name) { return true }
      // An optional method of a protocol is a property too, so that it can be asked for.
      if isProperty, names.contains(where: { $0.hasPrefix("\(name)(") }) { return true }
    }
    return selectors[type]?.contains { begins($0, withSwiftName: name) } ?? false
  }

  /// Whether a selector can be the Objective-C spelling of a Swift name: `animateWithDuration` is one of
  /// `animate(withDuration:)`, `initWithFrame` one of `init(frame:)`.
  private func begins(_ selector: String, withSwiftName name: String) -> Bool {
    let base = baseName(of: name)
    guard selector.hasPrefix(base) else { return false }
    var rest = selector.dropFirst(base.count)
    if base == "init", let label = name.dropFirst("init(".count).split(separator: ":").first, label != ")" {
      guard rest.hasPrefix("With") else { return false }
      rest = rest.dropFirst("With".count)
      return rest.prefix(1).lowercased() + rest.dropFirst(1) == label || rest.hasPrefix(label)
    }
    return rest.first?.isLowercase != true
  }

  private func baseName(of name: String) -> String {
    String(name.prefix { $0 != "(" })
  }

  /// A type and all its supertypes.
  private func lineage(of type: String) -> Set<String> {
    var lineage: Set<String> = []
    var waiting = [type]
    while let next = waiting.popLast() {
      if lineage.insert(next).inserted { waiting += supertypes[next] ?? [] }
    }
    return lineage
  }
}
