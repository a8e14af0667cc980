import Foundation
import Simulator

/// The command `glissade`, as a library: ship it with scenes of your own.
///
/// ```swift
/// let tool = GlissadeTool(scenes: Gallery.scenes)
/// exit(await tool.run(Array(CommandLine.arguments.dropFirst())))
/// ```
@MainActor
public struct GlissadeTool {
  /// What `--version` shows.
  public static let version = "0.1.0"

  private let scenes: [MoveScene]
  private let console: Console
  private let environment: [String: String]
  /// Runs work and says how often it asked for memory; only a program that replaces `malloc` can tell.
  package var countAllocations: ((() -> Void) -> Int)?
  /// ffmpeg; nil when it is not installed.
  private var encoder: FilmEncoder? { FilmEncoder(searchPath: environment["PATH"] ?? "") }

  /// - Parameter scenes: What `list` names and `render` plays; names must differ.
  public init(scenes: [MoveScene]) {
    self.init(scenes: scenes, console: .standard, environment: ProcessInfo.processInfo.environment)
  }

  package init(scenes: [MoveScene], console: Console, environment: [String: String]) {
    precondition(Set(scenes.map(\.name)).count == scenes.count, "two scenes have the same name")
    self.scenes = scenes
    self.console = console
    self.environment = environment
  }

  /// Does what a command line says.
  ///
  /// - Parameter arguments: The command line without the program's name.
  /// - Returns: The status to exit with: 0 for success, 1 for failure, 2 for a command line that cannot be
  ///   understood. One line on standard error says why it is not 0.
  public func run(_ arguments: [String]) async -> Int32 {
    // Writing to a pipe nobody reads, or past a file-size limit, is an error to report, not a death.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    do {
      switch try Command(arguments, sceneNames: scenes.map(\.name)) {
      case .help(let text): try console.write(text)
      case .version: try console.write("glissade \(Self.version)\n")
      case .list(let asJSON): try ListCommand(scenes: scenes, asJSON: asJSON).run(on: console)
      case .bench(let options):
        try await BenchCommand(
          scenes: scenes, options: options, encoder: encoder, countAllocations: countAllocations
        ).run(on: console)
      case .scene(let options): try SceneCommand(options: options).run(on: console)
      case .render(let options):
        try await RenderCommand(scenes: scenes, options: options, encoder: encoder).run(on: console)
      }
      return 0
    } catch let error as ToolError {
      console.error(error.message)
      return error.exitStatus
    } catch {
      console.error("\(error)")
      return 1
    }
  }
}
