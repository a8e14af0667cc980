import QuartzCore
import Testing

/// Delegates that change the tree in the midst of a change of the tree: whatever they do, each layer has one place.
@Suite struct HierarchyAccidentTests {
  /// Does something at random whenever a layer asks or tells it something.
  private final class Meddler: NSObject, CALayerDelegate, CAAnimationDelegate {
    var layers: [CALayer] = []
    var random: SteadyGenerator
    private var depth = 0
    private var budget = 200

    init(seed: UInt64) { random = SteadyGenerator(seed: seed) }

    func action(for layer: CALayer, forKey event: String) -> CAAction? {
      meddle()
      switch Int.random(in: 0..<3, using: &random) {
      case 0: return NSNull()
      case 1: return nil
      default:
        let action = CABasicAnimation()
        action.delegate = self
        action.duration = 0.1
        return action
      }
    }

    func layoutSublayers(of layer: CALayer) { meddle() }
    func animationDidStart(_ anim: CAAnimation) { meddle() }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { meddle() }

    private func meddle() {
      guard depth < 4, budget > 0, Int.random(in: 0..<3, using: &random) == 0 else { return }
      depth += 1
      budget -= 1
      act()
      depth -= 1
    }

    func act() {
      let (one, other) = (layers[pick()], layers[pick()])
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1: one.addSublayer(other)
      case 2: one.insertSublayer(other, at: UInt32(pick()))
      case 3: one.insertSublayer(other, above: layers[pick()])
      case 4: other.removeFromSuperlayer()
      case 5: one.mask = other
      case 6: one.mask = nil
      case 7: one.sublayers = [other, layers[pick()], layers[pick()]]
      case 8: one.replaceSublayer(other, with: layers[pick()])
      case 9: one.opacity = Float.random(in: 0...1, using: &random)
      case 10: one.setNeedsLayout()
      default: one.removeAllAnimations()
      }
    }

    func refill() { budget = 200 }
    private func pick() -> Int { Int.random(in: 0..<layers.count, using: &random) }
  }

  /// What must hold of every tree.
  private func check(_ layers: [CALayer]) -> Bool {
    var places: [ObjectIdentifier: Int] = [:]
    for layer in layers {
      for sublayer in layer.sublayers ?? [] {
        places[ObjectIdentifier(sublayer), default: 0] += 1
        if sublayer.superlayer !== layer { return false }
      }
      if let mask = layer.mask {
        places[ObjectIdentifier(mask), default: 0] += 1
        if mask.superlayer != nil { return false }
      }
    }
    for layer in layers {
      if places[ObjectIdentifier(layer), default: 0] > 1 { return false }
      if let outer = layer.superlayer, !(outer.sublayers ?? []).contains(where: { $0 === layer }) {
        return false
      }
      var (above, steps) = (layer.superlayer, 0)
      while let current = above, steps <= layers.count { (above, steps) = (current.superlayer, steps + 1) }
      if above != nil { return false }
    }
    return true
  }

  @Test("random changes from within callbacks", arguments: 0..<60)
  func random(_ seed: UInt64) {
    Stage.run { stage in
      let meddler = Meddler(seed: seed)
      meddler.layers = (0..<9).map { _ in CALayer() }
      for layer in meddler.layers { layer.delegate = meddler }
      let root = meddler.layers[0]
      stage.context.attach(root)
      for step in 0..<60 {
        meddler.refill()
        meddler.act()
        #expect(check(meddler.layers), "seed \(seed), step \(step)")
        if step % 3 == 0 {
          stage.turn(at: Double(step) / 30)
          #expect(check(meddler.layers), "seed \(seed), turn \(step)")
          _ = LayerSampler.renderTree(of: [root], width: 4, height: 4, scale: 1, at: stage.context.now)
          _ = root.presentation()?.sublayers
        }
      }
      for layer in meddler.layers { layer.delegate = nil }
      meddler.refill()
      for layer in meddler.layers { layer.removeAllAnimations() }
      stage.turn(at: 100)
      // Whoever has a copy of its own animations' delegate lets go of it.
      for layer in meddler.layers { layer.removeFromSuperlayer() }
    }
  }

  private final class Asked: NSObject, CALayerDelegate {
    var onEvent: ((CALayer, String) -> Void)?

    func action(for layer: CALayer, forKey event: String) -> CAAction? {
      onEvent?(layer, event)
      return NSNull()
    }
  }

  @Test("a layer that is moved elsewhere while it moves ends where it was told last, and only there")
  func movedMeanwhile() {
    Stage.run { stage in
      let (old, new, third, layer) = (CALayer(), CALayer(), CALayer(), CALayer())
      old.addSublayer(layer)
      let asked = Asked()
      layer.delegate = asked
      asked.onEvent = { layer, event in
        if event == "onOrderOut" { third.addSublayer(layer) }
      }
      new.addSublayer(layer)
      #expect(layer.superlayer === new && new.sublayers?.count == 1)
      #expect(old.sublayers == nil && third.sublayers == nil)
      stage.turn(at: 0)
    }
  }

  @Test("a layer that takes its new superlayer in while it moves stays outside it")
  func turnedInsideOut() {
    Stage.run { stage in
      let (old, new, layer) = (CALayer(), CALayer(), CALayer())
      old.addSublayer(layer)
      let asked = Asked()
      layer.delegate = asked
      asked.onEvent = { layer, event in
        if event == "onOrderOut" { layer.addSublayer(new) }
      }
      new.addSublayer(layer)
      #expect(new.superlayer === layer && layer.superlayer == nil && new.sublayers == nil)
      #expect(stage.rules == ["layer-inside-itself"])
      stage.context.attach(layer)
      stage.turn(at: 0)
    }
  }

  @Test("a mask that is given a superlayer while it is asked about masks no more, or again")
  func maskMeanwhile() {
    Stage.run { stage in
      let (masked, other, mask) = (CALayer(), CALayer(), CALayer())
      let asked = Asked()
      masked.delegate = asked
      asked.onEvent = { _, event in
        if event == "mask", mask.superlayer == nil { other.addSublayer(mask) }
      }
      masked.mask = mask
      #expect((masked.mask === mask) == (mask.superlayer == nil))
      #expect((mask.superlayer === other) == (other.sublayers?.count == 1))
      stage.context.attach(masked)
      stage.turn(at: 0)
    }
  }

  @Test("a presented layer is no layer to put into a tree")
  func presented() {
    Stage.run { stage in
      let (root, layer) = (CALayer(), CALayer())
      root.addSublayer(layer)
      stage.turn(at: 0)
      guard let presented = layer.presentation() else { return }
      CALayer().addSublayer(presented)
      root.replaceSublayer(layer, with: presented)
      root.mask = presented
      #expect(root.sublayers?.count == 1 && root.mask == nil && presented.superlayer === root.presentation())
      #expect(stage.rules == ["presentation-in-tree", "presentation-in-tree", "presentation-in-tree"])
    }
  }
}
