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
      return "\(scene.name)\(padding)  \(scene.system)  \(scene.summary)\n"
    }
    return lines.joined()
  }

  /// An array of objects with `name`, `system` and `summary`.
  var json: String {
    var writer = JSONWriter()
    writer.beginArray()
    for scene in scenes {
      writer.beginObject()
      writer.member("name", scene.name)
      writer.member("system", scene.system)
      writer.member("summary", scene.summary)
      writer.endObject()
    }
    writer.endArray()
    return writer.text + "\n"
  }
}
