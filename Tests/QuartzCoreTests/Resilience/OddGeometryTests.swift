import Compositor
import QuartzCore
import Testing

/// Layers whose numbers no picture can be made of: what can be shown is shown, and nothing crashes.
@Suite struct OddGeometryTests {
  static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, 0, 1e-300, 1e9, 1e300, .greatestFiniteMagnitude,
  ]

  private func shows(_ makeLayer: @autoclosure () -> CALayer, size: CGFloat = 8) {
    Stage.run { stage in
      let layer = makeLayer()
      CATransaction.setDisableActions(true)
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: size, height: size)
      root.addSublayer(layer)
      stage.context.attach(root)
      stage.turn(at: 0)
      let tree = LayerSampler.renderTree(of: [root], width: 8, height: 8, scale: 2, at: stage.start)
      let picture = Compositor().composite(tree)
      #expect(picture.width == 8)
      _ = root.hitTest(CGPoint(x: 1, y: 1))
      _ = layer.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: root)
    }
  }

  private func fresh<Layer: CALayer>(_ layer: Layer, _ change: (Layer) -> Void) -> Layer {
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    change(layer)
    return layer
  }

  @Test("numbers of gradients", arguments: odd)
  func gradients(_ odd: CGFloat) {
    let colors = [CGColor.black, CGColor.white]
    for type in [CAGradientLayerType.axial, .radial, .conic] {
      for key in 0..<3 {
        shows(
          fresh(CAGradientLayer()) { gradient in
            (gradient.colors, gradient.type) = (colors, type)
            switch key {
            case 0: gradient.startPoint = CGPoint(x: odd, y: 0)
            case 1: gradient.endPoint = CGPoint(x: odd, y: odd)
            default: gradient.locations = [0, NSNumber(value: Double(odd))]
            }
          })
      }
    }
    shows(
      fresh(CAGradientLayer()) { gradient in
        gradient.colors = colors
        gradient.bounds.size.width = odd
      })
  }

  @Test("numbers of lines", arguments: odd)
  func lines(_ odd: CGFloat) {
    for key in 0..<7 {
      shows(
        fresh(CAShapeLayer()) { shape in
          shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
          shape.strokeColor = .black
          switch key {
          case 0: shape.lineWidth = odd
          case 1: shape.strokeStart = odd
          case 2: shape.strokeEnd = odd
          case 3: shape.miterLimit = odd
          case 4: (shape.lineDashPhase, shape.lineDashPattern) = (odd, [1, 1])
          case 5: shape.lineDashPattern = [NSNumber(value: Double(odd)), 1]
          default: shape.lineDashPattern = [NSNumber(value: Double(odd))]
          }
        })
    }
  }

  @Test("coordinates of paths", arguments: odd)
  func paths(_ odd: CGFloat) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: odd, y: 3))
    path.addLine(to: CGPoint(x: 3, y: odd))
    shows(
      fresh(CAShapeLayer()) { shape in
        shape.path = path
        shape.strokeColor = .black
        shape.lineDashPattern = [2, 1]
      })
    shows(
      fresh(CALayer()) { layer in
        layer.shadowPath = path
        layer.shadowOpacity = 1
      })
  }

  @Test("corners, borders, shadows and opacity", arguments: odd)
  func appearance(_ odd: CGFloat) {
    for key in 0..<6 {
      shows(
        fresh(CALayer()) { layer in
          layer.borderColor = .black
          layer.borderWidth = 1
          layer.shadowOpacity = 0.5
          switch key {
          case 0: layer.cornerRadius = odd
          case 1: layer.borderWidth = odd
          case 2: layer.shadowRadius = odd
          case 3: layer.shadowOffset = CGSize(width: odd, height: 1)
          case 4: layer.shadowOpacity = Float(odd)
          default: layer.opacity = Float(odd)
          }
          layer.cornerCurve = .continuous
        })
    }
  }

  @Test("places, sizes and transforms", arguments: odd)
  func geometry(_ odd: CGFloat) {
    for key in 0..<11 {
      shows(
        fresh(CALayer()) { layer in
          layer.masksToBounds = key % 2 == 0
          layer.opacity = 0.5
          let child = CALayer()
          child.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
          child.backgroundColor = .black
          layer.addSublayer(child)
          switch key {
          case 0: layer.bounds.size.width = odd
          case 1: layer.bounds.origin.y = odd
          case 2: layer.position.x = odd
          case 3: layer.anchorPoint.x = odd
          case 4: layer.anchorPointZ = odd
          case 5: layer.zPosition = odd
          case 6: layer.transform = CATransform3DMakeScale(odd, odd, 1)
          case 7: layer.sublayerTransform.m34 = odd
          case 8: layer.transform.m14 = odd
          case 9: layer.frame = CGRect(x: odd, y: odd, width: odd, height: odd)
          default: layer.transform = CATransform3DMakeRotation(odd, odd, odd, odd)
          }
        })
    }
  }

  @Test("places of contents", arguments: odd)
  func contents(_ odd: CGFloat) throws {
    let context = try #require(CGContext(pixelsWide: 2, pixelsHigh: 2))
    let image = try #require(context.makeImage())
    for key in 0..<6 {
      shows(
        fresh(CALayer()) { layer in
          layer.contents = image
          switch key {
          case 0: layer.contentsScale = odd
          case 1: (layer.contentsScale, layer.contentsGravity) = (odd, .center)
          case 2: layer.contentsRect = CGRect(x: odd, y: 0, width: odd, height: 1)
          case 3: layer.contentsCenter = CGRect(x: odd, y: odd, width: 0.5, height: odd)
          case 4: (layer.bounds.size.height, layer.contentsGravity) = (odd, .resizeAspectFill)
          default: (layer.rasterizationScale, layer.shouldRasterize) = (odd, true)
          }
        })
    }
  }
}
