import QuartzCore
import Testing

/// Layout and display.
@Suite struct CALayerUpdateTests {
  private final class Log { var entries: [String] = [] }

  private final class Noted: CALayer {
    var log: Log?
    var onLayout: ((Noted) -> Void)?

    override func layoutSublayers() {
      log?.entries.append(name ?? "")
      onLayout?(self)
    }
  }

  private func tree(_ log: Log) -> (Noted, Noted, Noted) {
    let layers = ["a", "b", "c"].map { name in
      let layer = Noted()
      layer.name = name
      layer.log = log
      return layer
    }
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    return (layers[0], layers[1], layers[2])
  }

  @Test("a commit lays out superlayers first, once")
  func order() {
    Stage.run { stage in
      let log = Log()
      let (a, _, c) = tree(log)
      stage.context.attach(a)
      c.setNeedsLayout()
      stage.turn(at: 0)
      stage.turn(at: 1)
      #expect(log.entries == ["a", "b", "c"])
    }
  }

  @Test("a tree that is not shown is not laid out, until asked")
  func detached() {
    Stage.run { stage in
      let log = Log()
      let (a, _, c) = tree(log)
      stage.turn(at: 0)
      #expect(log.entries.isEmpty)
      c.setNeedsLayout()
      c.layoutIfNeeded()
      #expect(log.entries == ["a", "b", "c"])
      withExtendedLifetime(a) {}
    }
  }

  @Test("layout that makes more layout is followed, without end it is reported")
  func again() {
    Stage.run { stage in
      let log = Log()
      let (a, b, _) = tree(log)
      stage.context.attach(a)
      var wantsMore = true
      b.onLayout = { layer in
        if wantsMore { layer.superlayer?.setNeedsLayout() }
        wantsMore = false
      }
      stage.turn(at: 0)
      #expect(log.entries == ["a", "b", "a"])
      b.onLayout = { $0.setNeedsLayout() }
      b.setNeedsLayout()
      stage.turn(at: 1)
      #expect(stage.rules.contains("endless-layout"))
    }
  }

  private final class Painter: NSObject, CALayerDelegate {
    var drawn = 0

    func draw(_ layer: CALayer, in ctx: CGContext) {
      drawn += 1
      ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  @Test("the delegate draws, at the layer's scale, from the top left")
  func display() {
    Stage.run { stage in
      let layer = CALayer()
      let painter = Painter()
      layer.delegate = painter
      layer.contentsScale = 3
      layer.bounds.size = CGSize(width: 4, height: 2)
      stage.context.attach(layer)
      layer.setNeedsDisplay()
      stage.turn(at: 0)
      stage.turn(at: 1)
      #expect(painter.drawn == 1)
      let image = (layer.contents as? BackingStore)?.image
      #expect(image?.width == 12 && image?.height == 6)
      let pixels = image?.picture.bytes.assumingMemoryBound(to: UInt32.self)
      #expect(pixels?[0] == 0xFFFF_0000 && pixels?[3] == 0)
    }
  }

  private final class Plain: NSObject, CALayerDelegate {}

  @Test("a delegate that does not draw leaves the contents alone")
  func notDrawn() {
    Stage.run { stage in
      let layer = CALayer()
      let plain = Plain()
      layer.delegate = plain
      layer.bounds.size = CGSize(width: 4, height: 2)
      let image = CGContext(pixelsWide: 1, pixelsHigh: 1)?.makeImage()
      layer.contents = image
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      #expect(layer.contents as? CGImage === image)
    }
  }

  private final class Ring: CALayer {
    var drawn: [Double] = []

    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }

    override func draw(in ctx: CGContext) {
      drawn.append(value(forKey: "progress") as? Double ?? -1)
    }
  }

  @Test("a property that needs display is drawn anew when it is set and while it is animated")
  func needsDisplayForKey() {
    Stage.run { stage in
      let ring = Ring()
      ring.bounds.size = CGSize(width: 4, height: 4)
      stage.context.attach(ring)
      ring.setValue(1.0, forKey: "progress")
      stage.turn(at: 0)
      #expect(ring.drawn == [1])
      ring.add(animation("progress", from: 0, to: 1), forKey: nil)
      stage.turn(at: 0)
      let tree = LayerSampler.renderTree(
        of: [ring], width: 4, height: 4, scale: 1, at: stage.time(0.5))
      #expect(ring.drawn == [1, 0.5])
      #expect(tree.nodes.first?.contents.count == 1)
      #expect(ring.value(forKey: "progress") as? Double == 1)
    }
  }
}
