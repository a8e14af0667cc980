import GlissadeTool
import Simulator
import Testing

@Suite struct CommandTests {
  private let scenes = ["button-circle", "corner-circle", "drop-push"]

  private func command(_ line: String) throws -> Command {
    try Command(line.split(separator: " ").map(String.init), sceneNames: scenes)
  }

  private func options(_ line: String) throws -> RenderOptions {
    guard case .render(let options) = try command(line) else {
      throw ToolError.failure("not a render command")
    }
    return options
  }

  @Test func helpAndVersion() throws {
    #expect(try command("--version") == .version)
    #expect(try command("--help") == .help(CommandDescription.overview))
    #expect(try command("help") == .help(CommandDescription.overview))
    for description in CommandDescription.all {
      #expect(try command("\(description.name) --help") == .help(description.help))
      #expect(try command("\(description.name) -h") == .help(description.help))
      #expect(try command("help \(description.name)") == .help(description.help))
    }
  }

  @Test("Help is given even on a line that is wrong otherwise")
  func helpFirst() throws {
    #expect(try command("render --fps 0 --help") == .help(CommandDescription.render.help))
  }

  @Test func helpNamesEveryOption() {
    for description in CommandDescription.all {
      for option in description.options { #expect(description.help.contains(option.name)) }
      #expect(CommandDescription.overview.contains(description.name))
    }
  }

  @Test func listAndBench() throws {
    #expect(try command("list") == .list(asJSON: false))
    #expect(try command("list --json") == .list(asJSON: true))
    #expect(try command("bench") == .bench(BenchOptions()))
    var options = BenchOptions()
    options.parts = [.scenes, .growth]
    options.asJSON = true
    options.picture = "curves.png"
    options.frameFolder = "frames"
    #expect(
      try command("bench growth scenes --json -o curves.png --frames-to frames growth") == .bench(options))
  }

  @Test func renderDefaults() throws {
    var expected = RenderOptions(names: ["button-circle"], folder: "out")
    #expect(try options("render button-circle -o out") == expected)
    expected.names = ["drop-push", "button-circle"]
    #expect(try options("render -oout drop-push button-circle drop-push") == expected)
    #expect(try options("render drop-push -o=out -- button-circle") == expected)
    #expect(try options("render drop-push --output=out button-circle") == expected)
  }

  @Test func renderOptions() throws {
    let line =
      "render button-circle -o out --device iphone-se --landscape --scale 1.5 --fps=120 --threads 2"
      + " --only trace,gif --damage --until 1.5 --quiet"
    let options = try options(line)
    #expect(options.profile == .iPhoneSE)
    #expect(options.isLandscape)
    #expect(options.scale == 1.5)
    #expect(options.framesPerSecond == 120)
    #expect(options.until == 1.5)
    #expect(options.threads == 2)
    #expect(options.formats == [.trace, .gif])
    #expect(options.showsDamage)
    #expect(options.isQuiet)
  }

  @Test(
    "Bad input is a usage error that says what would be right",
    arguments: [
      ("", "'glissade --help'"),
      ("rendr", "'render'"),
      ("--versoin", "'--version'"),
      ("help lsit", "'list'"),
      ("list extra", "'extra'"),
      ("list --jsn", "'--json'"),
      ("list --json=yes", "takes no value"),
      ("bench scene", "'scenes'"),
      ("bench time", "scenes, engine, moves, frames, memory, growth"),
      ("bench scenes -o curves.png", "'growth'"),
      ("bench growth --frames-to frames", "'scenes'"),
      ("bench growth --output= ", "place to write"),
      ("render", "'glissade list'"),
      ("render -o out", "'glissade list'"),
      ("render button-circle", "-o DIR"),
      ("render button-circle -o", "needs a value"),
      ("render button-circle -o --quiet", "needs a value"),
      ("render button-circle --output= ", "-o DIR"),
      ("render circle-button -o out", "'button-circle'"),
      ("render buton-circel -o out", "'button-circle'"),
      ("render circle -o out", "'button-circle' or 'corner-circle'"),
      ("render button-circle -o out --devcie iphone-se", "'--device'"),
      ("render button-circle -o out --device iphone-51", "'iphone-15'"),
      ("render button-circle -o out --device pixel", "iphone-se"),
      ("render button-circle -o out --only frames,movie", "'movie'"),
      ("render button-circle -o out --only frame", "'frames'"),
      ("render button-circle -o out --only ,", "formats are"),
    ])
  func usageErrors(line: String, expected: String) {
    let error = #expect(throws: ToolError.self) { try command(line) }
    #expect(error?.exitStatus == 2)
    #expect(error?.message.contains(expected) == true, "\(error?.message ?? "")")
    #expect(error?.message.contains("\n") == false)
  }

  @Test(arguments: [
    "0", "-1", "-60", "nan", "inf", "1e400", "999999999999999999999", "59.94", "sixty", "23", "241",
  ])
  func framesPerSecondOutOfRange(value: String) {
    #expect(throws: ToolError.usage("'--fps' takes a whole number from 24 to 240, not '\(value)'")) {
      try command("render button-circle -o out --fps \(value)")
    }
  }

  @Test(arguments: ["0", "-1", "-0.5", "nan", "-nan", "inf", "1e400", "8.01", "0.49", "three", "9999999999"])
  func scaleOutOfRange(value: String) {
    #expect(throws: ToolError.usage("'--scale' takes a number from 0.5 to 8, not '\(value)'")) {
      try command("render button-circle -o out --scale \(value)")
    }
  }

  @Test(arguments: ["-1", "3601", "nan", "inf", "soon"])
  func untilOutOfRange(value: String) {
    #expect(throws: ToolError.usage("'--until' takes a number from 0 to 3600, not '\(value)'")) {
      try command("render button-circle -o out --until \(value)")
    }
  }

  @Test(arguments: ["0", "65", "-1", "two"])
  func threadsOutOfRange(value: String) {
    #expect(throws: ToolError.usage("'--threads' takes a whole number from 1 to 64, not '\(value)'")) {
      try command("render button-circle -o out --threads \(value)")
    }
  }
}
