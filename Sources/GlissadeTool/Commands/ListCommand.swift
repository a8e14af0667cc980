import Simulator

/// `glissade list`.
struct ListCommand {
  let scenes: [MoveScene]
  let asJSON: Bool

  func run(on console: Console) throws {
    try console.write(asJSON ? json : table)
  }

  /// A line for each transition: name, system, summary.
  var table: String {
    let width = scenes.map(\.name.count).max() ?? 0
    let lines = scenes.map { scene in
      let padding = String(repeating: " ", count: width - scene.name.count)
      let system = scene.system.map(String.init) ?? "-"
      return "\(scene.name)\(padding)  \(system)  \(scene.summary)\n"
    }
    return lines.joined()
  }

  /// An array of objects with `name`, `system` (only of the articles' scenes) and `summary`.
  var json: String {
    var writer = JSONWriter()
    writer.beginArray()
    for scene in scenes {
      writer.beginObject()
      writer.member("name", scene.name)
      if let system = scene.system { writer.member("system", system) }
      writer.member("summary", scene.summary)
      writer.endObject()
    }
    writer.endArray()
    return writer.text + "\n"
  }
}
