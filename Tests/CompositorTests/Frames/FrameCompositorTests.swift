import Compositor
import CoreGraphics
import Testing

@Suite("Frames that follow each other")
struct FrameCompositorTests {
  @Test("random successions have the bytes of each tree alone, and damage holds every pixel that differs")
  func randomSuccessions() {
    for seed in 0..<UInt64(RandomTreeTests.count) {
      var random = RandomTree(seed: seed, hasEffects: seed % 2 == 1)
      let alone = Compositor(threads: 1)
      let frames = FrameCompositor(Compositor(threads: 2))
      let kept = KeptTarget(Compositor(threads: 1, instructionSet: .portable))
      var tree = random.tree()
      var before = [UInt32](repeating: 0, count: tree.width * tree.height)
      for frame in 0..<6 {
        let expected = alone.composite(tree).pixels
        let place = "seed \(seed), frame \(frame)"
        let isSame = frames.picture(of: tree).pixels == expected
        #expect(isSame, "\(place)")
        let damage = kept.update(to: tree)
        let isKept = kept.pixels(of: tree) == expected
        #expect(isKept, "\(place)")
        let isSameDamage = frames.damage == damage
        #expect(isSameDamage, "\(place)")
        let missed = expected.indices.filter {
          expected[$0] != before[$0] && !damage.contains(x: $0 % tree.width, y: $0 / tree.width)
        }
        #expect(missed.first == nil, "\(place)")
        if !(isSame && isKept && missed.isEmpty) { return }
        before = expected
        tree = random.successor(of: tree)
      }
    }
  }

  @Test("a tree that is the same again, or shows the same, is the same picture, and damages nothing")
  func noChange() {
    let tree = page(nodes: [dot(x: 10, color: .white)])
    let frames = FrameCompositor(Compositor(threads: 1))
    let first = frames.picture(of: tree)
    #expect(frames.damage?.pixelCount == 100 * 80)
    #expect(frames.picture(of: tree) === first)
    #expect(frames.damage?.isEmpty == true)
    var renamed = tree
    renamed.nodes[0].name = "another name"
    #expect(frames.picture(of: renamed) === first)
    let kept = KeptTarget(Compositor(threads: 1))
    kept.update(to: tree)
    #expect(kept.update(to: tree).isEmpty)
    #expect(kept.update(to: renamed).isEmpty)
  }

  @Test("a leaf that moves damages where it was and where it is")
  func move() {
    let kept = KeptTarget(Compositor(threads: 1))
    kept.update(to: page(nodes: [dot(x: 10, color: .white)]))
    let damage = kept.update(to: page(nodes: [dot(x: 60, color: .white)]))
    #expect(damage.pixelCount == 2 * 8 * 8)
    #expect(damage.contains(x: 10, y: 20) && damage.contains(x: 67, y: 27))
    #expect(!damage.contains(x: 9, y: 20) && !damage.contains(x: 40, y: 20))
    #expect(damage.bounds == PixelBounds(minX: 10, minY: 20, maxX: 68, maxY: 28))
  }

  @Test("what lies between damaged places is not written to")
  func gaps() throws {
    let kept = KeptTarget(Compositor(threads: 1))
    kept.update(to: page(nodes: [dot(x: 10, color: .white), dot(x: 80, color: .white)]))
    let bytes = UnsafeMutableRawPointer(mutating: try #require(kept.bytes))
    let between = bytes + 24 * kept.bytesPerRow + 4 * 50
    between.storeBytes(of: 0x1234_5678, as: UInt32.self)
    let damage = kept.update(to: page(nodes: [dot(x: 10, color: .black), dot(x: 80, color: .black)]))
    #expect(damage.pixelCount == 2 * 8 * 8)
    #expect(between.load(as: UInt32.self) == 0x1234_5678)
  }

  @Test("a leaf that comes or goes between others damages its own place only")
  func insertion() {
    let outer = [dot(x: 0, color: .white), dot(x: 80, color: .white)]
    let kept = KeptTarget(Compositor(threads: 1))
    kept.update(to: page(nodes: outer))
    let added = kept.update(to: page(nodes: [outer[0], dot(x: 40, color: .white), outer[1]]))
    #expect(added.bounds == PixelBounds(minX: 40, minY: 20, maxX: 48, maxY: 28))
    #expect(kept.update(to: page(nodes: outer)) == added)
  }

  @Test("a leaf that moves into a group damages its place")
  func regrouping() {
    let leaves = [dot(x: 0, color: .white), dot(x: 40, color: .white)]
    let before = page(nodes: [leaves[0], RenderNode(opacity: 128, children: [leaves[1]])])
    let after = page(nodes: [RenderNode(opacity: 128, children: leaves)])
    let kept = KeptTarget(Compositor(threads: 1))
    kept.update(to: before)
    #expect(kept.update(to: after).contains(x: 0, y: 20))
    #expect(kept.shows(after))
  }

  @Test("of a mask that grows only the ring between its old and new edge is damaged")
  func growingMask() {
    func tree(_ radius: Double) -> RenderTree {
      let page = RenderContent.fill(.rectangle(Self.everything), .white)
      return RenderTree(
        width: 400, height: 400,
        nodes: [
          RenderNode(
            mask: .shape(.path(.circle(x: 200, y: 200, radius: radius)), transform: .identity, alpha: 255),
            contents: [page])
        ])
    }
    let kept = KeptTarget(Compositor(threads: 1))
    kept.update(to: tree(100))
    let damage = kept.update(to: tree(104))
    // π (104² − 100²), and some pixels along either edge: much less than the circle.
    let ring = Double.pi * (104 * 104 - 100 * 100)
    #expect(Double(damage.pixelCount) > ring)
    #expect(Double(damage.pixelCount) < Double.pi * 104 * 104 / 4)
    #expect(
      !damage.contains(x: 200, y: 200) && !damage.contains(x: 200, y: 90) && damage.contains(x: 302, y: 200))
    // The page is cut to larger bounds too, but what its corners gain lies outside of the circle.
    #expect(!damage.contains(x: 97, y: 300) && !damage.contains(x: 120, y: 97))
  }

