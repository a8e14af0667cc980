/// Edges of a rectangle.
package struct RenderEdges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let minX = RenderEdges(rawValue: 1)
  package static let maxX = RenderEdges(rawValue: 2)
  package static let minY = RenderEdges(rawValue: 4)
  package static let maxY = RenderEdges(rawValue: 8)
  package static let all: RenderEdges = [.minX, .maxX, .minY, .maxY]

  /// With their names in scene files.
  static let named: [(name: String, edge: RenderEdges)] = [
    ("minX", .minX), ("maxX", .maxX), ("minY", .minY), ("maxY", .maxY),
  ]
}
