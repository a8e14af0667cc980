import CCairo

/// A picture as something Cairo paints with. Keeps the picture alive.
final class CairoSource {
  let pattern: OpaquePointer
  private let picture: Picture

  init(pattern: OpaquePointer, picture: Picture) {
    self.pattern = pattern
    self.picture = picture
  }

  deinit {
    cairo_pattern_destroy(pattern)
  }
}

extension Picture {
  /// A pattern over the picture's own memory, one unit a pixel. Its edges mix with themselves, not with what is
  /// outside.
  func makeCairoSource(filter: CGInterpolationQuality, isTiled: Bool = false) -> CairoSource? {
    let memory = UnsafeMutableRawPointer(mutating: bytes).assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        memory, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
        Int32(bytesPerRow))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return nil }
    cairo_pattern_set_filter(pattern, filter.cairo)
    cairo_pattern_set_extend(pattern, isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    return CairoSource(pattern: pattern, picture: self)
  }

  /// Black that lets through as the picture is bright, by Rec. 709's luma.
  func withLumaAsAlpha() -> Picture {
    Picture(width: width, height: height, isOpaque: false) { target, rowLength in
      for y in 0..<height {
        let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
        let output = (target + y * rowLength).assumingMemoryBound(to: UInt8.self)
        for x in 0..<width { output[4 * x + 3] = PixelLayout.luma(row + 4 * x) }
      }
    }
  }
}

extension CGImage {
  /// From the image's pixels, from the top left, to a rectangle whose largest y is the image's top.
  func placement(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      rect.width / CGFloat(width), 0, 0, -rect.height / CGFloat(height), rect.minX, rect.maxY)
  }
}
