/// Columns from `start` up to, not including, `end`.
struct Interval: BitwiseCopyable, Equatable, Sendable {
  var start: Int32
  var end: Int32
}

/// Something to paint on a stretch of a row.
struct RowCommand: BitwiseCopyable {
  /// Index among the band's items.
  var item: Int32
  var start: Int32
  var end: Int32
  /// As in `CoverageSpan`, counted from `start`.
  var coverage: Int32
  var alpha: UInt8
}

/// A group being walked, front to back.
struct RowFrame: BitwiseCopyable {
  /// The next item, and the last one.
  var cursor: Int32
  var first: Int32
  /// Where the group's columns begin among the scopes; they reach to the next frame's.
  var scopeStart: Int32
}

/// Pixels being composed: the target itself, a group or a mask.
struct RowContext: BitwiseCopyable {
  enum Purpose: BitwiseCopyable {
    case target, content, mask
  }

  var purpose: Purpose
  /// For a group or mask: the command that will blend the result.
  var command: RowCommand
  var commandBase: Int
}
