/// What something kept was made of.
enum CacheKey: Hashable {
  case shadow(RenderShape, DeviceTransform, sigma: Double, PixelBounds)
  /// Smaller versions of a picture, which they keep alive: no other picture can have its identity meanwhile.
  case reduction(ObjectIdentifier)
}
