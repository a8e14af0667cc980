extension CALayer {
  /// More passes than this over one tree mean that layout asks for itself again and again.
  private static let passLimit = 100

  func noteNeedsLayout() {
    guard !isPresentationLayer, !layoutFlags.needsLayout else { return }
    layoutFlags.needsLayout = true
    _ = MediaContext.current.transaction
    (parent ?? maskedLayer)?.noteSubtreeNeedsUpdate()
  }

  func noteNeedsDisplay() {
    guard !isPresentationLayer, !layoutFlags.needsDisplay else { return }
    layoutFlags.needsDisplay = true
    _ = MediaContext.current.transaction
    (parent ?? maskedLayer)?.noteSubtreeNeedsUpdate()
  }

  func noteSubtreeNeedsUpdate() {
    var layer: CALayer? = self
    while let current = layer, !current.layoutFlags.subtreeNeedsUpdate {
      current.layoutFlags.subtreeNeedsUpdate = true
      layer = current.parent ?? current.maskedLayer
    }
  }

  /// Lays out from the topmost of the ancestors in a row that need it.
  func layOutTree() {
    var top = self
    while let outer = top.parent, outer.layoutFlags.needsLayout { top = outer }
    top.update(displaying: false)
  }

  /// Lays out and draws what waits for it in this tree, superlayers first.
  func updateTree() {
    update(displaying: true)
  }

  private func update(displaying: Bool) {
    for pass in 1...Self.passLimit {
      let waits = updateOnce(displaying: displaying)
      guard waits else { return }
      if pass == Self.passLimit { reportEndlessLayout() }
    }
  }

  /// - Returns: Whether layout made new work.
  private func updateOnce(displaying: Bool) -> Bool {
    var didLayOut = false
    var waiting: [CALayer] = [self]
    var postponed: [CALayer] = []
    while let layer = waiting.popLast() {
      if layer.layoutFlags.needsLayout {
        layer.layoutFlags.needsLayout = false
        layer.layoutSublayers()
        didLayOut = true
      }
      if layer.layoutFlags.needsDisplay {
        if displaying { layer.displayNow() } else { postponed.append(layer) }
      }
      guard layer.layoutFlags.subtreeNeedsUpdate else { continue }
      layer.layoutFlags.subtreeNeedsUpdate = false
      if let mask = layer.maskLayer, mask.layoutFlags.needsAnything { waiting.append(mask) }
      waiting += layer.sublayerList.reversed().lazy.filter(\.layoutFlags.needsAnything)
    }
    // A layout without display leaves a trail to what is still to be drawn.
    for layer in postponed { (layer.parent ?? layer.maskedLayer)?.noteSubtreeNeedsUpdate() }
    guard didLayOut else { return false }
    return layoutFlags.needsLayout || (layoutFlags.subtreeNeedsUpdate && (displaying || postponed.isEmpty))
  }

  private func reportEndlessLayout() {
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "endless-layout",
        message:
          "Layout asked for layout \(Self.passLimit) times in a row; the rest waits for the next turn.",
        subjects: [String(describing: type(of: self))],
        remedy: "Do not change frames of superviews or call setNeedsLayout() in every layout."))
  }
}
