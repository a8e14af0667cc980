/// What `glissade scene` was asked to do.
package struct SceneOptions: Equatable, Sendable {
  package var file: String
  /// Where the picture goes; nil for nowhere.
  package var output: String?
  package var isQuiet = false

  /// Reads the options of a command line.
  ///
  /// - Throws: `ToolError.usage` with what was wrong and what would be right.
  package init(_ arguments: ParsedArguments) throws {
    guard let file = arguments.operands.first, !file.isEmpty else {
      throw ToolError.usage("name a scene file; 'glissade scene --help' says more")
    }
    guard arguments.operands.count == 1 else {
      throw ToolError.usage("one scene file at a time; '\(arguments.operands[1])' is another")
    }
    self.file = file
    output = arguments.values["--output"]
    if let output, output.isEmpty || output.hasSuffix("/") {
      throw ToolError.usage("'-o' takes the picture's file name, not '\(output)'")
    }
    isQuiet = arguments.switches.contains("--quiet")
  }
}
