/// Where a line stands in its room.
package enum TextAlignment: Sendable, CaseIterable {
  case left
  case center
  case right
  /// Both edges, but for the last line of a paragraph, which stands at the left.
  case justified
}
