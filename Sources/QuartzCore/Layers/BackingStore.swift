/// What a layer has drawn: shown pixel by pixel from the top left of the bounds, never stretched.
package final class BackingStore {
  package let image: CGImage
  /// Pixels to a point.
  package let scale: CGFloat

  package init(image: CGImage, scale: CGFloat) {
    self.image = image
    self.scale = scale
  }
}
