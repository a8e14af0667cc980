import Compositor
import QuartzCore
import Testing

@Suite struct CATransitionTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A red layer of 8 × 8 points that a transition of a second leads to blue.
  private func pixels(
    of transition: CATransition, at seconds: Double, shows: [(x: Int, y: Int)]
  ) -> [UInt32] {
    var result: [UInt32] = []
    Stage.run { stage in
      let root = CALayer()
      let layer = CALayer()
      root.addSublayer(layer)
      layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      layer.actions = ["backgroundColor": NSNull()]
      layer.backgroundColor = Self.red
      stage.turn(at: 0)
      transition.duration = 1
      layer.add(transition, forKey: "mine")
      layer.backgroundColor = Self.blue
      stage.turn(at: 0)
      #expect(layer.animationKeys() == [kCATransition])
      let tree = LayerSampler.renderTree(
        of: [root], width: 8, height: 8, scale: 1, at: stage.time(seconds))
      let picture = Compositor().composite(tree)
      result = shows.map { picture.pixel($0.x, $0.y) }
      #expect(stage.rules.isEmpty)
    }
    return result
  }

  private func make(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    return transition
  }

  @Test("3.2.2 a transition's key is always \"transition\", and another one takes its place")
  func key() {
    Stage.run { stage in
      let layer = CALayer()
      let witness = Witness()
      for tag in ["first", "second"] {
        let transition = CATransition()
        transition.delegate = witness
        transition.setValue(tag, forKey: "tag")
        layer.add(transition, forKey: tag)
      }
      #expect(layer.animationKeys() == ["transition"])
      stage.turn(at: 0)
      stage.turn(at: 0.25)
      #expect(witness.calls == ["start second", "stop first false", "stop second true"])
    }
  }

  @Test("defaults are a fade from 0 to 1")
  func defaults() {
    let transition = CATransition()
    #expect(transition.type == .fade && transition.subtype == nil && transition.filter == nil)
    #expect(transition.startProgress == 0 && transition.endProgress == 1)
  }

  @Test("a fade blends the two pictures", arguments: [0.25, 0.5, 0.75])
  func fade(_ time: Double) {
    let pixel = pixels(of: make(.fade), at: time, shows: [(4, 4)])[0]
    #expect(abs(Double(pixel & 0xFF) - 255 * time) <= 1)
    #expect(abs(Double(pixel >> 16 & 0xFF) - 255 * (1 - time)) <= 1)
    #expect(pixel >> 24 == 255)
  }

  private static let leftAndRight = [(x: 1, y: 4), (x: 6, y: 4)]
  private static let topAndBottom = [(x: 4, y: 1), (x: 4, y: 6)]

  @Test(
    "sliding pictures meet in the middle half way",
    arguments: [CATransitionType.push, .moveIn, .reveal])
  func slides(_ type: CATransitionType) {
    let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
    #expect(pixels(of: make(type), at: 0.5, shows: Self.leftAndRight) == [red, blue])
    #expect(pixels(of: make(type, .fromRight), at: 0.5, shows: Self.leftAndRight) == [red, blue])
    #expect(pixels(of: make(type, .fromLeft), at: 0.5, shows: Self.leftAndRight) == [blue, red])
    #expect(pixels(of: make(type, .fromTop), at: 0.5, shows: Self.topAndBottom) == [red, blue])
    #expect(pixels(of: make(type, .fromBottom), at: 0.5, shows: Self.topAndBottom) == [blue, red])
  }

  @Test("progress may start and end inside the transition", arguments: [(0.0, 0.25), (0.5, 0.5)])
  func progress(_ time: Double, _ share: Double) {
    let transition = make(.fade)
    transition.startProgress = 0.25
    transition.endProgress = 0.75
    let pixel = pixels(of: transition, at: time, shows: [(4, 4)])[0]
    #expect(abs(Double(pixel & 0xFF) - 255 * share) <= 1)
  }

  @Test("where one sees through the new picture the old one goes meanwhile")
  func transparent() {
    Stage.run { stage in
      let layer = CALayer()
      let dot = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      dot.frame = CGRect(x: 2, y: 2, width: 4, height: 4)
      dot.actions = ["hidden": NSNull()]
      dot.backgroundColor = Self.red
      layer.addSublayer(dot)
      stage.turn(at: 0)
      let transition = make(.fade)
      transition.duration = 1
      layer.add(transition, forKey: nil)
      dot.isHidden = true
      stage.turn(at: 0)
      func alpha(_ seconds: Double) -> Double {
        let tree = LayerSampler.renderTree(
          of: [layer], width: 8, height: 8, scale: 1, at: stage.time(seconds))
        var clear = tree
        clear.background = .clear
        return Double(Compositor().composite(clear).pixel(4, 4) >> 24) / 255
      }
      #expect(zip([0, 0.25, 0.75, 1], [1, 0.75, 0.25, 0]).allSatisfy { isClose(alpha($0), $1, 0.005) })
    }
  }

  @Test("types that are not public fade, and a finding says so")
  func unknown() {
    Stage.run { stage in
      let layer = CALayer()
      layer.add(make(CATransitionType(rawValue: "rippleEffect")), forKey: nil)
      let filtered = make(.push)
      filtered.filter = "CIBarsSwipeTransition"
      layer.add(filtered, forKey: nil)
      #expect(stage.rules == ["transition-not-known", "transition-not-known"])
    }
  }

  @Test("progress that is no number gives way to the default, and a finding says so")
  func progressNotFinite() {
    Stage.run { stage in
      let layer = CALayer()
      stage.turn(at: 0)
      let transition = CATransition()
      (transition.startProgress, transition.endProgress) = (.nan, -.infinity)
      layer.add(transition, forKey: nil)
      stage.turn(at: 1)
      #expect(stage.rules == ["transition-progress-not-finite"])
      let added = layer.animation(forKey: kCATransition) as? CATransition
      #expect(added?.startProgress == 0 && added?.endProgress == 1)
    }
  }
}

extension Picture {
  /// A pixel as 0xAARRGGBB.
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32 {
    (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)[x]
  }
}
