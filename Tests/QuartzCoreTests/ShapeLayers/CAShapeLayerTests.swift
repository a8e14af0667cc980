import Compositor
import QuartzCore
import Testing

@Suite struct CAShapeLayerTests {
  private func shapeLayer(_ path: CGPath) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.path = path
    layer.fillColor = .red
    return layer
  }

  private func rounded(_ radius: CGFloat) -> CGPath {
    CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerWidth: radius, cornerHeight: radius,
      transform: nil)
  }

  @Test(
    "3.10.6 a rounded rectangle and an oval have different steps: the target shows at once, and that is said")
  func differentSteps() {
    Stage.still { stage in
      let oval = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
      let layer = shapeLayer(oval)
      layer.add(animation("path", from: rounded(5), to: oval), forKey: nil)
      stage.turn(at: 0)
      let plain = shapeLayer(oval)
      #expect(stage.picture(of: [layer], at: 0.5).difference(from: stage.picture(of: [plain])) == 0)
      #expect(stage.rules == ["paths-do-not-match"])
    }
  }

  @Test("9.1 rounded rectangles of all radii have the same steps, those that are cut down to fit too")
  func radii() {
    Stage.still { stage in
      let layer = shapeLayer(rounded(10))
      layer.add(animation("path", from: rounded(2), to: rounded(10)), forKey: nil)
      stage.turn(at: 0)
      let middle = stage.picture(of: [layer], at: 0.5)
      #expect(middle.difference(from: stage.picture(of: [shapeLayer(rounded(6))])) <= 1)
      #expect(stage.rules.isEmpty)
    }
  }

  @Test("3.10.7 a shadow path blends point by point and is filled by the non-zero rule")
  func shadowPath() {
    Stage.still { stage in
      func shadow(_ path: CGPath) -> CALayer {
        let layer = CALayer()
        layer.shadowOpacity = 1
        layer.shadowColor = .white
        layer.shadowPath = path
        return layer
      }
      func square(_ side: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: 10, y: 10, width: side, height: side), transform: nil)
      }
      let layer = shadow(square(20))
      layer.add(animation("shadowPath", from: square(4), to: square(20)), forKey: nil)
      stage.turn(at: 0)
      #expect(
        stage.picture(of: [layer], at: 0.5).difference(from: stage.picture(of: [shadow(square(12))])) <= 1)
      let nested = CGMutablePath()
      nested.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
      nested.addRect(CGRect(x: 15, y: 15, width: 10, height: 10))
      #expect(
        stage.picture(of: [shadow(nested)]).difference(from: stage.picture(of: [shadow(square(20))])) <= 4)
    }
  }

  @Test(
    "3.10.4 line width, dashes, mitre limit, ends and colours animate by themselves; the path does not (3.10.1)"
  )
  func implicit() {
    Stage.run { stage in
      let layer = shapeLayer(rounded(2))
      stage.context.attach(layer)
      stage.turn(at: 0)
      layer.lineWidth = 3
      layer.lineDashPhase = 2
      layer.miterLimit = 4
      layer.strokeStart = 0.2
      layer.strokeEnd = 0.7
      layer.fillColor = .blue
      layer.strokeColor = .green
      layer.path = rounded(3)
      #expect(
        layer.animationKeys() == [
          "lineWidth", "lineDashPhase", "miterLimit", "strokeStart", "strokeEnd", "fillColor", "strokeColor",
        ])
    }
  }

  @Test(
    "3.10.5 the drawn part of a line goes from strokeStart to strokeEnd of its length, whatever its corners")
  func strokeEnds() {
    Stage.still { stage in
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 30, y: 10))
      path.addLine(to: CGPoint(x: 30, y: 40))
      let layer = shapeLayer(path)
      layer.fillColor = nil
      layer.strokeColor = .red
      layer.lineWidth = 2
      layer.strokeStart = 0.25
      layer.strokeEnd = 0.75
      let half = CGMutablePath()
      half.move(to: CGPoint(x: 15, y: 10))
      half.addLine(to: CGPoint(x: 30, y: 10))
      half.addLine(to: CGPoint(x: 30, y: 25))
      let expected = shapeLayer(half)
      expected.fillColor = nil
      expected.strokeColor = .red
      expected.lineWidth = 2
      #expect(stage.picture(of: [layer]).difference(from: stage.picture(of: [expected])) == 0)
    }
  }

  @Test("key-value coding, copies and first values")
  func coding() {
    Stage.still { stage in
      let layer = CAShapeLayer()
      #expect(layer.fillColor == .black && layer.strokeColor == nil && layer.lineWidth == 1)
      #expect(layer.miterLimit == 10 && layer.strokeStart == 0 && layer.strokeEnd == 1)
      #expect(layer.fillRule == .nonZero && layer.lineCap == .butt && layer.lineJoin == .miter)
      #expect(layer.lineDashPattern == nil && layer.lineDashPhase == 0 && layer.path == nil)
      layer.setValue("even-odd", forKey: "fillRule")
      layer.setValue("round", forKey: "lineCap")
      layer.setValue("bevel", forKey: "lineJoin")
      layer.setValue([3, 1.5], forKey: "lineDashPattern")
      let copy = CAShapeLayer(layer: layer)
      #expect(copy.fillRule == .evenOdd && copy.lineCap == .round && copy.lineJoin == .bevel)
      #expect(copy.lineDashPattern == [3, 1.5])
      #expect(copy.value(forKey: "lineDashPattern") as? [NSNumber] == [3, 1.5])
      layer.setValue(nil, forKey: "lineDashPattern")
      #expect(layer.lineDashPattern == nil && stage.rules.isEmpty)
    }
  }
}
