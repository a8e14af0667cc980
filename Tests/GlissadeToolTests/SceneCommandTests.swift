import Foundation
import GlissadeTool
import Testing

/// `glissade scene`.
@MainActor @Suite struct SceneCommandTests {
  private let folder = TemporaryFolder()
  private let recorder = RecordingConsole()

  private func run(_ words: String...) async -> Int32 {
    await GlissadeTool(scenes: [], console: recorder.console(isInteractive: false), environment: [:]).run(
      words)
  }

  private func write(_ name: String, _ text: String) throws -> String {
    let path = "\(folder.path)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private static let red = "scene 1 size 3 2 background #ff0000ff\n"

  @Test("a scene is checked, and its picture written where it is wanted")
  func draws() async throws {
    let path = try write("red.scene", Self.red + "expect pixel 2 1 #ff0000ff")
    #expect(await run("scene", path) == 0)
    #expect(recorder.output == "\(path): 3 × 2 pixels, 1 expectations hold\n")
    #expect(await run("scene", path, "-o", "\(folder.path)/red.png", "--quiet") == 0)
    let png = try #require(FileManager.default.contents(atPath: "\(folder.path)/red.png"))
    #expect(Array(png.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    #expect(Array(png[16..<24]) == [0, 0, 0, 3, 0, 0, 0, 2])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["red.png", "red.scene"])
  }

  @Test("layers are drawn as nodes are") func layers() async throws {
    _ = try write("nodes.scene", "scene 1 size 3 2 node { fill rect 0 0 2 2 #ff0000ff }")
    let layer = "scale 2 layer { frame 0 0 1 1 backgroundColor #ff0000ff }"
    let path = try write("layers.scene", "scene 1 size 3 2 \(layer) expect same \"nodes.scene\"")
    #expect(await run("scene", path) == 0)
    #expect(recorder.output == "\(path): 3 × 2 pixels, 1 expectations hold\n")
  }

  @Test("what does not look as it says fails, with the first place and how many more")
  func objects() async throws {
    _ = try write("blue.scene", "scene 1 size 3 2 background #0000ffff\n")
    let path = try write("red.scene", Self.red + "expect pixel 1 1 #00ff00ff\nexpect same \"blue.scene\"")
    #expect(await run("scene", path) == 1)
    #expect(
      recorder.errors
        == "error: '\(path)': pixel (1, 1) is #ff0000ff, not #00ff00ff, and 1 more of its expectations fail\n"
    )
  }

  @Test("bad input gets one line and leaves nothing")
  func badInput() async throws {
    let broken = try write("broken.scene", "scene 1\nsize 4 x")
    let red = try write("red.scene", Self.red)
    let empty = try write("empty.scene", "scene 1 size 0 9")
    let cases: [([String], Int32, String)] = [
      (["scene"], 2, "error: name a scene file; 'glissade scene --help' says more\n"),
      (["scene", red, empty], 2, "error: one scene file at a time; '\(empty)' is another\n"),
      (
        ["scene", red, "-o", "\(folder.path)/"], 2,
        "error: '-o' takes the picture's file name, not '\(folder.path)/'\n"
      ),
      (["scene", broken], 1, "error: '\(broken)', line 2: 'x' is no whole number from 0 to 16384\n"),
      (
        ["scene", "\(folder.path)/no"], 1,
        "error: cannot read '\(folder.path)/no': No such file or directory\n"
      ),
      (["scene", folder.path], 1, "error: cannot read '\(folder.path)': Is a directory\n"),
      (
        ["scene", red, "-o", "\(folder.path)/no/a.png"], 1,
        "error: cannot write '\(folder.path)/no/a.png': No such file or directory\n"
      ),
      (
        ["scene", empty, "-o", "\(folder.path)/a.png"], 1,
        "error: '\(empty)' has no pixels, so there is no picture to write\n"
      ),
    ]
    for (words, status, message) in cases {
      let recorder = RecordingConsole()
      let tool = GlissadeTool(scenes: [], console: recorder.console(isInteractive: false), environment: [:])
      #expect(await tool.run(words) == status)
      #expect(recorder.errors == message)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
  }
}
