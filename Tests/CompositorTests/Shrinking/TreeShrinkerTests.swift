import Compositor
import CoreGraphics
import Foundation
import Testing

@Suite("Shrinking trees that show a fault")
struct TreeShrinkerTests {
  private let compositor = Compositor(threads: 1)

  private func changed(_ node: RenderNode, _ change: (inout RenderNode) -> Void) -> RenderNode {
    var node = node
    change(&node)
    node.children = node.children.map { changed($0, change) }
    if case .nodes(let nodes)? = node.mask { node.mask = .nodes(nodes.map { changed($0, change) }) }
    return node
  }

  /// Whether a compositor with a planted fault draws a tree wrongly.
  private func showsFault(_ tree: RenderTree, _ plant: (inout RenderNode) -> Void) -> Bool {
    var wrong = tree
    wrong.nodes = tree.nodes.map { changed($0, plant) }
    return compositor.composite(wrong).pixels != compositor.composite(tree).pixels
  }

  /// Clips forget that their corners are round.
  private func forgetRoundCorners(_ node: inout RenderNode) {
    if case .roundedRectangle(let rect, _)? = node.clip { node.clip = .rectangle(rect) }
  }

  /// Masks forget their opacity.
  private func forgetMaskAlpha(_ node: inout RenderNode) {
    if case .shape(let shape, let transform, _)? = node.mask {
      node.mask = .shape(shape, transform: transform, alpha: 255)
    }
  }

  private func count(_ nodes: [RenderNode]) -> Int {
    nodes.reduce(0) { sum, node in
      var inMask: [RenderNode] = []
      if case .nodes(let nodes)? = node.mask { inMask = nodes }
      return sum + 1 + count(node.children) + count(inMask)
    }
  }

  @Test("of a planted fault there is left one node with what the fault needs", arguments: 0..<2)
  func plantedFault(kind: Int) throws {
    let plant = kind == 0 ? forgetRoundCorners : forgetMaskAlpha
    let shows = { showsFault($0, plant) }
    var found = 0
    for seed in 0..<UInt64(40) where found < 3 {
      var random = RandomTree(seed: seed)
      let tree = random.tree()
      guard shows(tree) else { continue }
      found += 1
      let (path, text) = TreeShrinker(shows: shows).report(on: tree, name: "planted-\(kind)-\(seed)")
      defer { try? FileManager.default.removeItem(atPath: path) }
      let read = try SceneFile(parsing: String(contentsOfFile: path, encoding: .utf8))
      #expect(read.text == text)
      #expect(shows(read.tree), "seed \(seed): \(text)")
      #expect(count(read.tree.nodes) == 1, "seed \(seed): \(text)")
      let node = try #require(read.tree.nodes.first)
      #expect(node.contents.count + node.underlay.count + node.overlay.count == 1, "seed \(seed): \(text)")
      #expect(node.opacity == 255 && node.isGroup, "seed \(seed): \(text)")
      if kind == 0 { #expect(node.mask == nil, "seed \(seed): \(text)") }
      if kind == 1 { #expect(node.clip == nil, "seed \(seed): \(text)") }
      #expect(read.tree.width * read.tree.height < tree.width * tree.height, "seed \(seed): \(text)")
    }
    #expect(found == 3)
  }

  @Test("what shows no fault in any simpler form is left as it is")
  func nothingSimpler() {
    var random = RandomTree(seed: 1)
    let tree = random.tree()
    #expect(TreeShrinker { $0 == tree }.shrunk(tree) == tree)
  }
}
