import Compositor
import CoreGraphics
import Foundation
import Testing

/// Every file in Tests/Scenes looks as it says.
@Suite struct SceneCorpusTests {
  nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Scenes")

  static let names: [String] = {
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    // Those of layers are read where layers are known.
    return files.filter { $0.hasSuffix(".scene") && !$0.hasPrefix("layers/") }.sorted()
  }()

  private func file(_ name: String) throws -> SceneFile {
    try SceneFile(parsing: String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8))
  }

  @Test("scenes are found") func found() {
    #expect(!Self.names.isEmpty)
  }

  @Test("looks as it says, with one thread or two, for any instruction set", arguments: names)
  func looks(_ name: String) throws {
    let file = try file(name)
    let compositors = [Compositor(threads: 1), Compositor(threads: 2, instructionSet: .portable)]
    let folder = name.split(separator: "/").dropLast().joined(separator: "/")
    for compositor in compositors {
      let picture = compositor.composite(file.tree)
      let objections = try file.objections(to: picture) { other in
        compositor.composite(try self.file(folder.isEmpty ? other : "\(folder)/\(other)").tree)
      }
      #expect(objections.isEmpty)
    }
  }

  @Test("says something, or is what another says something about")
  func expects() throws {
    var unsaid: Set<String> = []
    var said: Set<String> = []
    for name in Self.names {
      let file = try file(name)
      if file.expectations.isEmpty { unsaid.insert(name) }
      let folder = name.split(separator: "/").dropLast().map { $0 + "/" }.joined()
      for case .same(let other, _) in file.expectations { said.insert(folder + other) }
    }
    #expect(unsaid.subtracting(said).isEmpty)
  }
}
