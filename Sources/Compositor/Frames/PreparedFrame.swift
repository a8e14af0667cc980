/// A frame about to be composited, and what the next one is compared with.
struct PreparedFrame {
  let tree: RenderTree
  /// Keeps its pictures alive, so that an address stands for one picture.
  let scene: Scene
  /// Where it differs from the frame before; everywhere when there is none of its size.
  let damage: Damage
}

extension PreparedFrame {
  /// The same frame again.
  var unchanged: PreparedFrame {
    PreparedFrame(tree: tree, scene: scene, damage: .nothing(in: damage.region))
  }
}
