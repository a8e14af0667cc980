import Compositor

extension CALayer {
  /// Composes the model within the bounds and draws the picture in the context's space.
  func renderModel(in context: CGContext) {
    let transform = context.ctm
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    guard scale > 0, scale.isFinite, bounds.hasFiniteEdges else { return }
    let width = (bounds.width * scale).rounded(.up)
    let height = (bounds.height * scale).rounded(.up)
    guard (1...32_767).contains(width), (1...32_767).contains(height) else { return }
    // What no commit has drawn yet is drawn now.
    for layer in wholeTree { layer.displayIfNeeded() }
    let nodes = LayerSampler(scale: scale, presentation: false).frozenNodes(of: self)
    let picture = Compositor().composite(
      RenderTree(width: Int(width), height: Int(height), background: .clear, nodes: nodes))
    let size = CGSize(width: width / scale, height: height / scale)
    context.saveGState()
    // Images stand on their lower edge in a context's space; layers hang from their upper one. A layer that stands
    // upside down is drawn as it is seen.
    if contentsAreFlipped() {
      context.translateBy(x: bounds.minX, y: bounds.minY)
    } else {
      context.translateBy(x: bounds.minX, y: bounds.minY + size.height)
      context.scaleBy(x: 1, y: -1)
    }
    context.draw(CGImage(picture: picture), in: CGRect(origin: .zero, size: size))
    context.restoreGState()
  }
}
