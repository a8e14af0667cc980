import Compositor
import Foundation
import QuartzCore

/// Draws a scene file and looks whether it is as it says.
struct SceneCheck {
  let file: URL

  /// What is wrong with the scene; nil when it is as it says.
  func objection(by compositor: Compositor) throws -> String? {
    let scene = try Self.read(file)
    return try scene.objections(to: compositor.composite(scene.tree)) { other in
      let neighbour = file.deletingLastPathComponent().appendingPathComponent(other)
      return compositor.composite(try Self.read(neighbour).tree)
    }.first
  }

  private static func read(_ file: URL) throws -> SceneFile {
    try .withLayers(parsing: String(contentsOf: file, encoding: .utf8))
  }
}
