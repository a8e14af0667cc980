import QuartzCore

extension UIView {
  /// Runs a change of frame, bounds, centre or anchor and lets the subviews follow a new size.
  func changeGeometry(_ change: () -> Void) {
    let formerBounds = layer.bounds
    change()
    if layer.bounds.size != formerBounds.size {
      setNeedsLayout()
      if autoresizesSubviews, !_subviews.isEmpty {
        Autoresizing.resizeSubviews(of: self, from: formerBounds.size)
      }
    }
    updateSafeAreaInsets(reach: layer.bounds == formerBounds ? .changes : .subviews)
  }

  func adoptFittingSize() {
    let origin = frame.origin
    let size = sizeThatFits(bounds.size)
    bounds = CGRect(origin: bounds.origin, size: size)
    if transform.isIdentity { frame = CGRect(origin: origin, size: size) }
  }

  // MARK: - Coordinates

  func convertPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? root
    if target.root === root { return layer.convert(point, to: target.layer) }
    return target.convertFromScreenSpace(convertToScreenSpace(point))
  }

  func convertPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convertPoint(point, to: self)
  }

  func convertPoint(_ point: CGPoint, toSpace space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return convertPoint(point, to: view) }
    return space.convert(point, from: self)
  }

  func convertPoint(_ point: CGPoint, fromSpace space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return convertPoint(point, from: view) }
    return space.convert(point, to: self)
  }

  func convertToScreenSpace(_ point: CGPoint) -> CGPoint {
    let root = root
    return root.layer.pointInParent(layer.convert(point, to: root.layer))
  }

  func convertFromScreenSpace(_ point: CGPoint) -> CGPoint {
    let root = root
    return layer.convert(root.layer.pointFromParent(point), from: root.layer)
  }

  /// The window, or the topmost superview of a view that is in none.
  private var root: UIView {
    if let window = window { return window }
    var root = self
    while let superview = root._superview { root = superview }
    return root
  }
}
