import QuartzCore
import Testing

@Suite struct PathAnimationTests {
  private func circle(_ center: CGPoint, _ radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addArc(center: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    return path
  }

  private func path(
    from: CGPath, to: CGPath, model: CGPath, at seconds: Double, rules: [String] = []
  ) -> CGPath? {
    var result: CGPath?
    Stage.run { stage in
      let layer = CAShapeLayer()
      layer.path = model
      layer.add(animation("path", from: from, to: to), forKey: "path")
      stage.turn(at: 0)
      let storage = LayerSampler.presentationValues(of: layer, at: stage.time(seconds))
      result = (storage as? ShapeStorage)?.shape.path
      #expect(stage.rules == rules)
    }
    return result
  }

  @Test(
    "3.10.2 an oval and an arc blend point by point into circles", arguments: [0.0, 0.1, 0.5, 0.99])
  func ovalToArc(_ time: Double) throws {
    let center = CGPoint(x: 300, y: 60)
    let oval = CGPath(
      ellipseIn: CGRect(x: center.x - 25, y: center.y - 25, width: 50, height: 50), transform: nil)
    let shown = try #require(path(from: oval, to: circle(center, 900), model: oval, at: time))
    let radius = 25 + 875 * time
    let ends = shown.elements.compactMap(\.end)
    #expect(ends.count == 5)
    for end in ends {
      #expect(isClose(hypot(Double(end.x - center.x), Double(end.y - center.y)), radius, 1e-6))
    }
  }

  @Test("9.1 paths of different point counts show the target at once, with a finding")
  func mismatch() {
    let triangle = CGMutablePath()
    triangle.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)])
    let oval = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    #expect(
      path(from: triangle, to: oval, model: oval, at: 0.5, rules: ["paths-do-not-match"]) == oval)
  }

  @Test("3.10.1 a new path shows without an animation")
  func noImplicit() {
    Stage.run { stage in
      let layer = CAShapeLayer()
      stage.turn(at: 0)
      layer.path = circle(.zero, 5)
      #expect(layer.animationKeys() == nil)
      layer.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      #expect(layer.animationKeys() == ["fillColor"])
    }
  }

  @Test(
    "3.10.4 the numbers of a shape animate",
    arguments: [
      "lineWidth", "lineDashPhase", "miterLimit", "strokeStart", "strokeEnd",
    ])
  func numbers(_ key: String) {
    Stage.run { stage in
      let layer = CAShapeLayer()
      layer.add(animation(key, from: 0.25, to: 0.75), forKey: nil)
      stage.turn(at: 0)
      let storage = LayerSampler.presentationValues(of: layer, at: stage.time(0.5))
      let property = CAShapeLayer.property(forKey: key)
      #expect(property?.get(storage).any as? Double == 0.5)
    }
  }
}
