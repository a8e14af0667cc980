/// Where a line stands in its room.
package enum TextAlignment: Sendable, CaseIterable {
  case left
  case center
  case right
  /// Both edges, but for the last line of a paragraph, which stands where it begins.
  case justified
  /// Where the text begins: at the right what is written from right to left.
  case natural
}
