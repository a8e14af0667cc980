/// One frame of a trace.
public struct TraceFrame: Equatable, Sendable {
  /// Since the device was switched on, in seconds.
  public var time: Double
  /// The same moment in ticks of 1/705,600,000 s, exactly.
  public var tick: Int64
  /// Parents before children, siblings back to front, a mask right after its layer.
  public var layers: [TraceLayer]
  /// What happened since the frame before, in order.
  public var events: [TraceEvent]

  public init(time: Double, tick: Int64, layers: [TraceLayer], events: [TraceEvent]) {
    self.time = time
    self.tick = tick
    self.layers = layers
    self.events = events
  }

  /// The layers with a name.
  public func layers(named name: String) -> [TraceLayer] {
    layers.filter { $0.name == name }
  }

  /// A layer's mask; nil when it has none.
  public func mask(of layer: TraceLayer) -> TraceLayer? {
    layers.first { $0.isMask && $0.parent == layer.id }
  }
}
