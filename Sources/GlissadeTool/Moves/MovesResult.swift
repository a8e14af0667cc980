import Simulator

/// How long it took to play all transitions.
package struct MovesResult: Equatable, Sendable {
  package let output: MovesBenchmark.Output
  package let scenes: Int
  package let frames: Int
  package let seconds: Double

  package init(output: MovesBenchmark.Output, scenes: Int, frames: Int, seconds: Double) {
    self.output = output
    self.scenes = scenes
    self.frames = frames
    self.seconds = seconds
  }

  /// An array of objects with `name`, `scenes`, `frames` and `seconds`.
  static func write(_ results: [MovesResult], to writer: inout JSONWriter) {
    writer.beginArray()
    for result in results {
      writer.beginObject()
      writer.member("name", result.output.rawValue)
      writer.member("scenes", result.scenes)
      writer.member("frames", result.frames)
      writer.member("seconds", result.rounded)
      writer.endObject()
    }
    writer.endArray()
  }

  /// A line for each result: what was made, of how many transitions and frames, in how many seconds.
  package static func table(_ results: [MovesResult]) -> String {
    results.reduce("") { text, result in
      "\(text)all \(result.scenes) transitions as \(result.output.description): \(result.frames) frames in "
        + "\(result.rounded) s\n"
    }
  }

  /// Hundredths say more than a measurement knows.
  private var rounded: Double { (seconds * 100).rounded() / 100 }
}

extension MovesBenchmark.Output {
  fileprivate var description: String {
    switch self {
    case .traces: "traces"
    case .frames: "full-size frames without files"
    }
  }
}
