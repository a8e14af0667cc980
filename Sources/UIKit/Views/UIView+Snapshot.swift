import QuartzCore

extension UIView {
  private var snapshotScale: CGFloat { HostDevice.current?.metrics.scale ?? 1 }

  /// A view that has never been on the screen gives an empty picture unless it may be drawn first (fact 4.6.5).
  func makeSnapshot(afterScreenUpdates afterUpdates: Bool) -> UIView {
    if afterUpdates {
      updateWhatIsShown()
    } else if layer.presentation() == nil {
      return UIView(frame: CGRect(origin: .zero, size: bounds.size))
    }
    return SnapshotView(of: self, scale: snapshotScale)
  }

  func drawShownHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { updateWhatIsShown() }
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0,
      afterUpdates || layer.presentation() != nil
    else { return false }
    let frozen = FrozenLayer(freezing: layer, scale: snapshotScale)
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    frozen.render(in: context)
    context.restoreGState()
    return true
  }

  /// Lays out and draws what waits for the next commit.
  private func updateWhatIsShown() {
    layoutIfNeeded()
    var pending = [layer]
    while let layer = pending.popLast() {
      layer.displayIfNeeded()
      pending.append(contentsOf: layer.sublayers ?? [])
      if let mask = layer.mask { pending.append(mask) }
    }
  }
}
