import CoreGraphics
import PixelKernels

/// A render tree flattened for one target: items in painting order, shapes as outlines on the target.
struct Scene {
  /// The pixels that may show anything.
  var region: PixelBounds
  var background: UInt32
  var items: [SceneItem] = []
  /// The sides of all shapes, shape after shape.
  var edges: [OutlineEdge] = []
  /// The heights of each 32 edges of a shape, so that a band need not look at all of them.
  var runs: [EdgeRun] = []
  var shapes: [SceneShape] = []
  var samplers: [SceneSampler] = []
  var shadows: [SceneShadow] = []
  /// The profiles of all rectangles' shadows.
  var profiles: [UInt16] = []
  var backdrops: [SceneBackdrop] = []
  /// Kept alive while their pixels are read.
  var pictures: [Picture] = []
  var shadowMasks: [ShadowMask] = []
}

/// A shape on the target.
struct SceneShape: BitwiseCopyable {
  /// Its stretch of the scene's edges.
  var firstEdge: Int
  var edgeCount: Int
  var isEvenOdd: Bool
  /// Where the heights of its runs of edges begin among the scene's.
  var firstRun: Int
  /// The visible pixels that it touches.
  var bounds: PixelBounds
}

/// A picture under a transform.
package struct SceneSampler: BitwiseCopyable {
  package var sampler: PixelSampler
  package var isLinear: Bool
  package var isProjective: Bool
}

extension SceneSampler {
  /// Whether both show the same pixels in the same places.
  func isSame(as other: SceneSampler) -> Bool {
    guard isLinear == other.isLinear, isProjective == other.isProjective else { return false }
    return withUnsafeBytes(of: sampler) { own in
      withUnsafeBytes(of: other.sampler) { own.elementsEqual($0) }
    }
  }
}
