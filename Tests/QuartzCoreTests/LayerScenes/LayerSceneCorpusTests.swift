import Compositor
import Foundation
import QuartzCore
import Testing

/// Every file in Tests/Scenes/layers looks as it says.
@Suite struct LayerSceneCorpusTests {
  nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Scenes/layers")

  static let names: [String] = {
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".scene") }.sorted()
  }()

  private func file(_ name: String) throws -> SceneFile {
    try .withLayers(parsing: String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8))
  }

  @Test("scenes of layers are found") func found() {
    #expect(!Self.names.isEmpty)
  }

  @Test("looks as it says", arguments: names) func looks(_ name: String) throws {
    let file = try file(name)
    let compositor = Compositor(threads: 2)
    let picture = compositor.composite(file.tree)
    let folder = (name as NSString).deletingLastPathComponent
    let objections = try file.objections(to: picture) { other in
      compositor.composite(try self.file("\(folder)/\(other)").tree)
    }
    #expect(objections.isEmpty)
  }

  @Test("says something, or is what another says something about and shows more than its background")
  func expects() throws {
    var unsaid: Set<String> = []
    var said: Set<String> = []
    for name in Self.names {
      let file = try file(name)
      if file.expectations.isEmpty { unsaid.insert(name) }
      let folder = (name as NSString).deletingLastPathComponent
      for case .same(let other, _) in file.expectations { said.insert("\(folder)/\(other)") }
    }
    #expect(unsaid.subtracting(said).isEmpty)
    let blank = try unsaid.filter { name in
      let tree = try file(name).tree
      let picture = Compositor(threads: 1).composite(tree)
      let pixels = UnsafeRawBufferPointer(start: picture.bytes, count: picture.height * picture.bytesPerRow)
        .bindMemory(to: UInt32.self)
      return Set(
        (0..<picture.height).flatMap { y in
          (0..<picture.width).map { pixels[y * picture.bytesPerRow / 4 + $0] }
        }
      )
      .count == 1
    }
    #expect(blank.isEmpty)
  }
}
