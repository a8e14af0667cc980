import Compositor
import QuartzCore
import Testing

/// Edges that are not anti-aliased; what they look like is in Tests/Scenes/layers/edges.
@Suite struct EdgeAntialiasingTests {
  @Test("all edges are anti-aliased at first")
  func defaults() {
    Stage.run { _ in
      let layer = CALayer()
      #expect(layer.allowsEdgeAntialiasing)
      #expect(
        layer.edgeAntialiasingMask == [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge])
    }
  }

  @Test("keys reach both, and copies keep them")
  func keys() {
    Stage.run { _ in
      let layer = CALayer()
      layer.setValue(false, forKey: "allowsEdgeAntialiasing")
      layer.setValue(5, forKey: "edgeAntialiasingMask")
      #expect(
        !layer.allowsEdgeAntialiasing && layer.edgeAntialiasingMask == [.layerLeftEdge, .layerBottomEdge])
      #expect(layer.value(forKey: "edgeAntialiasingMask") as? Int == 5)
      let copy = CALayer(layer: layer)
      #expect(!copy.allowsEdgeAntialiasing && copy.edgeAntialiasingMask == layer.edgeAntialiasingMask)
    }
  }

  @Test("bits that name no edge say nothing")
  func otherBits() {
    Stage.run { stage in
      let layer = CALayer()
      layer.frame = CGRect(x: 0.25, y: 0.25, width: 4, height: 4)
      layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      layer.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: .max)
      let tree = LayerSampler.renderTree(of: [layer], width: 9, height: 9, scale: 1, at: stage.start)
      guard case .fill(.rectangle, _)? = tree.nodes.first?.underlay.first else {
        Issue.record("edges are not anti-aliased")
        return
      }
    }
  }
}
