/// A kind of output of `glissade render`.
package enum RenderFormat: String, CaseIterable, Sendable {
  case frames, filmstrip, gif, mp4, trace

  /// The file or folder inside the transition's folder.
  package var entryName: String {
    switch self {
    case .frames: "frames"
    case .filmstrip: "filmstrip.png"
    case .gif: "film.gif"
    case .mp4: "film.mp4"
    case .trace: "trace.jsonl"
    }
  }

  /// Whether ffmpeg makes it.
  package var isFilm: Bool { self == .gif || self == .mp4 }
}
