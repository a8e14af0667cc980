extension CALayer {
  private var scrollLayer: CAScrollLayer? {
    var layer: CALayer? = superlayer
    while let current = layer {
      if let current = current as? CAScrollLayer { return current }
      layer = current.superlayer
    }
    return nil
  }

  func scrollAncestor(to point: CGPoint) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(point, to: scrollLayer))
  }

  func scrollAncestor(toShow rect: CGRect) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(rect, to: scrollLayer))
  }

  /// What no scroll layer around this one leaves out.
  var unscrolledRect: CGRect {
    var visible = bounds
    var inner = self
    while let scrollLayer = inner.scrollLayer {
      visible = visible.intersection(convert(scrollLayer.bounds, from: scrollLayer))
      inner = scrollLayer
    }
    return visible.isNull ? .zero : visible
  }
}
