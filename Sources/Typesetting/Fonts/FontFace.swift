import CPango

/// A loaded face, kept as long as a glyph of it may be drawn.
///
/// Immutable, and Cairo counts references atomically, so that layouts may be drawn on other threads.
final class FontFace: @unchecked Sendable {
  /// The `cairo_font_face_t`.
  let pointer: OpaquePointer

  /// Shares a face that somebody else owns.
  init(sharing pointer: OpaquePointer) {
    self.pointer = cairo_font_face_reference(pointer)
  }

  deinit {
    cairo_font_face_destroy(pointer)
  }
}
