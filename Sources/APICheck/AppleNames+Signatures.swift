import Foundation

extension AppleNames {
  /// Reads `signatures.md`: a heading for each type, then a line for each member with its declaration.
  mutating func read(signatures text: String) {
    for line in text.split(separator: "\n") {
      if line.hasPrefix("### ") {
        readHeading(line.dropFirst(4))
      } else if line.hasPrefix("- ") {
        readMember(line.dropFirst(2))
      }
    }
  }

  /// `class UIView : UIResponder, NSCoding [2]`
  private mutating func readHeading(_ heading: Substring) {
    let words = heading.prefix { $0 != "[" }.split(separator: " ", maxSplits: 1)
    guard words.count == 2, ["class", "struct", "enum", "protocol", "typealias"].contains(words[0]) else {
      return
    }
    let sides = words[1].split(separator: ":", maxSplits: 1).map(\.trimmed)
    insertType(
      sides[0], supertypes: sides.dropFirst().flatMap { $0.split(separator: ",").map(\.trimmed) })
  }

  /// `UIView.init(frame:): ` and a declaration between backquotes, or `(global) CACurrentMediaTime: ` and one.
  private mutating func readMember(_ line: Substring) {
    guard let separator = line.range(of: ": `") else { return }
    let label = line[..<separator.lowerBound].replacingOccurrences(of: "`", with: "")
    let declaration = line[separator.upperBound...]
    if label.hasPrefix("(global) ") {
      insertGlobal(String(label.dropFirst("(global) ".count)))
      return
    }
    let owner = label.prefix { $0 != "(" }.components(separatedBy: ".").dropLast().joined(separator: ".")
    if readNestedType(declaration, in: owner) { return }
    for name in label.dropFirst(owner.count + 1).split(separator: ",").map(\.trimmed) {
      insertMember(name, of: owner)
    }
  }

  /// `struct Weight : Hashable, RawRepresentable { init(rawValue: CGFloat); static let ultraLight, thin: … }`
  private mutating func readNestedType(_ declaration: Substring, in owner: String) -> Bool {
    let words = declaration.split(separator: " ", maxSplits: 2)
    guard words.count > 1, ["struct", "enum", "class", "typealias"].contains(words[0]) else { return false }
    let name = words[1].prefix { $0.isLetter || $0.isNumber }
    if words[0] == "class", ["func", "var", "let"].contains(name) { return false }
    let type = "\(owner).\(name)"
    insertType(type)
    guard let open = declaration.firstIndex(of: "{"), let close = declaration.lastIndex(of: "}") else {
      return true
    }
    for part in declaration[declaration.index(after: open)..<close].split(separator: ";") {
      for member in NestedMember.names(in: part) { insertMember(member, of: type) }
    }
    return true
  }
}

extension StringProtocol {
  var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
