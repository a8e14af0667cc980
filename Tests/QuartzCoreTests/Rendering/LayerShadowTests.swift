import Compositor
import QuartzCore
import Testing

@Suite struct LayerShadowTests {
  private func shadowed(_ layer: CALayer, radius: CGFloat = 4) -> CALayer {
    layer.shadowOpacity = 0.8
    layer.shadowRadius = radius
    layer.shadowOffset = CGSize(width: 3, height: 6)
    layer.shadowColor = .green
    return layer
  }

  private func container(_ sublayers: [CALayer]) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
    layer.sublayers = sublayers
    return layer
  }

  private func shadows(of layer: CALayer, by stage: Stage) -> [RenderContent] {
    stage.nodes(of: [layer]).first?.underlay.filter { content in
      switch content {
      case .shadow, .picture: true
      default: false
      }
    } ?? []
  }

  private func isShape(_ shadows: [RenderContent]) -> Bool {
    guard shadows.count == 1, case .shadow = shadows[0] else { return false }
    return true
  }

  /// The same picture with the shadow given as a path.
  private func expectShadow(
    of layer: CALayer, like path: CGPath, by stage: Stage, tolerance: Int = 4,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = stage.picture(of: [layer], width: 100, height: 100)
    layer.shadowPath = path
    let expected = stage.picture(of: [layer], width: 100, height: 100)
    layer.shadowPath = nil
    #expect(shown.difference(from: expected) <= tolerance, sourceLocation: sourceLocation)
    layer.shadowOpacity = 0
    #expect(
      shown.difference(from: stage.picture(of: [layer], width: 100, height: 100)) > 20,
      sourceLocation: sourceLocation)
    layer.shadowOpacity = 0.8
  }

  @Test("3.13 a clear layer's shadow is that of its sublayers", arguments: [CGFloat(0), 2, 4, 9.5])
  func sublayers(_ radius: CGFloat) {
    Stage.still { stage in
      let layer = shadowed(container([box(5, 5, 20, 10), box(30, 20, 15, 25)]), radius: radius)
      let path = CGMutablePath()
      path.addRect(CGRect(x: 5, y: 5, width: 20, height: 10))
      path.addRect(CGRect(x: 30, y: 20, width: 15, height: 25))
      expectShadow(of: layer, like: path, by: stage)
    }
  }

  @Test("3.13 sublayers that reach beyond an opaque background cast a shadow there")
  func beyondBackground() {
    Stage.still { stage in
      let layer = shadowed(container([box(-12, 10, 10, 10)]))
      layer.backgroundColor = .blue
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
      path.addRect(CGRect(x: -12, y: 10, width: 10, height: 10))
      expectShadow(of: layer, like: path, by: stage)
    }
  }

  @Test("3.13 a shadow is as faint as what casts it")
  func translucent() {
    Stage.still { stage in
      let whole = shadowed(box(30, 30, 40, 40))
      let half = shadowed(box(30, 30, 40, 40, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
      let inside = shadowed(container([box(0, 0, 40, 40, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))]))
      // Below the layers, where there is nothing but shadow.
      let place = (50, 72)
      func green(_ layer: CALayer) -> Int {
        Int(stage.picture(of: [layer], width: 100, height: 100).argb(place.0, place.1) >> 8 & 255)
      }
      #expect(green(whole) > 100)
      #expect(abs(green(half) * 2 - green(whole)) <= 2)
      #expect(abs(green(inside) * 2 - green(whole)) <= 5)
    }
  }

  @Test("3.13 contents cast a shadow by their alpha")
  func contents() throws {
    try Stage.still { stage in
      let context = try #require(CGContext(pixelsWide: 40, pixelsHigh: 40))
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 30, width: 40, height: 10))
      let layer = shadowed(container([]))
      layer.contents = context.makeImage()
      expectShadow(
        of: layer, like: CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 10), transform: nil), by: stage)
    }
  }

  @Test("3.13 clipped sublayers cast the shadow of what is left of them")
  func clipped() {
    Stage.still { stage in
      let inner = container([box(-50, -50, 200, 200)])
      inner.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      inner.cornerRadius = 12
      inner.masksToBounds = true
      let layer = shadowed(container([inner]))
      expectShadow(
        of: layer,
        like: CGPath(
          roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerWidth: 12, cornerHeight: 12,
          transform: nil), by: stage)
    }
  }

  @Test("3.13 a mask and clipping cut the shadow off; a path is filled by the non-zero rule (3.10.7)")
  func cut() {
    Stage.still { stage in
      let layer = shadowed(container([box(0, 0, 40, 40)]))
      layer.mask = box(0, 0, 40, 40)
      let plain = container([box(0, 0, 40, 40)])
      let expected = stage.picture(of: [plain], width: 100, height: 100)
      #expect(stage.picture(of: [layer], width: 100, height: 100).difference(from: expected) == 0)
      layer.mask = nil
      layer.masksToBounds = true
      #expect(stage.picture(of: [layer], width: 100, height: 100).difference(from: expected) == 0)
    }
  }

  @Test(
    "the shadow of a plain background, of a shape and of what lies inside an opaque one is that of a shape")
  func shapes() {
    Stage.still { stage in
      let card = shadowed(box(30, 30, 40, 40))
      card.cornerRadius = 10
      #expect(isShape(shadows(of: card, by: stage)))
      card.sublayers = [box(5, 5, 20, 20)]
      #expect(isShape(shadows(of: card, by: stage)))
      card.sublayers?.first?.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      #expect(!isShape(shadows(of: card, by: stage)))
      card.sublayers?.first?.frame = card.bounds
      card.sublayers?.first?.cornerRadius = 10
      #expect(isShape(shadows(of: card, by: stage)))
      let context = CGContext(pixelsWide: 1, pixelsHigh: 1)
      context?.setFillColor(.red)
      context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      card.contents = context?.makeImage()
      #expect(isShape(shadows(of: card, by: stage)))
      let shape = CAShapeLayer()
      shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
      #expect(isShape(shadows(of: shadowed(shape), by: stage)))
      shape.strokeColor = .red
      #expect(!isShape(shadows(of: shape, by: stage)))
      shape.fillColor = nil
      shape.strokeColor = nil
      #expect(shadows(of: shape, by: stage).isEmpty)
    }
  }

  @Test("the picture of a shadow is kept until the layer looks otherwise")
  func kept() {
    Stage.still { stage in
      let inner = box(5, 5, 20, 20)
      let layer = shadowed(container([inner]))
      let first = shadows(of: layer, by: stage)
      layer.position.x += 3
      #expect(shadows(of: layer, by: stage) == first)
      inner.position.x += 3
      #expect(shadows(of: layer, by: stage) != first)
    }
  }

  @Test("a layer that moves, turns and fades casts the shadow that it has cast, whatever it is made of")
  func keptInMotion() {
    Stage.still { stage in
      let layer = shadowed(container([box(5, 5, 20, 20), shadowed(container([box(0, 0, 9, 9)]))]))
      for (path, end) in [("position.x", 77.3), ("transform.rotation.y", 1.2), ("opacity", 0.2)] {
        layer.add(animation(path, to: end, duration: 2), forKey: nil)
      }
      let root = container([layer])
      stage.context.attach(root)
      stage.turn(at: 0)
      var pictures: Set<RenderPicture> = []
      for frame in 0..<20 {
        let nodes = stage.nodes(of: [root], at: Double(frame) / 10)
        pictures.formUnion(nodes.flatMap(shadowPictures))
      }
      #expect(pictures.count == 2)
    }
  }

  @Test("a card that moves by parts of pixels is blurred once")
  func blurredOnce() {
    Stage.still { stage in
      let card = shadowed(box(20, 20, 60, 40), radius: 6)
      card.cornerRadius = 8
      let compositor = Compositor(threads: 1)
      var misses: Set<Int> = []
      for frame in 0..<20 {
        card.position = CGPoint(x: 50 + 0.37 * CGFloat(frame), y: 40 + 0.21 * CGFloat(frame))
        let tree = LayerSampler.renderTree(of: [card], width: 100, height: 100, scale: 1, at: stage.time(0))
        _ = compositor.composite(tree)
        misses.insert(compositor.cacheStatistics.misses)
      }
      #expect(misses.count == 1)
    }
  }

  @Test("copies in other colours keep their shadows too, frame by frame")
  func keptByCopies() {
    Stage.still { stage in
      let layer = shadowed(container([box(5, 5, 20, 20, .white)]))
      let replicator = CAReplicatorLayer()
      replicator.instanceCount = 5
      replicator.instanceRedOffset = -0.2
      replicator.addSublayer(layer)
      let pictures = (0..<3).map { _ in Set(stage.nodes(of: [replicator]).flatMap(shadowPictures)) }
      #expect(pictures[0].count == 5 && pictures[1] == pictures[0] && pictures[2] == pictures[0])
    }
  }

  /// The pictures that lie under layers, all the way down.
  private func shadowPictures(_ node: RenderNode) -> [RenderPicture] {
    let own = node.underlay.compactMap { content -> RenderPicture? in
      guard case .picture(let picture, _, _, _) = content else { return nil }
      return picture
    }
    return own + node.children.flatMap(shadowPictures)
  }

  @Test("shadows of replicas take their colours; a frozen tree keeps its shadow")
  func copies() {
    Stage.still { stage in
      let layer = shadowed(container([box(0, 0, 40, 40)]))
      layer.shadowColor = .white
      let replicator = CAReplicatorLayer()
      replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      replicator.instanceColor = .green
      replicator.addSublayer(layer)
      let pixel = stage.picture(of: [replicator], width: 100, height: 100).argb(50, 74)
      #expect(pixel >> 16 & 255 == 0 && pixel & 255 == 0 && pixel >> 8 & 255 > 60)
      let frozen = FrozenLayer(freezing: replicator, scale: 1)
      frozen.position = CGPoint(x: 50, y: 50)
      #expect(stage.picture(of: [frozen], width: 100, height: 100).argb(50, 74) == pixel)
    }
  }

  @Test("layers with shadows in each other, and shadows of groups far down", arguments: [100, 10_000])
  func deep(_ levels: Int) {
    Stage.still { stage in
      let root = shadowed(CALayer())
      var layer = root
      for level in 0..<levels {
        let inner = CALayer()
        inner.opacity = 0.999
        if level % 2 == 0 { inner.shadowOpacity = 0.5 }
        layer.addSublayer(inner)
        layer = inner
      }
      layer.addSublayer(box(0, 0, 8, 8))
      for _ in 0..<2 { #expect(stage.picture(of: [root]).width == 40) }
      #expect(stage.rules.contains("shadows-too-deep"))
    }
  }

  @Test("sizes and blurs without sense", arguments: [CGFloat.nan, .infinity, -1, 1e9, 1e300])
  func odd(_ number: CGFloat) {
    Stage.still { stage in
      for key in 0..<4 {
        let layer = shadowed(container([box(0, 0, 40, 40)]))
        switch key {
        case 0: layer.shadowRadius = number
        case 1: layer.shadowOffset.width = number
        case 2: layer.sublayers?.first?.frame = CGRect(x: 0, y: 0, width: number, height: number)
        default: layer.sublayers?.first?.transform = CATransform3DMakeScale(number, number, 1)
        }
        #expect(stage.picture(of: [layer]).width == 40)
      }
    }
  }
}
