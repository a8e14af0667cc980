import Compositor

/// Edges of a layer, in its own space.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Where x is smallest.
  public static var layerLeftEdge: CAEdgeAntialiasingMask { CAEdgeAntialiasingMask(rawValue: 1) }
  /// Where x is largest.
  public static var layerRightEdge: CAEdgeAntialiasingMask { CAEdgeAntialiasingMask(rawValue: 2) }
  /// Where y is smallest.
  public static var layerBottomEdge: CAEdgeAntialiasingMask { CAEdgeAntialiasingMask(rawValue: 4) }
  /// Where y is largest.
  public static var layerTopEdge: CAEdgeAntialiasingMask { CAEdgeAntialiasingMask(rawValue: 8) }

  package static let all = CAEdgeAntialiasingMask(rawValue: 15)
}

extension LayerStorage {
  /// Those that are not anti-aliased.
  var hardEdges: RenderEdges {
    let smooth = values.allowsEdgeAntialiasing ? values.antialiasedEdges : []
    return RenderEdges(rawValue: UInt8(truncatingIfNeeded: smooth.symmetricDifference(.all).rawValue & 15))
  }
}
