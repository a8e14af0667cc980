import Compositor

extension CALayer {
  /// Composes the model within the bounds and draws the picture in the context's space.
  func renderModel(in context: CGContext) {
    let transform = context.ctm
    let asked = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    guard asked > 0, asked.isFinite, bounds.hasFiniteEdges else { return }
    var area = bounds.standardized
    if DrawingSize(area.size, scale: asked)?.isReduced ?? true {
      // Of what is too large for one bitmap the part that can be seen is not.
      area = area.intersection(context.boundingBoxOfClipPath)
      guard !area.isNull, !area.isEmpty, area.hasFiniteEdges else { return }
    }
    let drawn = DrawingSize(area.size, scale: asked)
    reportReduction(to: drawn)
    guard let pixels = drawn else { return }
    // What no commit has drawn yet is drawn now.
    for layer in wholeTree { layer.displayIfNeeded() }
    draw(area, by: pixels, in: context)
  }

  private func draw(_ area: CGRect, by pixels: DrawingSize, in context: CGContext) {
    let scale = pixels.scale
    let place = RenderTransform(
      a: 1, b: 0, c: 0, d: 1, tx: Double((bounds.minX - area.minX) * scale),
      ty: Double((bounds.minY - area.minY) * scale))
    let nodes = LayerSampler(scale: scale, presentation: false).frozenNodes(of: self)
    let picture = Compositor().composite(
      RenderTree(
        width: pixels.width, height: pixels.height, background: .clear,
        nodes: place == .identity ? nodes : [RenderNode(transform: place, children: nodes)]))
    let size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    context.saveGState()
    // Images stand on their lower edge in a context's space; layers hang from their upper one. A layer that stands
    // upside down is drawn as it is seen.
    if contentsAreFlipped() {
      context.translateBy(x: area.minX, y: area.minY)
    } else {
      context.translateBy(x: area.minX, y: area.minY + size.height)
      context.scaleBy(x: 1, y: -1)
    }
    context.draw(CGImage(picture: picture), in: CGRect(origin: .zero, size: size))
    context.restoreGState()
  }
}
