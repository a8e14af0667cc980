import Compositor
import QuartzCore
import Testing

/// What replicators add to a frame is limited for all of them together.
@Suite struct CopyBudgetTests {
  private let limit = 100_000

  private func replicator(_ count: Int, _ sublayers: [CALayer]) -> CAReplicatorLayer {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.instanceCount = count
    layer.sublayers = sublayers
    return layer
  }

  @Test("every layer of every further copy counts; the first copies are always there")
  func trees() {
    Stage.still { stage in
      let tree = CALayer()
      tree.sublayers = (0..<20).map { _ in box(0, 0, 4, 4) }
      let nodes = stage.nodes(of: [replicator(1_000_000, [tree])])
      // Each copy is 21 layers, of which 20 are painted.
      #expect(nodes.count <= 20 + limit * 20 / 21 + 20 && nodes.count >= limit * 20 / 21)
      #expect(stage.rules == ["too-many-copies"])
    }
  }

  @Test("the limit is the frame's: of all roots, and of masks")
  func frame() {
    Stage.still { stage in
      let roots = (0..<3).map { _ in replicator(60_000, [box(0, 0, 4, 4)]) }
      #expect(stage.nodes(of: roots).count == limit + 3)
      let masked = box(0, 0, 40, 40)
      masked.mask = replicator(60_000, [box(0, 0, 4, 4)])
      let nodes = stage.nodes(of: [roots[0], masked])
      guard case .nodes(let mask)? = nodes.last?.mask else {
        Issue.record("no mask")
        return
      }
      #expect(nodes.count + mask.count == limit + 3)
      // Of each replicator at most once.
      #expect(stage.rules == ["too-many-copies", "too-many-copies"])
    }
  }

  @Test("a hundred replicators inside each other end, at every frame", arguments: [2, 1_000_000])
  func nested(_ count: Int) {
    Stage.still { stage in
      var layer = box(0, 0, 4, 4)
      for _ in 0..<100 { layer = replicator(count, [layer]) }
      // All but few of the layers that are visited are replicators.
      for _ in 0..<2 { #expect((1...limit / 10).contains(stage.nodes(of: [layer]).count)) }
      #expect(Set(stage.rules) == ["too-many-copies"])
      for replicator in sequence(first: layer, next: { $0.sublayers?.first }) {
        (replicator as? CAReplicatorLayer)?.preservesDepth = true
      }
      #expect(stage.nodes(of: [layer]).count <= limit)
    }
  }

  @Test("nothing is left out, and nothing said, below the limit")
  func below() {
    Stage.still { stage in
      #expect(stage.nodes(of: [replicator(limit, [box(0, 0, 4, 4)])]).count == limit)
      #expect(stage.nodes(of: [replicator(1, [replicator(1, [box(0, 0, 4, 4)])])]).count == 1)
      #expect(stage.rules.isEmpty)
    }
  }

  @Test("copies of a shape share their outlines, and so do frames in which it stays as it is")
  func outlines() {
    Stage.still { stage in
      let shape = CAShapeLayer()
      shape.path = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 9, height: 9), transform: nil)
      shape.strokeColor = .red
      shape.lineDashPattern = [2, 1]
      let row = replicator(50, [shape])
      row.instanceTransform = CATransform3DMakeTranslation(0.3, 0, 0)
      row.instanceRedOffset = -0.01
      func addresses() -> Set<[UnsafeRawPointer?]> {
        Set(stage.nodes(of: [row]).map { $0.contents.map(address) })
      }
      let first = addresses()
      #expect(first.count == 1 && first.first?.count == 2)
      #expect(addresses() == first)
      shape.lineWidth = 3
      let second = addresses()
      // Only the line is new.
      #expect(second.count == 1 && second.first?.first == first.first?.first)
      #expect(second != first)
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
      shape.path = path
      let third = stage.nodes(of: [row])[0].contents
      path.addRect(CGRect(x: 9, y: 0, width: 4, height: 4))
      #expect(stage.nodes(of: [row])[0].contents != third)
    }
  }

  /// Where the elements of a filled path lie in memory.
  private func address(_ content: RenderContent) -> UnsafeRawPointer? {
    guard case .fill(.path(let path), _) = content else { return nil }
    return path.elements.withUnsafeBytes { $0.baseAddress }
  }

  @Test("a frozen tree, and one that a transition leaves, count with all that they show")
  func otherTrees() {
    Stage.still { stage in
      let tree = CALayer()
      tree.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      tree.sublayers = (0..<1_000).map { _ in box(0, 0, 4, 4) }
      let frozen = FrozenLayer(freezing: tree, scale: 1)
      #expect(stage.nodes(of: [replicator(limit, [frozen])]).count <= limit / 1_000 + 1)
      let changing = replicator(limit, [tree])
      stage.context.attach(changing)
      stage.turn(at: 0)
      CATransaction.setDisableActions(true)
      tree.add(CATransition(), forKey: nil)
      tree.sublayers = []
      stage.turn(at: 0)
      CATransaction.setDisableActions(true)
      #expect(stage.nodes(of: [changing], at: 0.1).count <= limit / 1_000 + 1)
    }
  }

  @Test("long paths and pictures in other colours count as several layers")
  func costs() {
    Stage.still { stage in
      let shape = CAShapeLayer()
      let path = CGMutablePath()
      for index in 0..<3_200 { path.addLine(to: CGPoint(x: index % 40, y: index % 7)) }
      shape.path = path
      #expect(stage.nodes(of: [replicator(limit, [shape])]).count <= limit / 100)
      let picture = CALayer()
      picture.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      picture.contents = CGContext(pixelsWide: 640, pixelsHigh: 640)?.makeImage()
      let plain = replicator(limit, [picture])
      #expect(stage.nodes(of: [plain]).count == limit)
      plain.instanceRedOffset = -1e-6
      #expect(stage.nodes(of: [plain]).count <= limit / 100)
    }
  }

  @Test("a picture in very many colours is found among them without looking at each")
  func colors() {
    Stage.still { stage in
      let picture = CALayer()
      picture.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      picture.contents = CGContext(pixelsWide: 1, pixelsHigh: 1)?.makeImage()
      let row = replicator(limit, [picture])
      row.instanceRedOffset = -1e-5
      for _ in 0..<2 { #expect(stage.nodes(of: [row]).count == limit) }
    }
  }
}
