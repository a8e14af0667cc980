/// A command's words sorted into switches, values and operands; what the values mean is not decided here.
package struct ParsedArguments: Equatable {
  /// Long names of the switches given.
  package private(set) var switches: Set<String> = []
  /// The last value given for each option, by long name.
  package private(set) var values: [String: String] = [:]
  /// The words that are no options, in order.
  package private(set) var operands: [String] = []

  /// Sorts words by a command's options.
  ///
  /// Options are written `--name value`, `--name=value`, `-o value` or `-ovalue`; after `--` every word is an
  /// operand.
  ///
  /// - Throws: `ToolError.usage` for an unknown option, a missing value, or a value for a switch.
  package init(_ words: [String], for command: CommandDescription) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let (spelling, attached) = ParsedArguments.split(word)
      guard let option = command.option(spelling) else {
        let names = command.options.flatMap(\.spellings)
        let question = NearestNames.question(for: spelling, among: names)
        throw ToolError.usage("unknown option '\(spelling)' for 'glissade \(command.name)'.\(question)")
      }
      guard option.placeholder != nil else {
        if attached != nil { throw ToolError.usage("'\(spelling)' takes no value") }
        switches.insert(option.name)
        continue
      }
      values[option.name] = try attached ?? ParsedArguments.value(of: option, spelled: spelling, from: &rest)
    }
  }

  private static func value(
    of option: CommandOption, spelled spelling: String, from rest: inout ArraySlice<String>
  ) throws -> String {
    // "-1" is a value, if a wrong one; "--quiet" is the next option.
    guard let value = rest.first, !value.hasPrefix("--") else {
      throw ToolError.usage("'\(spelling)' needs a value: \(spelling) \(option.placeholder ?? "")")
    }
    rest.removeFirst()
    return value
  }

  private static func split(_ word: String) -> (spelling: String, value: String?) {
    if word.hasPrefix("--") {
      guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
      return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }
    guard word.count > 2 else { return (word, nil) }
    let rest = word.dropFirst(2)
    return (String(word.prefix(2)), String(rest.hasPrefix("=") ? rest.dropFirst() : rest))
  }
}
