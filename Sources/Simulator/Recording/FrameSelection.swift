/// Frames of a film of any length, evenly spread: every frame while there are few, then every second one, every
/// fourth and so on, so that a long film takes no more memory than a short one.
struct FrameSelection {
  /// How many frames are kept at most, besides the last one.
  static let limit = 512

  private var kept: [Frame] = []
  /// Frames that one kept frame stands for.
  private var step = 1
  private var last: Frame?
  /// How many there were.
  private(set) var count = 0

  mutating func append(_ frame: Frame) {
    if count % step == 0 {
      if kept.count == Self.limit {
        kept = stride(from: 0, to: kept.count, by: 2).map { kept[$0] }
        step *= 2
      }
      if count % step == 0 { kept.append(frame) }
    }
    last = frame
    count += 1
  }

  /// In order, the first and the last of all among them.
  var frames: [Frame] {
    guard let last, last.index != kept.last?.index else { return kept }
    return kept + [last]
  }

  /// The one appended last.
  var lastFrame: Frame? { last }
}
