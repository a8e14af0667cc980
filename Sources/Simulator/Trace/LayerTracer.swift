import UIKit

/// Records a trace: the layers under the windows at each frame, and the events in between.
@MainActor
final class LayerTracer {
  private(set) var trace: Trace
  private var events: [TraceEvent] = []
  /// What the trace calls a layer, by the layer's own identifier. That one also counts layers that are never on the
  /// screen, such as those of a test that runs between two halves of a turn.
  private var numbers: [Int: Int] = [:]

  /// A layer that is still to be looked at.
  private struct Visit {
    let layer: CALayer
    var parent: Int?
    var isMask = false
    /// From the space that the layer's position is in to the screen.
    var toScreen = CATransform3D.identity
  }

  init(header: TraceHeader) {
    trace = Trace(header: header, frames: [])
  }

  func note(_ event: MediaEvent) {
    let details = event.details.map { detail in
      switch detail.value {
      case .string(let text): TraceEvent.Detail(detail.key, .string(text))
      case .number(let identifier) where detail.key == "layer":
        TraceEvent.Detail(detail.key, .number(Double(number(of: Int(identifier)))))
      case .number(let number): TraceEvent.Detail(detail.key, .number(number))
      case .bool(let flag): TraceEvent.Detail(detail.key, .bool(flag))
      }
    }
    events.append(TraceEvent(kind: event.kind, details: details))
  }

  /// Counted from 1 in the order in which layers first appear.
  private func number(of identifier: Int) -> Int {
    if let number = numbers[identifier] { return number }
    numbers[identifier] = numbers.count + 1
    return numbers.count
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - roots: The windows' layers, back to front.
  ///   - time: The moment on the device's clock.
  ///   - frame: The frame, whose time counts from the start.
  func record(_ roots: [CALayer], at time: MediaTime, frame: Frame) {
    var layers: [TraceLayer] = []
    var stack = roots.reversed().map { Visit(layer: $0) }
    while let visit = stack.popLast() {
      let storage = LayerSampler.presentationValues(of: visit.layer, at: time)
      let placement = LayerPlacement(storage, toScreen: visit.toScreen)
      let id = number(of: visit.layer.identifier)
      layers.append(traced(visit, id, storage, placement))
      // Last in, first out: the mask comes before the children, and those back to front.
      for child in (visit.layer.sublayers ?? []).reversed() {
        stack.append(Visit(layer: child, parent: id, toScreen: placement.sublayersToScreen))
      }
      if let mask = visit.layer.mask {
        stack.append(Visit(layer: mask, parent: id, isMask: true, toScreen: placement.boundsToScreen))
      }
    }
    trace.frames.append(
      TraceFrame(time: frame.time.seconds, tick: frame.time.ticks, layers: layers, events: events))
    events = []
  }

  private func traced(
    _ visit: Visit, _ id: Int, _ storage: LayerStorage, _ placement: LayerPlacement
  ) -> TraceLayer {
    let values = storage.values
    return TraceLayer(
      id: id, name: name(of: visit.layer), parent: visit.parent, isMask: visit.isMask,
      position: values.position, bounds: values.bounds, anchorPoint: values.anchorPoint,
      transform: values.transform, opacity: values.opacity, cornerRadius: values.cornerRadius,
      isHidden: values.isHidden, frame: placement.frame(of: values.bounds),
      pathBounds: (storage as? ShapeStorage)?.shape.path?.boundingBoxOfPath)
  }

  private func name(of layer: CALayer) -> String {
    if let view = layer.delegate as? UIView {
      return view.accessibilityIdentifier ?? String(describing: type(of: view))
    }
    return layer.name ?? String(describing: type(of: layer))
  }
}
