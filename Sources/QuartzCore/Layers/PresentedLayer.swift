/// The copy that stands for a model, and the moment it was made for; the next moment gets a copy of its own.
struct PresentedLayer {
  let layer: CALayer
  let epoch: Int
  let time: MediaTime
}

extension PresentedLayer {
  /// Makes the copy by the `init(layer:)` of the model's class.
  init(of model: CALayer, in context: MediaContext) {
    context.modelsToPresent.append(model)
    defer { context.modelsToPresent.removeLast() }
    layer = LayerFactory.make(type(of: model), copying: model)
    // Where the class's initialiser has called another one than `super.init(layer:)`.
    if !layer.isPresentationLayer { layer.becomePresentation(of: model) }
    epoch = context.epoch
    time = context.now
  }
}
