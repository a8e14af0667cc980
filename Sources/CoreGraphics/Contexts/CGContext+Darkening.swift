import CCairo

extension CGContext {
  /// Combines what `body` draws with what is there by adding up how dark both are, which Cairo cannot do:
  /// R = max(0, 1 − ((1 − D) + (1 − S))) where both are opaque, elsewhere by parts of alpha.
  func paintDarkening(_ body: () -> Void) {
    cairo_push_group(cairo)
    body()
    guard let group = cairo_pop_group(cairo) else { return }
    defer { cairo_pattern_destroy(group) }
    var source: OpaquePointer?
    guard cairo_pattern_get_surface(group, &source) == CAIRO_STATUS_SUCCESS, let source,
      let target = cairo_get_group_target(cairo), let drawn = SurfacePixels(source),
      let there = SurfacePixels(target)
    else { return }
    for y in 0..<drawn.height {
      let row = y - drawn.top + there.top
      guard (0..<there.height).contains(row) else { continue }
      for x in 0..<drawn.width {
        let column = x - drawn.left + there.left
        guard (0..<there.width).contains(column) else { continue }
        Self.darken(there.pixel(column, row), by: drawn.pixel(x, y))
      }
    }
    cairo_surface_mark_dirty(target)
  }

  /// Blue, green, red and alpha, premultiplied: how much each part lacks to alpha is added up.
  private static func darken(_ there: UnsafeMutablePointer<UInt8>, by drawn: UnsafeMutablePointer<UInt8>) {
    let (drawnAlpha, thereAlpha) = (Int(drawn[3]), Int(there[3]))
    guard drawnAlpha > 0 else { return }
    let alpha = min(drawnAlpha + thereAlpha, 255)
    for part in 0..<3 {
      let lack = (drawnAlpha - Int(drawn[part])) + (thereAlpha - Int(there[part]))
      there[part] = UInt8(max(alpha - max(lack, 0), 0))
    }
    there[3] = UInt8(alpha)
  }
}

/// The bytes of an image surface, and where its device space begins.
private struct SurfacePixels {
  let width: Int
  let height: Int
  let left: Int
  let top: Int
  private let bytes: UnsafeMutablePointer<UInt8>
  private let bytesPerRow: Int

  init?(_ surface: OpaquePointer) {
    cairo_surface_flush(surface)
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      let bytes = cairo_image_surface_get_data(surface)
    else { return nil }
    self.bytes = bytes
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    (left, top) = (Int(x), Int(y))
  }

  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    bytes + y * bytesPerRow + 4 * x
  }
}
