/// What happens to text that is wider than its room.
package enum LineBreakMode: Sendable, CaseIterable {
  /// Breaks between words, and inside a word that is wider than the room; what needs more lines is left out.
  case wordWrapping
  /// Breaks between any two characters.
  case characterWrapping
  /// Never breaks; what is too wide goes on past the edge.
  case clipping
  /// Breaks between words; where the last line is too long, its beginning gives way to an ellipsis.
  case truncatingHead
  /// Breaks between words; where the last line is too long, its end gives way to an ellipsis.
  case truncatingTail
  /// Breaks between words; where the last line is too long, its middle gives way to an ellipsis.
  case truncatingMiddle
}
