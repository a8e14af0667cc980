/// What a layer waits for.
struct LayoutFlags {
  var needsLayout = false
  var needsDisplay = false
  /// Whether some descendant, or the layer's mask, waits for layout or display.
  var subtreeNeedsUpdate = false

  var needsAnything: Bool { needsLayout || needsDisplay || subtreeNeedsUpdate }
}
