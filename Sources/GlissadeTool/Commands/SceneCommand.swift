import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import Simulator

/// `glissade scene`.
struct SceneCommand {
  let options: SceneOptions

  func run(on console: Console) throws {
    let file = try Self.read(options.file)
    let picture = Compositor().composite(file.tree)
    if let output = options.output { try Self.write(picture, of: options.file, to: output) }
    let objections = try file.objections(to: picture, other: Self.neighbour(of: options.file))
    if let first = objections.first {
      let more = objections.count == 1 ? "" : ", and \(objections.count - 1) more of its expectations fail"
      throw ToolError.failure("'\(options.file)': \(first)\(more)")
    }
    guard !options.isQuiet else { return }
    let size = "\(picture.width) × \(picture.height) pixels"
    try console.write(
      "\(options.output ?? options.file): \(size), \(file.expectations.count) expectations hold\n")
  }

  private static func read(_ path: String) throws -> SceneFile {
    guard Files.kind(of: path) != .folder else {
      throw ToolError.failure(FileError("read", path, code: EISDIR).description)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ToolError.failure(FileError("read", path).description)
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw ToolError.failure("'\(path)' is no text in UTF-8")
    }
    do {
      return try .withLayers(parsing: text)
    } catch {
      throw ToolError.failure("'\(path)', \(error)")
    }
  }

  /// Makes the pictures of scenes in the same folder.
  private static func neighbour(of path: String) -> (String) throws -> Picture {
    { name in
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      return Compositor().composite(try read(folder.appendingPathComponent(name).path).tree)
    }
  }

  private static func write(_ picture: Picture, of scene: String, to path: String) throws {
    guard picture.width > 0, picture.height > 0 else {
      throw ToolError.failure("'\(scene)' has no pixels, so there is no picture to write")
    }
    try StagedFile.write(PNG.encode(picture), to: path)
  }
}
