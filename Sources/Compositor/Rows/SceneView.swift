import PixelKernels

/// A scene as plain memory: what all threads read.
struct SceneView: @unchecked Sendable {
  let items: UnsafeBufferPointer<SceneItem>
  let shapes: UnsafeBufferPointer<SceneShape>
  let samplers: UnsafeBufferPointer<SceneSampler>
  let shadows: UnsafeBufferPointer<SceneShadow>
  let profiles: UnsafeBufferPointer<UInt16>
  let background: UInt32
}

extension Scene {
  /// The pictures and arrays stay alive until `body` returns.
  func withView<Result>(_ body: (SceneView) -> Result) -> Result {
    withExtendedLifetime((pictures, shadowMasks, backdrops, outlines)) {
      items.withUnsafeBufferPointer { items in
        shapes.withUnsafeBufferPointer { shapes in
          samplers.withUnsafeBufferPointer { samplers in
            shadows.withUnsafeBufferPointer { shadows in
              profiles.withUnsafeBufferPointer { profiles in
                body(
                  SceneView(
                    items: items, shapes: shapes, samplers: samplers,
                    shadows: shadows, profiles: profiles, background: background))
              }
            }
          }
        }
      }
    }
  }
}
