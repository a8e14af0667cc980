extension CALayer {
  func displayNow() {
    guard layoutFlags.needsDisplay else { return }
    layoutFlags.needsDisplay = false
    display()
  }

  func drawContents() {
    let context = MediaContext.current
    if let delegate {
      context.missedOptionalMethod = false
      delegate.display(self)
      if !context.missedOptionalMethod { return }
    }
    guard let store = drawnStore(in: context) else { return }
    if isPresentationLayer {
      storage.values.contents = store.value
      return
    }
    let keepsActions = context.transactions.last?.disablesActions
    context.transaction.disablesActions = true
    changeContents(to: store.value)
    context.transaction.disablesActions = keepsActions
  }

  /// Displays presented values: the layer passes for its own presentation while it does.
  func drawContents(of presented: LayerStorage) {
    let model = storage
    storage = presented
    isPresentationLayer = true
    display()
    isPresentationLayer = false
    storage = model
  }

  /// Draws the current values.
  ///
  /// - Returns: Nil when neither class nor delegate draws; a nil value when there is no area to draw into.
  private func drawnStore(in context: MediaContext) -> (value: BackingStore?, Void)? {
    let scale = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
    let size = DrawingSize(bounds.size, scale: scale)
    guard let size, let bitmap = CGContext(pixelsWide: size.width, pixelsHigh: size.height) else {
      reportReduction(to: nil)
      return storage.values.contents is BackingStore ? (nil, ()) : nil
    }
    bitmap.flipToTopLeft(scale: size.scale)
    if contentsAreFlipped() {
      // Shown upside down, contents are drawn upside down.
      bitmap.translateBy(x: 0, y: bounds.height)
      bitmap.scaleBy(x: 1, y: -1)
    }
    bitmap.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    delegate?.layerWillDraw(self)
    context.missedOptionalMethod = false
    draw(in: bitmap)
    guard !context.missedOptionalMethod, let image = bitmap.makeImage() else { return nil }
    reportReduction(to: size)
    return (BackingStore(image: image, scale: size.scale), ())
  }

  func drawByDelegate(in ctx: CGContext) {
    let context = MediaContext.current
    guard let delegate else {
      context.missedOptionalMethod = true
      return
    }
    context.missedOptionalMethod = false
    delegate.draw(self, in: ctx)
  }
}
