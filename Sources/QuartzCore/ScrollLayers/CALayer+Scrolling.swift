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
    guard point.x.isFinite, point.y.isFinite else { return reportUnusableScroll() }
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(point, to: scrollLayer))
  }

  func scrollAncestor(toShow rect: CGRect) {
    guard !rect.isNullRectangle else { return }
    guard rect.isUsableForScrolling else { return reportUnusableScroll() }
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

extension CALayer {
  /// Nothing is scrolled by what is infinite or no number, in either direction.
  func reportUnusableScroll() {
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "scroll-not-finite",
        message: "A layer was to scroll to what is infinite or not a number. Nothing was done.",
        subjects: [String(describing: type(of: self))],
        remedy:
          "Check divisions by zero, and transforms without inverse between the layer and its scroll layer."))
  }
}

extension CGRect {
  /// Whether it is the null rectangle itself: others with an infinite place pass for null too.
  var isNullRectangle: Bool { origin == CGRect.null.origin && size == .zero }

  var isUsableForScrolling: Bool { !isInfinite && hasFiniteEdges }
}
