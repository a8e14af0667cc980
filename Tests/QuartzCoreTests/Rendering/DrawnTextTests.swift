import Compositor
import CoreGraphics
import QuartzCore
import Testing
import Typesetting

/// Text that a layer draws.
@Suite struct DrawnTextTests {
  private final class Writer: NSObject, CALayerDelegate {
    let layout: TextLayout

    init(_ layout: TextLayout) { self.layout = layout }

    func draw(_ layer: CALayer, in ctx: CGContext) { layout.draw(in: ctx, at: CGPoint(x: 2.3, y: 1.7)) }
  }

  private func row(_ y: Int, of picture: Picture, from x: Int, count: Int) -> [UInt32] {
    let row = (picture.bytes + y * picture.bytesPerRow).assumingMemoryBound(to: UInt32.self)
    return (x..<(x + count)).map { row[$0] }
  }

  @Test("a layer's text is composed as Cairo draws it, bit for bit", arguments: [1, 2, 3])
  func sameBits(scale: Int) throws {
    try Stage.run { stage in
      let color = CGColor(srgbRed: 0.2, green: 0.4, blue: 0.8, alpha: 0.9)
      let layout = try TextLayout([TextRun("Glissade, 東京", font: FontDescription(size: 17), color: color)])
      let (width, height) = (120 * scale, 30 * scale)
      let context = try #require(CGContext(pixelsWide: width, pixelsHigh: height))
      context.flipToTopLeft(scale: CGFloat(scale))
      layout.draw(in: context, at: CGPoint(x: 2.3, y: 1.7))
      let drawn = try #require(context.makeImage()).picture

      let writer = Writer(layout)
      let layer = CALayer()
      layer.frame = CGRect(x: 5, y: 4, width: 120, height: 30)
      layer.contentsScale = CGFloat(scale)
      layer.delegate = writer
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      var tree = LayerSampler.renderTree(
        of: [layer], width: width + 10 * scale, height: height + 8 * scale, scale: CGFloat(scale),
        at: stage.start)
      tree.background = .clear
      let composed = Compositor(threads: 1).composite(tree)
      let differing = (0..<height).filter { y in
        row(y, of: drawn, from: 0, count: width)
          != row(y + 4 * scale, of: composed, from: 5 * scale, count: width)
      }
      #expect(differing.isEmpty)
      let isInked = (0..<height).contains { y in
        row(y, of: drawn, from: 0, count: width).contains { $0 != 0 }
      }
      #expect(isInked)
      withExtendedLifetime(writer) {}
    }
  }
}
