import QuartzCore
import Testing

/// A frame of a running animation asks for no memory.
@Suite struct SamplingMemoryTests {
  private static let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 20), transform: nil)

  private static func keyframes(
    _ keyPath: String, _ values: [Any], _ mode: CAAnimationCalculationMode
  ) -> CAAnimation {
    let keyframes = CAKeyframeAnimation(keyPath: keyPath)
    (keyframes.values, keyframes.calculationMode, keyframes.duration) = (values, mode, 1)
    return keyframes
  }

  private static var motions: [(name: String, animation: CAAnimation)] {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 5), CGPoint(x: 10, y: 9)]
    let turns = [0, 1, 2].map { CATransform3DMakeRotation(CGFloat($0), 0, 1, 1) }
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    var motions: [(String, CAAnimation)] = [
      ("number", animation("opacity", from: 0, to: 1)), ("part", animation("position.x", from: 0, to: 9)),
      ("point", animation("position", from: points[0], to: points[1])),
      ("size", animation("bounds.size", from: CGSize.zero, to: CGSize(width: 5, height: 6))),
      ("rectangle", animation("bounds", from: CGRect.zero, to: CGRect(x: 0, y: 0, width: 5, height: 6))),
      ("transform", animation("transform", from: turns[0], to: turns[1])),
      ("turn", animation("transform.rotation.z", from: 0, to: 2)),
    ]
    let spring = CASpringAnimation(keyPath: "position.y")
    (spring.fromValue, spring.toValue, spring.duration) = (0, 9, 1)
    motions.append(("spring", spring))
    for mode in modes {
      motions.append(("numbers, \(mode.rawValue)", keyframes("opacity", [0, 0.5, 1], mode)))
      motions.append(("points, \(mode.rawValue)", keyframes("position", points, mode)))
      motions.append(("transforms, \(mode.rawValue)", keyframes("transform", turns, mode)))
      guard let along = keyframes("position", [], mode) as? CAKeyframeAnimation else { continue }
      (along.path, along.rotationMode) = (path, .rotateAuto)
      motions.append(("path, \(mode.rawValue)", along))
    }
    let added = animation("position", from: points[0], to: points[1], duration: 0.2)
    (added.isAdditive, added.repeatCount, added.autoreverses) = (true, 9, true)
    added.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    motions.append(("added", added))
    let (group, inner) = (CAAnimationGroup(), CAAnimationGroup())
    inner.animations = [animation("zPosition", from: 0, to: 9)]
    group.animations = [animation("opacity", from: 0, to: 1), inner]
    group.duration = 1
    motions.append(("group", group))
    return motions
  }

  @Test("each class of animation, in every frame after the first")
  func none() {
    Stage.run { stage in
      for (name, animation) in Self.motions {
        let layer = CALayer()
        layer.add(animation, forKey: nil)
        stage.turn(at: 0)
        _ = stage.values(of: layer, at: 0)
        let times = (1...40).map { stage.time(Double($0) / 41) }
        let count = allocationCount {
          for time in times { _ = LayerSampler.presentationValues(of: layer, at: time) }
        }
        #expect(count == 0, "\(name)")
        layer.removeAllAnimations()
      }
    }
  }

  @Test("a thousand layers with three animations each")
  func many() {
    Stage.run { stage in
      let root = CALayer()
      root.sublayers = (0..<1_000).map { _ in CALayer() }
      for layer in root.sublayers ?? [] {
        layer.add(animation("opacity", from: 0, to: 1), forKey: nil)
        layer.add(animation("position", from: CGPoint.zero, to: CGPoint(x: 9, y: 9)), forKey: nil)
        layer.add(animation("transform.rotation.z", from: 0, to: 2), forKey: nil)
      }
      stage.turn(at: 0)
      let layers = root.sublayers ?? []
      func frame(_ seconds: Double) {
        let time = stage.time(seconds)
        for layer in layers { _ = LayerSampler.presentationValues(of: layer, at: time) }
      }
      frame(0)
      let count = allocationCount { for index in 1...10 { frame(Double(index) / 11) } }
      #expect(count == 0)
    }
  }

  @Test("the counter counts: a colour between two takes memory")
  func counts() {
    Stage.run { stage in
      let layer = CALayer()
      layer.add(animation("backgroundColor", from: CGColor.black, to: CGColor.white), forKey: nil)
      stage.turn(at: 0)
      _ = stage.values(of: layer, at: 0)
      let time = stage.time(0.5)
      let count = allocationCount { _ = LayerSampler.presentationValues(of: layer, at: time) }
      #expect(count > 0)
    }
  }
}
