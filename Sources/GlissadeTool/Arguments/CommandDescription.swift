import Simulator

/// A command's name, its words and what they mean: the source of its help and of its parser's suggestions.
package struct CommandDescription: Sendable {
  package let name: String
  /// What stands for the words that are no options, such as `NAME…`.
  package let operands: String?
  package let summary: String
  package let options: [CommandOption]

  /// The text of `--help`, ending in a line break.
  package var help: String {
    var usage = "glissade \(name)"
    if let operands { usage += " \(operands)" }
    let spellings = options.map { option in
      option.spellings.joined(separator: ", ") + (option.placeholder.map { " \($0)" } ?? "")
    }
    let width = spellings.map(\.count).max() ?? 0
    let lines = zip(spellings, options).map { spelling, option in
      let padding = String(repeating: " ", count: width - spelling.count)
      return "  \(spelling)\(padding)  \(option.summary)"
    }
    return """
      \(summary)

      Usage: \(usage) [options]

      Options:
      \(lines.joined(separator: "\n"))

      """
  }

  /// The option with a spelling, or nil.
  package func option(_ spelling: String) -> CommandOption? {
    options.first { $0.spellings.contains(spelling) }
  }
}

extension CommandDescription {
  private static let help = CommandOption("--help", shortName: "-h", "Show this help.")
  private static let json = CommandOption("--json", "Write JSON instead of a table.")

  package static let list = CommandDescription(
    name: "list", operands: nil, summary: "Names every transition that can be rendered.",
    options: [json, help])

  package static let render = CommandDescription(
    name: "render", operands: "NAME… -o DIR",
    summary: "Plays transitions on a simulated device and writes what its screen showed to DIR/NAME.",
    options: [
      CommandOption("--output", shortName: "-o", value: "DIR", "The folder to write into; made if missing."),
      CommandOption(
        "--device", value: "NAME",
        "The device to simulate (default: iphone-15): \(DeviceProfile.all.map(\.name).joined(separator: ", "))."
      ),
      CommandOption("--landscape", "Hold the device sideways."),
      CommandOption("--scale", value: "N", "Pixels per point, from 0.5 to 8 (default: the device's)."),
      CommandOption("--fps", value: "N", "Frames per second, from 24 to 240 (default: 60)."),
      CommandOption("--until", value: "SECONDS", "When to stop (default: when the finger has done)."),
      CommandOption(
        "--only", value: "LIST", "Any of frames,filmstrip,gif,mp4,trace (default: all)."),
      CommandOption("--threads", value: "N", "Compositor threads, from 1 to 64 (default: every core)."),
      CommandOption("--damage", "Darken what was not composited anew, in frames and films."),
      CommandOption("--quiet", shortName: "-q", "Write nothing but errors."),
      help,
    ])

  package static let bench = CommandDescription(
    name: "bench", operands: "[PART…]",
    summary:
      "Measures the compositor against copying memory, and all around it: "
      + "\(BenchOptions.Part.allCases.map(\.rawValue).joined(separator: ", ")).",
    options: [
      CommandOption(
        "--output", shortName: "-o", value: "PNG",
        "The picture to draw of how the time of a frame grows (default: none)."),
      CommandOption(
        "--frames-to", value: "DIR",
        "Where to put the scenes' pages and their middle frames (default: nowhere)."),
      CommandOption(
        "--json",
        """
        Write JSON instead of tables: scenes (name, threads, milliseconds, copyRatio, …), figures (name, value, \
        unit, must, …) and growth (name, exponent, sizes, milliseconds).
        """), help,
    ])

  package static let scene = CommandDescription(
    name: "scene", operands: "FILE",
    summary: "Draws a render tree that is written as text, and checks what it says.",
    options: [
      CommandOption("--output", shortName: "-o", value: "PNG", "The picture to write (default: only check)."),
      CommandOption("--quiet", shortName: "-q", "Write nothing but errors."),
      help,
    ])

  package static let all = [list, render, bench, scene]

  /// The text of `glissade --help`.
  package static var overview: String {
    let width = all.map(\.name.count).max() ?? 0
    let lines = all.map { command in
      let padding = String(repeating: " ", count: width - command.name.count)
      return "  \(command.name)\(padding)  \(command.summary)"
    }
    return """
      Runs UIKit view-controller transitions without a device and films them.

      Usage: glissade COMMAND [options]

      Commands:
      \(lines.joined(separator: "\n"))

      Options:
        -h, --help  Show this help; 'glissade COMMAND --help' says more about a command.
        --version   Show the version.

      """
  }
}
