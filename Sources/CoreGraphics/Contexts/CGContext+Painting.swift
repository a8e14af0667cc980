import CCairo

extension CGContext {
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Paints the current path and empties it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let elements = currentPath.elements
    beginPath()
    guard state.canDraw, !elements.isEmpty else { return }
    switch mode {
    case .fill, .fillStroke: fill(elements, rule: CAIRO_FILL_RULE_WINDING)
    case .eoFill, .eoFillStroke: fill(elements, rule: CAIRO_FILL_RULE_EVEN_ODD)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(elements)
    case .fill, .eoFill: break
    }
  }

  public func fill(_ rect: CGRect) {
    fill([rect])
  }

  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// - Parameter width: Of the line, in user space.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let lineWidth = state.lineWidth
    setLineWidth(width)
    stroke(rect)
    state.lineWidth = lineWidth
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// A line for each pair of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for (index, point) in points.prefix(points.count & ~1).enumerated() {
      if index % 2 == 0 { move(to: point) } else { addLine(to: point) }
    }
    strokePath()
  }

  /// Makes a rectangle transparent, whatever alpha, shadow and blend mode.
  public func clear(_ rect: CGRect) {
    guard state.canDraw else { return }
    let elements = PathShapes.rect(rect).map { $0.applying(state.userToPixels) }
    changePixels {
      CairoPath.set(elements, on: cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
      cairo_fill(cairo)
    }
  }

  private func fill(_ elements: [PathElement], rule: cairo_fill_rule_t) {
    paint { cairo in
      setSource(state.fillColor, on: cairo)
      CairoPath.set(elements, on: cairo)
      cairo_set_fill_rule(cairo, rule)
      cairo_set_tolerance(cairo, max(state.flatness, 0.01))
      guard state.blendMode.reachesBeyondShape else {
        cairo_fill(cairo)
        return
      }
      cairo_save(cairo)
      cairo_clip(cairo)
      cairo_paint(cairo)
      cairo_restore(cairo)
    }
  }

  private func stroke(_ elements: [PathElement]) {
    // Cairo's operators that erase around the shape can be held back for fills only.
    if state.blendMode.reachesBeyondShape {
      let colors = (state.fillColor, currentPath)
      state.fillColor = state.strokeColor
      currentPath = PathBuilder(elements)
      replacePathWithStrokedPath()
      let outline = currentPath.elements
      currentPath = colors.1
      fill(outline, rule: CAIRO_FILL_RULE_WINDING)
      state.fillColor = colors.0
      return
    }
    paint { cairo in
      setSource(state.strokeColor, on: cairo)
      CairoPath.set(elements, on: cairo)
      prepareStroke(on: cairo, length: length(of: elements))
      cairo_stroke(cairo)
    }
  }

  /// - Parameter length: Of what is stroked, in user space.
  func prepareStroke(on cairo: OpaquePointer, length: @autoclosure () -> CGFloat) {
    // A stroke must not reach from the border of the box that paths are brought into to the bitmap.
    let scale = max(
      hypot(state.userToPixels.a, state.userToPixels.b), hypot(state.userToPixels.c, state.userToPixels.d))
    let width = min(state.lineWidth, 40_000 / scale)
    cairo_set_line_width(cairo, width)
    cairo_set_line_cap(cairo, state.lineCap.cairo)
    cairo_set_line_join(cairo, state.lineJoin.cairo)
    cairo_set_miter_limit(cairo, min(state.miterLimit, max(60_000 / (width * scale), 1)))
    cairo_set_tolerance(cairo, max(state.flatness, 0.01))
    // No dashes where a line would have too many to count.
    let pattern = DashPattern(phase: state.dashPhase, lengths: state.dashLengths)
    let isCountable = pattern?.isCountable(over: length()) ?? false
    let lengths = isCountable ? state.dashLengths.map { Double($0) } : []
    cairo_set_dash(cairo, lengths, Int32(lengths.count), state.dashPhase)
  }

  /// In user space.
  private func length(of elements: [PathElement]) -> CGFloat {
    let inUserSpace = state.userToPixels.inverted()
    var (length, current) = (0 as CGFloat, CGPoint.zero)
    for element in elements {
      if case .move = element {
      } else {
        element.applying(inUserSpace).forEachPoint { point in
          length += hypot(point.x - current.x, point.y - current.y)
          current = point
        }
      }
      current = element.end?.applying(inUserSpace) ?? current
    }
    return length
  }

  /// Sets Cairo's colour or pattern, multiplied by the context's alpha.
  package func setSource(_ color: CGColor, on cairo: OpaquePointer) {
    if let pattern = color.pattern { return setSource(pattern, in: color, on: cairo) }
    let parts = color.standardRGB
    cairo_set_source_rgba(cairo, parts.red, parts.green, parts.blue, parts.alpha * state.alpha)
  }

  /// Draws with blend mode and shadow. Everything that paints comes through here.
  ///
  /// - Parameter body: Draws into the Cairo context it is given, whose matrix is the current transform; it applies
  ///   the context's alpha itself (`setSource(_:on:)` does). Under a shadow it is called twice.
  package func paint(_ body: (OpaquePointer) -> Void) {
    guard state.canDraw else { return }
    changePixels {
      guard state.blendMode == .plusDarker else { return paintMasked(state.blendMode, body) }
      paintDarkening { paintMasked(.normal, body) }
    }
  }

  private func paintMasked(_ blendMode: CGBlendMode, _ body: (OpaquePointer) -> Void) {
    guard let mask = state.clipMask else { return paintShadowed(on: cairo, blendMode, body) }
    mask.paint(on: cairo, blendMode: blendMode, of: self) { paintShadowed(on: $0, .normal, body) }
  }

  private func paintShadowed(
    on cairo: OpaquePointer, _ blendMode: CGBlendMode, _ body: (OpaquePointer) -> Void
  ) {
    if let shadow = state.shadow {
      ShadowMask(shadow, in: self)?.draw(on: cairo, blendMode: blendMode, in: self, of: body)
    }
    prepare(cairo, blendMode: blendMode)
    body(cairo)
  }

  func prepare(_ cairo: OpaquePointer, blendMode: CGBlendMode) {
    cairo_set_operator(cairo, blendMode.cairo)
    let isAntialiased = allowsAntialiasing && state.shouldAntialias
    cairo_set_antialias(cairo, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }
}
