import Simulator
import Testing

extension TraceFrame {
  /// The layers in a container, back to front, without its mask; the container is found by its name.
  func children(of name: String) -> [TraceLayer] {
    guard let container = layers.last(where: { $0.name == name }) else { return [] }
    return layers.filter { $0.parent == container.id && !$0.isMask }
  }

  /// The one layer of a name.
  func layer(_ name: String) throws -> TraceLayer {
    let found = layers(named: name)
    try #require(found.count == 1, "\(found.count) layers are named \(name)")
    return found[0]
  }
}
