import Foundation

/// Reads one declaration inside a nested type's braces.
enum NestedMember {
  /// The names that a declaration such as `case none, push, pop` or `init(rawValue: UInt)` introduces.
  static func names(in declaration: some StringProtocol) -> [String] {
    let words = declaration.trimmed.replacingOccurrences(of: "`", with: "")
    if words.hasPrefix("init(") { return ["init(\(labels(in: words)))"] }
    guard let keyword = ["case ", "static let ", "static var ", "var ", "let "].first(where: words.hasPrefix)
    else { return [] }
    return words.dropFirst(keyword.count).prefix { $0 != ":" && $0 != "{" && $0 != "(" }
      .split(separator: ",").map(\.trimmed)
  }

  private static func labels(in declaration: String) -> String {
    declaration.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ",")
      .map { $0.trimmed.prefix { $0 != ":" && $0 != " " } + ":" }.joined()
  }
}
