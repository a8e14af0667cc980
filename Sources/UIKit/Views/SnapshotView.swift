import QuartzCore

/// What `snapshotView` returns: a frozen render tree in a view of its own, drawn sharply at any size.
final class SnapshotView: UIView {
  /// Takes what a view shows now.
  init(of view: UIView, scale: CGFloat) {
    super.init(frame: .zero)
    useLayer(FrozenLayer(freezing: view.layer, scale: scale))
    bounds = CGRect(origin: .zero, size: view.bounds.size)
    layer.position = CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The picture is frozen: there is nothing to draw.
  override func display(_ layer: CALayer) {}
}
