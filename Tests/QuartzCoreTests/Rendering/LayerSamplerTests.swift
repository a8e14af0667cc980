import Compositor
import QuartzCore
import Testing

@Suite struct LayerSamplerTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func tree(_ layers: [CALayer], scale: CGFloat = 3) -> [RenderNode] {
    LayerSampler.renderTree(
      of: layers, width: 300, height: 300, scale: scale, at: MediaContext.current.now
    ).nodes
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = red
    return layer
  }

  private func settled(_ body: (Stage) throws -> Void) rethrows {
    try Stage.run { stage in
      CATransaction.setDisableActions(true)
      try body(stage)
    }
  }

  @Test("geometry is multiplied by the screen's scale, and plain containers leave no node")
  func pixels() throws {
    try settled { _ in
      let outer = CALayer()
      outer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
      outer.addSublayer(box(1, 2, 30, 40))
      let node = try #require(tree([outer]).first)
      #expect(node.transform == .translation(x: 33, y: 66))
      #expect(
        node.underlay == [
          .fill(
            .rectangle(RenderRect(minX: 0, minY: 0, maxX: 90, maxY: 120)),
            RenderColor(blue: 0, green: 0, red: 255, alpha: 255))
        ])
      #expect(node.children.isEmpty)
    }
  }

  @Test("sublayers lie in the space of the bounds, whose origin scrolls them")
  func boundsOrigin() {
    settled { _ in
      let outer = CALayer()
      outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      outer.bounds.origin.y = 30
      outer.addSublayer(box(0, 40, 10, 10))
      #expect(tree([outer]).first?.transform == .translation(x: 0, y: 30))
    }
  }

  @Test("3.13 opacity and clipping make groups; hidden and clear layers make nothing")
  func groups() throws {
    try settled { _ in
      let outer = box(0, 0, 50, 50)
      outer.opacity = 0.5
      outer.masksToBounds = true
      outer.cornerRadius = 5
      let inner = box(5, 5, 10, 10)
      outer.addSublayer(inner)
      let node = try #require(tree([outer]).first)
      #expect(node.opacity == 128)
      #expect(
        node.clip
          == .roundedRectangle(
            RenderRect(minX: 0, minY: 0, maxX: 150, maxY: 150), RenderCornerRadii(15)))
      #expect(node.children.count == 1)
      inner.isHidden = true
      #expect(tree([outer]).first?.children.count == 0)
      outer.opacity = 0
      #expect(tree([outer]).isEmpty)
    }
  }

  @Test("3.12.5 a higher zPosition is nearer; equal ones keep their order")
  func depth() {
    settled { _ in
      let root = CALayer()
      let layers = (0..<3).map { index in box(CGFloat(index), 0, 5, 5) }
      root.sublayers = layers
      layers[0].zPosition = 1
      #expect(tree([root], scale: 1).map(\.transform.tx) == [1, 2, 0])
    }
  }

  @Test("3.11.1 a shape layer as a mask is a mask of one shape; 3.11.4 in the space of the bounds")
  func shapeMask() throws {
    try settled { _ in
      let layer = box(10, 10, 100, 100)
      let mask = CAShapeLayer()
      mask.path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
      mask.fillColor = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
      layer.mask = mask
      let node = try #require(tree([layer]).first)
      guard case .shape(.path(let path), let transform, let alpha)? = node.mask else {
        Issue.record("the mask is \(String(describing: node.mask))")
        return
      }
      #expect(path.elements.first == .move(RenderPoint(x: 3, y: 6)))
      #expect(transform == .identity)
      #expect(alpha == 128)
      mask.addSublayer(box(0, 0, 1, 1))
      guard case .nodes(let nodes)? = tree([layer]).first?.mask else { return }
      #expect(nodes.count == 2)
    }
  }

  @Test("3.13 a shadow lies under the layer, outside; masksToBounds cuts it off")
  func shadow() throws {
    try settled { _ in
      let layer = box(0, 0, 10, 10)
      layer.shadowOpacity = 0.5
      layer.shadowOffset = CGSize(width: 1, height: 2)
      let node = try #require(tree([layer]).first)
      #expect(
        node.underlay.first
          == .shadow(
            .rectangle(RenderRect(minX: 3, minY: 6, maxX: 33, maxY: 36)),
            RenderColor(blue: 0, green: 0, red: 0, alpha: 128), sigma: 9))
      layer.masksToBounds = true
      #expect(tree([layer]).first?.underlay.count == 1)
    }
  }

  @Test("a border lies over the sublayers")
  func border() {
    settled { _ in
      let layer = box(0, 0, 10, 10)
      layer.borderWidth = 1
      layer.addSublayer(box(0, 0, 10, 10))
      let nodes = tree([layer])
      #expect(nodes.count == 3)
      guard case .fill(.path(let ring), _)? = nodes.last?.contents.first else {
        Issue.record("no border on top")
        return
      }
      #expect(ring.rule == .nonZero)
    }
  }

  @Test("3.12.6 a back that is turned to the viewer shows only when double-sided")
  func backFace() {
    settled { _ in
      let layer = box(0, 0, 10, 10)
      layer.isDoubleSided = false
      layer.transform = CATransform3DMakeRotation(.pi * 0.75, 0, 1, 0)
      #expect(tree([layer]).isEmpty)
      layer.transform = CATransform3DMakeRotation(.pi * 0.25, 0, 1, 0)
      #expect(tree([layer]).count == 1)
      layer.transform = CATransform3DMakeScale(-1, 1, 1)
      #expect(tree([layer]).count == 1)
    }
  }

  @Test("3.12.4 a perspective becomes a projective transform between pixels")
  func perspective() throws {
    try settled { _ in
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      root.sublayerTransform.m34 = -1 / 900
      let layer = box(0, 0, 200, 200)
      layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      root.addSublayer(layer)
      let transform = try #require(tree([root]).first?.transform)
      // The right edge is at x = 50, z = −86.6 from the middle, w = 1 + 86.6/900.
      let w = 1 + 100 * sin(Double.pi / 3) / 900
      let x = (transform.a * 600 + transform.tx) / (transform.p * 600 + transform.r)
      #expect(isClose(x, 300 + 150 / w, 0.01))
    }
  }

  @Test("contents lie by their gravity; an image at its own size is a copy")
  func contents() {
    settled { _ in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
      layer.contents = CGContext(pixelsWide: 30, pixelsHigh: 30)?.makeImage()
      layer.contentsScale = 3
      func destination() -> RenderRect? {
        guard case .picture(_, _, let destination, _)? = tree([layer]).first?.contents.first else {
          return nil
        }
        return destination
      }
      #expect(destination() == RenderRect(minX: 0, minY: 0, maxX: 60, maxY: 30))
      layer.contentsGravity = .center
      #expect(destination() == RenderRect(minX: 15, minY: 0, maxX: 45, maxY: 30))
      layer.contentsGravity = .resizeAspectFill
      #expect(destination() == RenderRect(minX: 0, minY: -15, maxX: 60, maxY: 45))
      layer.contentsGravity = .bottomRight
      #expect(destination() == RenderRect(minX: 30, minY: 0, maxX: 60, maxY: 30))
      layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
      #expect(tree([layer]).first?.contents.count == 9)
    }
  }

  @Test("contents cross-fade while they are animated")
  func crossFade() throws {
    try settled { stage in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      let images = (0..<2).map { _ in CGContext(pixelsWide: 5, pixelsHigh: 5)?.makeImage() }
      layer.contents = images[1]
      layer.add(animation("contents", from: images[0], to: images[1]), forKey: nil)
      stage.turn(at: 0)
      stage.context.now = stage.time(0.25)
      let node = try #require(tree([layer]).first)
      #expect(node.contents.isEmpty)
      #expect(node.children.map(\.opacity) == [255, 64])
    }
  }

  @Test("a stroke is its outline, trimmed by length")
  func stroke() {
    settled { _ in
      let layer = CAShapeLayer()
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
      layer.path = path
      layer.fillColor = nil
      layer.strokeColor = red
      layer.lineWidth = 2
      layer.strokeStart = 0.25
      layer.strokeEnd = 0.5
      guard case .fill(.path(let line), _)? = tree([layer], scale: 1).first?.contents.first else {
        Issue.record("no line")
        return
      }
      let xs = line.elements.compactMap { element -> Double? in
        switch element {
        case .move(let end), .line(let end): end.x
        default: nil
        }
      }
      #expect(xs.min() == 25 && xs.max() == 50)
    }
  }

  @Test("a frozen layer shows what was shown, after everything has changed")
  func frozen() {
    settled { stage in
      let layer = box(10, 10, 20, 20)
      let inner = box(0, 0, 5, 5)
      layer.addSublayer(inner)
      inner.add(animation("position.x", from: 100, to: 100), forKey: nil)
      stage.turn(at: 0)
      let frozen = FrozenLayer(freezing: layer, scale: 3)
      inner.removeFromSuperlayer()
      #expect(frozen.bounds.size == CGSize(width: 20, height: 20))
      frozen.position = CGPoint(x: 10, y: 10)
      let nodes = tree([frozen]).first?.children.first?.children
      #expect(nodes?.map(\.transform.tx) == [0, 292.5])
    }
  }

  @Test("a gradient fills the bounds with its colours")
  func gradient() {
    settled { _ in
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 1, height: 100)
      layer.colors = [CGColor.black, CGColor.white]
      guard case .picture(let picture, _, _, _)? = tree([layer], scale: 1).first?.contents.first
      else {
        Issue.record("no picture")
        return
      }
      func grey(_ row: Int) -> Int {
        Int(
          (picture.picture.bytes + row * picture.picture.bytesPerRow).load(as: UInt32.self) & 0xFF)
      }
      #expect(abs(grey(0) - 1) <= 1 && abs(grey(49) - 126) <= 1 && abs(grey(99) - 254) <= 1)
    }
  }

  @Test("3.9.4 rendering into a context shows the model, upright")
  func render() throws {
    try settled { stage in
      let layer = CALayer()
      layer.bounds.size = CGSize(width: 4, height: 4)
      layer.addSublayer(box(0, 0, 2, 2))
      layer.sublayers?.first?.add(animation("opacity", from: 0, to: 0), forKey: nil)
      stage.turn(at: 0)
      let context = try #require(CGContext(pixelsWide: 8, pixelsHigh: 8))
      context.flipToTopLeft(scale: 2)
      layer.render(in: context)
      let picture = try #require(context.makeImage()).picture
      func pixel(_ x: Int, _ y: Int) -> UInt32 {
        (picture.bytes + y * picture.bytesPerRow + x * 4).load(as: UInt32.self)
      }
      #expect(pixel(1, 1) == 0xFFFF_0000)
      #expect(pixel(1, 6) == 0 && pixel(6, 1) == 0)
    }
  }
}
