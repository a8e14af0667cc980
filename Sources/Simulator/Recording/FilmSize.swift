import CoreGraphics

/// The size of a screen's pictures in films and filmstrips: one pixel a point, which is what people look at.
package struct FilmSize: Equatable, Sendable {
  package let width: Int
  package let height: Int

  /// - Parameters:
  ///   - width: Columns of the screen, in pixels.
  ///   - height: Rows of the screen, in pixels.
  ///   - scale: Pixels per point; a screen of one or less stays as it is.
  package init(pixelsWide width: Int, pixelsHigh height: Int, scale: CGFloat) {
    let divisor = max(1, scale)
    self.width = max(1, Int((CGFloat(width) / divisor).rounded()))
    self.height = max(1, Int((CGFloat(height) / divisor).rounded()))
  }
}
