import Compositor
import CoreGraphics
import Glibc

/// Draws frames of a random render tree in several ways, which must give the same bytes.
struct RandomTreeCheck {
  private static let frameCount = 3

  let seed: UInt64

  /// What is wrong, with the tree that shows it as a scene; nil when nothing is.
  func objection(by compositors: [Compositor]) -> String? {
    var random = RandomTree(seed: seed, hasEffects: seed % 2 == 1)
    let frames = FrameCompositor(Compositor(threads: 3))
    var tree = random.tree()
    for frame in 0..<Self.frameCount {
      if frame > 0 { tree = random.successor(of: tree) }
      let text = SceneFile(tree: tree).text
      guard let read = try? SceneFile(parsing: text).tree else {
        return "this scene is not read back:\n\(text)"
      }
      let shown = frames.picture(of: tree)
      for compositor in compositors where !Self.isSame(compositor.composite(read), shown) {
        return "frame \(frame) depends on how it is drawn:\n\(text)"
      }
    }
    return nil
  }

  private static func isSame(_ first: Picture, _ second: Picture) -> Bool {
    (0..<first.height).allSatisfy { y in
      memcmp(first.bytes + y * first.bytesPerRow, second.bytes + y * second.bytesPerRow, 4 * first.width) == 0
    }
  }
}
