import CCairo

extension CGContext {
  /// What is drawn until the layer ends is put together first, then drawn as one, with the alpha, blend mode, shadow
  /// and image clip of now. Inside, they start afresh.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    saveGState()
    layerDepths.append(savedStates.count)
    cairo_push_group(cairo)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clipMask = nil
  }

  /// - Parameter rect: What is drawn outside it may be left out, in user space.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo auxInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxInfo)
    clip(to: rect)
  }

  public func endTransparencyLayer() {
    guard let depth = layerDepths.last else { return }
    // Cairo wants the saves inside a group undone before it ends.
    while savedStates.count > depth { restoreGState() }
    layerDepths.removeLast()
    guard let group = cairo_pop_group(cairo), let outer = savedStates.last else { return }
    state = outer
    transformChanged()
    paint { cairo in
      cairo_save(cairo)
      cairo_identity_matrix(cairo)
      cairo_set_source(cairo, group)
      cairo_pattern_set_filter(group, CAIRO_FILTER_NEAREST)
      cairo_paint_with_alpha(cairo, state.alpha)
      cairo_restore(cairo)
    }
    cairo_pattern_destroy(group)
    restoreGState()
  }
}
