/// What `glissade bench` was asked to do.
package struct BenchOptions: Equatable, Sendable {
  /// Something that can be measured alone.
  package enum Part: String, CaseIterable, Sendable {
    case scenes, engine, moves, frames, memory, growth
  }

  /// Each once, in the order in which they are measured.
  package var parts = Part.allCases
  package var asJSON = false
  /// The picture of the curves to write; nil for none.
  package var picture: String?
  /// A folder for the scenes' pages and a frame of each, for other programs to show the same; nil for none.
  package var frameFolder: String?

  package init() {}

  /// Reads the options of a command line.
  ///
  /// - Throws: `ToolError.usage` with what was wrong and what would be right.
  package init(_ arguments: ParsedArguments) throws {
    let known = Part.allCases.map(\.rawValue)
    for word in arguments.operands where !known.contains(word) {
      let question = NearestNames.question(for: word, among: known)
      throw ToolError.usage(
        "'glissade bench' measures no '\(word)'.\(question) It measures \(known.joined(separator: ", ")).")
    }
    if !arguments.operands.isEmpty { parts = parts.filter { arguments.operands.contains($0.rawValue) } }
    asJSON = arguments.switches.contains("--json")
    picture = try BenchOptions.path(in: arguments, of: "--output", needs: .growth, among: parts)
    frameFolder = try BenchOptions.path(in: arguments, of: "--frames-to", needs: .scenes, among: parts)
  }

  private static func path(
    in arguments: ParsedArguments, of option: String, needs part: Part, among parts: [Part]
  ) throws -> String? {
    guard let path = arguments.values[option] else { return nil }
    guard !path.isEmpty else { throw ToolError.usage("'\(option)' needs a place to write to") }
    guard parts.contains(part) else {
      throw ToolError.usage(
        "'\(option)' is for '\(part.rawValue)', which is not among what is to be measured")
    }
    return path
  }
}
