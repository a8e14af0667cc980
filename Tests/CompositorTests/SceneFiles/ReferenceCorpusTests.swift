import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Every file in Tests/Scenes, those of layers too, through the plain reference.
@Suite struct ReferenceCorpusTests {
  static let names: [String] = {
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: SceneCorpusTests.folder.path)) ?? []
    return files.filter { $0.hasSuffix(".scene") }.sorted()
  }()

  private func tree(_ name: String) throws -> RenderTree {
    let text = try String(contentsOf: SceneCorpusTests.folder.appendingPathComponent(name), encoding: .utf8)
    return try SceneFile.withLayers(parsing: text).tree
  }

  @Test("has the reference's bytes", arguments: names)
  func agrees(_ name: String) throws {
    let tree = try tree(name)
    let expected = ReferenceCompositor.composite(tree)
    for compositor in [Compositor(threads: 2), Compositor(threads: 1, instructionSet: .portable)] {
      #expect(compositor.composite(tree).pixels == expected)
    }
  }
}
