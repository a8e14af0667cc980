import Foundation
import Simulator
import Synchronization
import Typesetting

/// `glissade render`.
@MainActor
struct RenderCommand {
  let scenes: [MoveScene]
  let options: RenderOptions
  /// ffmpeg; nil when it is not installed.
  let encoder: FilmEncoder?

  func run(on console: Console) async throws {
    let formats = try formats(console)
    // Asked first: without fonts nothing can be drawn, and nothing is begun.
    if case .failure(let error) = FontLibrary.installed { throw ToolError.failure(error.description) }

    let unfinished = UnfinishedOutput()
    let interruption = InterruptionHandler { unfinished.discard() }
    defer { interruption.stop() }
    for name in options.names {
      guard let scene = scenes.first(where: { $0.name == name }) else { continue }
      try await render(scene, formats: formats, unfinished: unfinished, console: console)
    }
  }

  /// The formats to make: films only if there is ffmpeg.
  private func formats(_ console: Console) throws -> Set<RenderFormat> {
    let formats = options.formats ?? Set(RenderFormat.allCases)
    guard encoder == nil, formats.contains(where: \.isFilm) else { return formats }
    // Who asked for a film by name is not content without it.
    if options.formats != nil {
      throw ToolError.failure("ffmpeg, which makes films, is not installed; the Debian package is ffmpeg")
    }
    if !options.isQuiet {
      console.note("ffmpeg is not installed, so there will be no film.gif and no film.mp4")
    }
    return formats.filter { !$0.isFilm }
  }

  private func render(
    _ scene: MoveScene, formats: Set<RenderFormat>, unfinished: UnfinishedOutput, console: Console
  ) async throws {
    let clock = ContinuousClock()
    let start = clock.now
    let output = try StagedOutput(folder: options.folder, name: scene.name)
    unfinished.set(output)
    let progress = ProgressLine(on: console, isQuiet: options.isQuiet)
    defer {
      progress.clear()
      output.discard()
      unfinished.set(nil)
    }
    let (frameCount, findings) = try await SceneRecording(
      scene, options: options, formats: formats, encoder: encoder
    )
    .record(into: output) { progress.show("\(scene.name): frame \($0) of \($1)") }
    let entries = RenderFormat.allCases.filter { formats.contains($0) }.map(\.entryName)
    try output.commit(entries)
    progress.clear()
    guard !options.isQuiet else { return }
    let time = (clock.now - start) / .milliseconds(1)
    let seconds = Double(Int(time / 10)) / 100
    try console.write(
      "\(output.finalFolder): \(frameCount) frames in \(seconds) s (\(entries.joined(separator: ", ")))\n")
    if !findings.isEmpty { try console.write("  \(Self.summary(of: findings))\n") }
  }

  /// Grade and rule of each finding, in order of appearance, each once with how often.
  static func summary(of findings: [DeviceFinding]) -> String {
    let rules = findings.map { "\($0.grade.rawValue) \($0.rule)" }
    let shown = rules.indices.filter { rules.firstIndex(of: rules[$0]) == $0 }.map { index in
      let count = rules.count { $0 == rules[index] }
      return count == 1 ? rules[index] : "\(rules[index]) (\(count) times)"
    }
    return "found: \(shown.joined(separator: ", ")); the trace says more"
  }
}

/// The output that would be half-written if the process ended now.
private final class UnfinishedOutput: Sendable {
  private let output = Mutex<StagedOutput?>(nil)

  func set(_ output: StagedOutput?) {
    self.output.withLock { $0 = output }
  }

  func discard() {
    output.withLock { $0 }?.discard()
  }
}
