import Compositor
import Foundation
import QuartzCore

// Draws every scene file below a folder and checks what it expects. Needs little to be built, so that script/sanitize
// can do it with the address sanitizer watching.
// usage: SceneCheckCommand FOLDER

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Tests/Scenes")
let names = (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { $0.hasSuffix(".scene") }
  .sorted()
let compositors = [Compositor(threads: 2), Compositor(threads: 1, instructionSet: .portable)]

func read(_ file: URL) throws -> SceneFile {
  try .withLayers(parsing: String(contentsOf: file, encoding: .utf8))
}

/// What is wrong with a scene's picture; nil when it looks as it says.
func objection(to file: URL, by compositor: Compositor) throws -> String? {
  let scene = try read(file)
  let picture = compositor.composite(scene.tree)
  for expectation in scene.expectations {
    let objection = try expectation.objection(to: picture) { other in
      let neighbour = file.deletingLastPathComponent().appendingPathComponent(other)
      return compositor.composite(try read(neighbour).tree)
    }
    if let objection { return objection }
  }
  return nil
}

var failed = 0
for name in names {
  do {
    let file = folder.appendingPathComponent(name)
    let objections = try compositors.compactMap { try objection(to: file, by: $0) }
    guard let first = objections.first else { continue }
    print("\(name): \(first)")
  } catch {
    print("\(name): \(error)")
  }
  failed += 1
}
if names.isEmpty {
  print("no scenes below '\(folder.path)'")
  failed = 1
}
print("\(max(names.count - failed, 0)) passed, \(failed) failed")
exit(failed == 0 ? 0 : 1)
