import QuartzCore
import Testing

@Suite struct CALayerActionTests {
  private final class Act: NSObject, CAAction {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      log.entries.append("\(name) \(event)")
    }
  }

  private final class Log { var entries: [String] = [] }

  private final class Delegate: NSObject, CALayerDelegate {
    var answer: CAAction?
    var asked: [String] = []
    var seen: [CGFloat] = []

    func action(for layer: CALayer, forKey event: String) -> CAAction? {
      asked.append(event)
      seen.append(layer.position.x)
      return answer
    }
  }

  @Test("3.8 delegate, then actions, then style, then the class")
  func order() {
    Stage.run { stage in
      let log = Log()
      let layer = CALayer()
      stage.turn(at: 0)
      let delegate = Delegate()
      layer.delegate = delegate
      delegate.answer = Act("delegate", log)
      layer.actions = ["opacity": Act("actions", log)]
      layer.style = ["actions": ["opacity": Act("style", log)]]
      layer.opacity = 0.1
      delegate.answer = nil
      layer.opacity = 0.2
      layer.actions = nil
      layer.opacity = 0.3
      layer.style = nil
      layer.opacity = 0.4
      #expect(log.entries == ["delegate opacity", "actions opacity", "style opacity"])
      #expect(layer.animationKeys() == ["opacity"])
    }
  }

  @Test("3.8 NSNull stops the search: no action")
  func null() {
    Stage.run { _ in
      let layer = CALayer()
      let delegate = Delegate()
      layer.delegate = delegate
      delegate.answer = NSNull()
      layer.opacity = 0
      #expect(layer.animationKeys() == nil)
      #expect(layer.action(forKey: "opacity") == nil)
      layer.delegate = nil
      layer.actions = ["opacity": NSNull()]
      layer.opacity = 1
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("the delegate is asked while the old value still stands")
  func oldValue() {
    Stage.run { _ in
      let layer = CALayer()
      let delegate = Delegate()
      layer.position.x = 1
      layer.delegate = delegate
      layer.position.x = 2
      #expect(delegate.seen == [1])
    }
  }

  @Test("3.8.1 disabled actions are not run")
  func disabled() {
    Stage.run { _ in
      let layer = CALayer()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0
      CATransaction.commit()
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("3.8.3 a layer without a view animates implicitly, 0.25 s with the default curve")
  func implicit() {
    Stage.run { stage in
      let layer = CALayer()
      stage.turn(at: 0)
      layer.opacity = 0
      stage.turn(at: 1)
      let expected = 1 - CAMediaTimingFunction(name: .default).curve.value(at: 0.5)
      #expect(isClose(stage.opacity(of: layer, at: 1.125), expected, 1e-6))
      #expect(stage.opacity(of: layer, at: 1.25) == 0)
    }
  }

  @Test("3.9.1 a layer that no commit has shown has nothing to animate from")
  func implicitOnNewLayer() {
    Stage.run { stage in
      let layer = CALayer()
      layer.opacity = 0
      #expect(layer.animationKeys() == nil)
      stage.turn(at: 0)
      #expect(stage.opacity(of: layer, at: 0.1) == 0)
      layer.opacity = 1
      #expect(layer.animationKeys() == ["opacity"])
    }
  }

  @Test("3.8.3 an implicit animation that is interrupted goes on from what is shown")
  func interrupted() {
    Stage.run { stage in
      let layer = CALayer()
      stage.turn(at: 0)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position.x = 100
      stage.turn(at: 0)
      stage.context.now = stage.time(0.125)
      layer.position.x = 0
      stage.turn(at: 0.125)
      #expect(isClose(stage.x(of: layer, at: 0.125), 50))
    }
  }

  @Test("3.8.4 the tree asks for onOrderIn, onOrderOut and sublayers")
  func treeEvents() {
    Stage.run { _ in
      let (outer, inner) = (CALayer(), CALayer())
      let (outerDelegate, innerDelegate) = (Delegate(), Delegate())
      outer.delegate = outerDelegate
      inner.delegate = innerDelegate
      outer.addSublayer(inner)
      inner.isHidden = true
      inner.removeFromSuperlayer()
      #expect(outerDelegate.asked == ["sublayers", "sublayers"])
      #expect(innerDelegate.asked == ["onOrderIn", "hidden", "onOrderOut", "onOrderOut"])
    }
  }

  @Test("3.8.4 contents ask for an action, and cross-fade")
  func contents() throws {
    try Stage.run { stage in
      let layer = CALayer()
      stage.turn(at: 0)
      let delegate = Delegate()
      layer.delegate = delegate
      layer.contents = CGContext(pixelsWide: 1, pixelsHigh: 1)?.makeImage()
      #expect(delegate.asked == ["contents"])
      stage.turn(at: 0)
      let fade = try #require(stage.values(of: layer, at: 0.125).contentsFade)
      #expect(fade.from == nil && fade.to is CGImage)
      #expect(isClose(fade.fraction, CAMediaTimingFunction(name: .default).curve.value(at: 0.5)))
    }
  }

  @Test("3.8.3 a first background colour comes in from clear, a last one goes out")
  func colorFromNothing() {
    Stage.run { stage in
      let layer = CALayer()
      stage.turn(at: 0)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      stage.turn(at: 0)
      let coming = stage.values(of: layer, at: 0.125).backgroundColor
      #expect(coming?.components == [1, 0, 0, 0.5])
      stage.turn(at: 1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.backgroundColor = nil
      stage.turn(at: 1)
      #expect(stage.values(of: layer, at: 1.0625).backgroundColor?.components == [1, 0, 0, 0.75])
      #expect(stage.values(of: layer, at: 1.25).backgroundColor == nil)
    }
  }

  @Test("a value that does not change asks for nothing")
  func sameValue() {
    Stage.run { _ in
      let layer = CALayer()
      let delegate = Delegate()
      layer.delegate = delegate
      layer.opacity = 1
      layer.transform = CATransform3DIdentity
      layer.backgroundColor = nil
      #expect(delegate.asked.isEmpty)
    }
  }

  @Test("3.8 the actions of each style inside another count, the outer ones first")
  func nestedStyles() {
    Stage.run { _ in
      let (outer, inner) = (CABasicAnimation(), CABasicAnimation())
      let layer = CALayer()
      layer.style = ["style": ["style": ["actions": ["opacity": inner, "own": inner]]]]
      #expect(layer.action(forKey: "own") as? CABasicAnimation === inner)
      layer.style = [
        "actions": ["opacity": outer], "style": ["actions": ["opacity": inner, "own": inner]],
      ]
      #expect(layer.action(forKey: "opacity") as? CABasicAnimation === outer)
      #expect(layer.action(forKey: "own") as? CABasicAnimation === inner)
    }
  }

  @Test("3.8 what is no action in a style is passed over, and the others beside it count")
  func foreignActions() {
    Stage.run { _ in
      let action = CABasicAnimation()
      let layer = CALayer()
      layer.style = ["actions": ["zPosition": NSNull(), "own": action, "opacity": 5] as [String: Any]]
      #expect(layer.action(forKey: "zPosition") == nil)
      #expect(layer.action(forKey: "own") as? CABasicAnimation === action)
      #expect((layer.action(forKey: "opacity") as? CABasicAnimation)?.keyPath == "opacity")
      layer.style = ["actions": 5, "style": ["actions": ["own": action]]]
      #expect(layer.action(forKey: "own") as? CABasicAnimation === action)
    }
  }

  private final class Still: CALayer {
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override class func defaultAction(forKey event: String) -> CAAction? { NSNull() }
  }

  @Test("3.8 NSNull as the answer of the class is no action either")
  func nullOfClass() {
    Stage.run { stage in
      let layer = Still()
      #expect(layer.action(forKey: "opacity") == nil)
      stage.turn(at: 0)
      layer.opacity = 0
      #expect(layer.animationKeys() == nil)
    }
  }
}
