import PixelKernels

/// A scene as plain memory: what all threads read.
struct SceneView: @unchecked Sendable {
  let items: UnsafeBufferPointer<SceneItem>
  let edges: UnsafeBufferPointer<OutlineEdge>
  let runs: UnsafeBufferPointer<EdgeRun>
  let shapes: UnsafeBufferPointer<SceneShape>
  let samplers: UnsafeBufferPointer<SceneSampler>
  let shadows: UnsafeBufferPointer<SceneShadow>
  let profiles: UnsafeBufferPointer<UInt16>
  let background: UInt32
}

extension Scene {
  /// The pictures and arrays stay alive until `body` returns.
  func withView<Result>(_ body: (SceneView) -> Result) -> Result {
    withExtendedLifetime((pictures, shadowMasks, backdrops)) {
      items.withUnsafeBufferPointer { items in
        edges.withUnsafeBufferPointer { edges in
          runs.withUnsafeBufferPointer { runs in
            shapes.withUnsafeBufferPointer { shapes in
              samplers.withUnsafeBufferPointer { samplers in
                shadows.withUnsafeBufferPointer { shadows in
                  profiles.withUnsafeBufferPointer { profiles in
                    body(
                      SceneView(
                        items: items, edges: edges, runs: runs, shapes: shapes, samplers: samplers,
                        shadows: shadows, profiles: profiles, background: background))
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
