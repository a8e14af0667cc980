/// What a device showed and what happened on it, frame by frame: data that tests can ask questions of.
///
/// The text form, `trace.jsonl`, is described in `Documentation/trace.md`.
public struct Trace: Equatable, Sendable {
  public var header: TraceHeader
  public var frames: [TraceFrame]

  public init(header: TraceHeader, frames: [TraceFrame]) {
    self.header = header
    self.frames = frames
  }

  /// Every event, in order.
  public var events: [TraceEvent] {
    frames.flatMap(\.events)
  }

  /// The text form: a line of JSON for the header, then one for each frame, each ending in a line break.
  public var text: String {
    var text = header.text + "\n"
    for frame in frames { text += frame.text + "\n" }
    return text
  }
}
