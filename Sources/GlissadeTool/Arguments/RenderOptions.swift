import Simulator

/// What `glissade render` was asked to do.
package struct RenderOptions: Equatable, Sendable {
  package static let defaultProfile = DeviceProfile.iPhone15

  /// Names of transitions, each once, in the order given.
  package var names: [String]
  package var folder: String
  package var profile = RenderOptions.defaultProfile
  package var isLandscape = false
  /// Pixels per point; nil for the device's own.
  package var scale: Double?
  package var framesPerSecond = 60
  /// When to stop, in seconds of the device's clock; nil for the script's end.
  package var until: Double?
  /// The formats asked for; nil for all that can be made.
  package var formats: Set<RenderFormat>?
  /// Compositor threads; nil for every core.
  package var threads: Int?
  /// Whether pictures show which of their pixels were composited anew.
  package var showsDamage = false
  package var isQuiet = false

  package init(names: [String], folder: String) {
    self.names = names
    self.folder = folder
  }

  /// Reads the options of a command line.
  ///
  /// - Parameters:
  ///   - arguments: The words after `render`.
  ///   - knownNames: The transitions there are.
  /// - Throws: `ToolError.usage` with what was wrong and what would be right.
  package init(_ arguments: ParsedArguments, knownNames: [String]) throws {
    guard !arguments.operands.isEmpty else {
      throw ToolError.usage("name a transition to render; 'glissade list' names them all")
    }
    for name in arguments.operands where !knownNames.contains(name) {
      let question = NearestNames.question(for: name, among: knownNames)
      throw ToolError.usage("there is no transition '\(name)'.\(question) 'glissade list' names them all.")
    }
    guard let folder = arguments.values["--output"], !folder.isEmpty else {
      throw ToolError.usage("say where to write: -o DIR")
    }
    var names: [String] = []
    for name in arguments.operands where !names.contains(name) { names.append(name) }
    self.init(names: names, folder: folder)

    if let name = arguments.values["--device"] { profile = try RenderOptions.profile(named: name) }
    isLandscape = arguments.switches.contains("--landscape")
    showsDamage = arguments.switches.contains("--damage")
    isQuiet = arguments.switches.contains("--quiet")
    scale = try arguments.number("--scale", in: 0.5...8)
    framesPerSecond = try arguments.wholeNumber("--fps", in: 24...240) ?? framesPerSecond
    until = try arguments.number("--until", in: 0...3600)
    threads = try arguments.wholeNumber("--threads", in: 1...64)
    formats = try arguments.values["--only"].map(RenderOptions.formats)
  }

  private static func profile(named name: String) throws -> DeviceProfile {
    if let profile = DeviceProfile(named: name) { return profile }
    let names = DeviceProfile.all.map(\.name)
    let question = NearestNames.question(for: name, among: names)
    throw ToolError.usage(
      "there is no device '\(name)'.\(question) The devices are \(names.joined(separator: ", ")).")
  }

  private static func formats(_ list: String) throws -> Set<RenderFormat> {
    let all = RenderFormat.allCases.map(\.rawValue)
    let words = list.split(separator: ",", omittingEmptySubsequences: false)
    return try Set(
      words.map { word in
        if let format = RenderFormat(rawValue: String(word)) { return format }
        let question = NearestNames.question(for: String(word), among: all)
        throw ToolError.usage(
          "'--only' knows no format '\(word)'.\(question) The formats are \(all.joined(separator: ", ")).")
      })
  }
}