  @Test("a blurred backdrop is blurred anew only when something below it changes")
  func backdrop() {
    func tree(dotX: Double, tint: UInt8 = 20) -> RenderTree {
      let glass = RenderRect(minX: 60, minY: 10, maxX: 90, maxY: 60)
      let white = RenderColor(blue: tint, green: tint, red: tint, alpha: tint)
      return page(nodes: [
        dot(x: dotX, color: .white),
        RenderNode(contents: [.backdropBlur(.rectangle(glass), sigma: 3, saturation: 1, tint: white)]),
      ])
    }
    let kept = KeptTarget(Compositor(threads: 1))
    kept.update(to: tree(dotX: 4))
    #expect(kept.update(to: tree(dotX: 5)).bounds.maxX == 13)
    let under = kept.update(to: tree(dotX: 56))
    #expect(under.contains(x: 89, y: 59))
    #expect(kept.shows(tree(dotX: 56)))
    // The tint lies above: what is below the glass is as before.
    kept.update(to: tree(dotX: 56, tint: 30))
    #expect(kept.shows(tree(dotX: 56, tint: 30)))
  }

  @Test("another size or background is everything")
  func everything() {
    let kept = KeptTarget(Compositor(threads: 2))
    var tree = page(nodes: [dot(x: 10, color: .white)])
    #expect(kept.update(to: tree).pixelCount == 8_000)
    tree.background = .white
    #expect(kept.update(to: tree).pixelCount == 8_000)
    tree.width = 50
    #expect(kept.update(to: tree).pixelCount == 4_000)
    #expect(kept.shows(tree))
    tree.height = 0
    #expect(kept.update(to: tree).isEmpty)
    #expect(kept.bytes == nil)
    tree.height = 30
    #expect(kept.update(to: tree).pixelCount == 1_500)
  }

  @Test("very many changes become one rectangle")
  func manyChanges() {
    func tree(_ shade: UInt8) -> RenderTree {
      page(
        nodes: (0..<2_000).map { index in
          let color = RenderColor(blue: shade, green: shade, red: shade, alpha: 255)
          let place = RenderRect(
            minX: Double(index % 50), minY: 0, maxX: Double(index % 50 + 1), maxY: 80)
          return RenderNode(contents: [.fill(.rectangle(place), color)])
        })
    }
    let kept = KeptTarget(Compositor(threads: 1))
    kept.update(to: tree(10))
    #expect(kept.update(to: tree(11)).bounds == PixelBounds(minX: 0, minY: 0, maxX: 50, maxY: 80))
    #expect(kept.shows(tree(11)))
  }

  // MARK: -

  private static let everything = RenderRect(minX: 0, minY: 0, maxX: 400, maxY: 400)

  private func page(nodes: [RenderNode]) -> RenderTree {
    RenderTree(width: 100, height: 80, nodes: nodes)
  }

  /// 8 pixels square, at height 20.
  private func dot(x: Double, color: RenderColor) -> RenderNode {
    RenderNode(contents: [
      .fill(.rectangle(RenderRect(minX: x, minY: 20, maxX: x + 8, maxY: 28)), color)
    ])
  }
}

extension KeptTarget {
  /// Whether the target has the bytes of a tree composited alone.
  fileprivate func shows(_ tree: RenderTree) -> Bool {
    pixels(of: tree) == Compositor(threads: 1).composite(tree).pixels
  }

  fileprivate func pixels(of tree: RenderTree) -> [UInt32] {
    guard let bytes else { return [] }
    return (0..<tree.height).flatMap { y in
      let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      return (0..<tree.width).map { row[$0] }
    }
  }
}
