import Compositor
import CoreGraphics
import Foundation
import Testing

@Suite("Compositor against the reference")
struct RandomTreeTests {
  /// GLISSADE_SOAK multiplies the number of trees, by 70 in `make soak`; unoptimised code is a hundred times slower.
  static let count: Int = {
    #if DEBUG
      let few = 8
    #else
      let few = 150
    #endif
    return few * max(1, Int(ProcessInfo.processInfo.environment["GLISSADE_SOAK"] ?? "") ?? 1)
  }()

  @Test("random trees agree with the plain reference to the bit, for any threads and instruction set")
  func randomTrees() {
    compare(0..<Self.count) { RandomTree(seed: $0) }
  }

  @Test("so do trees with shadows, backdrops, reduced pictures and bitmaps of nodes")
  func randomTreesWithEffects() {
    compare(0..<max(2, Self.count / 3)) { RandomTree(seed: $0, hasEffects: true, hasBitmaps: true) }
  }

  private func compare(_ seeds: Range<Int>, _ makeRandom: (UInt64) -> RandomTree) {
    for seed in seeds {
      var random = makeRandom(UInt64(seed))
      let tree = random.tree()
      let expected = ReferenceCompositor.composite(tree)
      let compositors = [
        Compositor(threads: 1), Compositor(threads: 3), Compositor(threads: 2, instructionSet: .portable),
      ]
      for compositor in compositors {
        let pixels = compositor.composite(tree).pixels
        guard pixels != expected else { continue }
        let shrinker = TreeShrinker { compositor.composite($0).pixels != ReferenceCompositor.composite($0) }
        let (path, text) = shrinker.report(on: tree, name: "glissade-random-tree-\(seed)")
        Issue.record("seed \(seed); the smallest tree that shows it is in \(path):\n\(text)")
        return
      }
    }
  }

  @Test("with shadows, blurs and reduced pictures too, threads and instruction sets do not matter")
  func effects() {
    for seed in 0..<UInt64(Self.count) {
      var random = RandomTree(seed: seed, hasEffects: true)
      let tree = random.tree()
      let expected = Compositor(threads: 1, instructionSet: .portable).composite(tree).pixels
      let compositor = Compositor(threads: 3)
      #expect(compositor.composite(tree).pixels == expected, "seed \(seed)")
      #expect(compositor.composite(tree).pixels == expected, "seed \(seed), from the cache")
    }
  }

  @Test("what trees can hold occurs in the random ones, bitmaps excepted")
  func variety() {
    let texts = (0..<UInt64(40)).map { seed -> String in
      var random = RandomTree(seed: seed, hasEffects: true)
      return SceneFile(tree: random.tree()).text
    }
    for word in [
      "fill rect", " hard min", " hard max", "rounded", "path {", "path evenodd", "picture", "nearest",
      "linear",
      "trilinear", "shadow", "backdrop", "clip", "mask {", "alpha", "underlay", "overlay", "parts", "opacity",
      "transform",
    ] {
      #expect(texts.contains { $0.contains(word) }, "\(word)")
    }
  }

  /// The sum was written down once; what it proves is that debug and release builds, and all machines, agree.
  @Test("every build makes the same bytes")
  func checksum() {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for seed in 0..<UInt64(8) {
      var random = RandomTree(seed: seed, hasEffects: true)
      for pixel in Compositor(threads: 2).composite(random.tree()).pixels {
        sum = (sum ^ UInt64(pixel)) &* 0x0000_0100_0000_01B3
      }
    }
    #expect(sum == 0x09F3_583D_45F8_39D9)
  }
}
