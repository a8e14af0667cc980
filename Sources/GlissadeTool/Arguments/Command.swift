/// A command line, understood.
package enum Command: Equatable, Sendable {
  /// Text to show.
  case help(String)
  case version
  case list(asJSON: Bool)
  case render(RenderOptions)
  case bench(BenchOptions)
  case scene(SceneOptions)

  /// Understands a command line.
  ///
  /// - Parameters:
  ///   - words: The command line without the program's name.
  ///   - sceneNames: The transitions there are.
  /// - Throws: `ToolError.usage`.
  package init(_ words: [String], sceneNames: [String]) throws {
    guard let first = words.first else {
      throw ToolError.usage("say what to do: list, render, bench or scene; 'glissade --help' explains them")
    }
    let rest = Array(words.dropFirst())
    switch first {
    case "--help", "-h": self = .help(CommandDescription.overview)
    case "--version": self = .version
    case "help":
      guard let name = rest.first else {
        self = .help(CommandDescription.overview)
        return
      }
      self = .help(try Command.description(named: name).help)
    default:
      self = try Command(try Command.description(named: first), rest, sceneNames: sceneNames)
    }
  }

  private init(_ description: CommandDescription, _ words: [String], sceneNames: [String]) throws {
    // Someone who asks for help gets it, whatever else is wrong with the line.
    let beforeOperands = words.prefix { $0 != "--" }
    if beforeOperands.contains("--help") || beforeOperands.contains("-h") {
      self = .help(description.help)
      return
    }
    let arguments = try ParsedArguments(words, for: description)
    if description.operands == nil, let operand = arguments.operands.first {
      throw ToolError.usage("'glissade \(description.name)' takes no names, but was given '\(operand)'")
    }
    let asJSON = arguments.switches.contains("--json")
    switch description.name {
    case CommandDescription.render.name:
      self = .render(try RenderOptions(arguments, knownNames: sceneNames))
    case CommandDescription.bench.name: self = .bench(try BenchOptions(arguments))
    case CommandDescription.scene.name: self = .scene(try SceneOptions(arguments))
    default: self = .list(asJSON: asJSON)
    }
  }

  private static func description(named name: String) throws -> CommandDescription {
    if let description = CommandDescription.all.first(where: { $0.name == name }) { return description }
    let kind = name.hasPrefix("-") ? "option" : "command"
    let names = CommandDescription.all.map(\.name) + ["--help", "--version"]
    let question = NearestNames.question(for: name, among: names)
    throw ToolError.usage("unknown \(kind) '\(name)'.\(question) 'glissade --help' lists what there is.")
  }
}
