/// A layer that a list does not keep alive.
struct WeakLayer {
  weak var layer: CALayer?
}
