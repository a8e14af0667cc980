import Compositor
import QuartzCore

/// A subtree in which an animation of every class moves.
struct MovingScene {
  let root = CALayer()
  let container = CALayer()
  let gradient = CAGradientLayer()
  private(set) var layers: [CALayer] = []

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    container.frame = root.bounds
    root.addSublayer(container)
    addBasics()
    addKeyframes()
    addOthers()
    addSums()
    addNested()
  }

  /// What a frame shows, exactly.
  struct Frame: Equatable {
    let tree: RenderTree
    /// A gradient is a picture in the tree, equal only to itself; so it stands aside and is compared by its values.
    let locations: [Double]?
    /// Of properties that no picture shows.
    let own: [CGPoint?]
  }

  func frame(at time: MediaTime) -> Frame {
    let shown = LayerSampler.presentationValues(of: gradient, at: time) as? GradientStorage
    return Frame(
      tree: LayerSampler.renderTree(of: [root], width: 400, height: 400, scale: 2, at: time),
      locations: shown?.gradient.locations,
      own: layers.map {
        LayerSampler.presentationValues(of: $0, at: time).custom["dial"] as? CGPoint
      })
  }

  private mutating func add(_ animations: CAAnimation..., to layer: CALayer = CALayer()) {
    layer.frame = CGRect(x: 10 * layers.count, y: 20, width: 30, height: 40)
    layer.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    container.addSublayer(layer)
    layers.append(layer)
    for animation in animations {
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: nil)
    }
  }

  private mutating func addBasics() {
    let repeated = animation("position.x", from: 0, to: 90, duration: 0.37)
    repeated.repeatCount = 2.6
    repeated.autoreverses = true
    repeated.isCumulative = true
    add(repeated)
    let added = animation("position", by: CGPoint(x: 7, y: 40), duration: 0.9)
    added.isAdditive = true
    added.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    added.timeOffset = 0.2
    add(added, animation("bounds.size", to: CGSize(width: 3, height: 90), duration: 1.1))
    let late = animation("transform.rotation.y", from: 0, to: 2.5, duration: 0.6)
    late.beginTime = container.convertTime(CACurrentMediaTime(), from: nil) + 0.3
    late.speed = 1.7
    add(late, animation("backgroundColor", to: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5), duration: 0.8))
  }

  private mutating func addKeyframes() {
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    for mode in modes {
      let keyframes = CAKeyframeAnimation(keyPath: "position")
      keyframes.values = [
        CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 10), CGPoint(x: 20, y: 90), CGPoint(x: 70, y: 60),
      ]
      keyframes.calculationMode = mode
      keyframes.duration = 1.3
      add(keyframes)
    }
    let along = CAKeyframeAnimation(keyPath: "position")
    along.path = CGPath(ellipseIn: CGRect(x: 20, y: 30, width: 90, height: 60), transform: nil)
    along.rotationMode = .rotateAuto
    along.calculationMode = .paced
    along.duration = 0.7
    add(along)
  }

  private mutating func addOthers() {
    let spring = CASpringAnimation(keyPath: "position.y")
    (spring.fromValue, spring.toValue, spring.duration, spring.initialVelocity) = (0, 120, 1.4, 3)
    add(spring)
    let group = CAAnimationGroup()
    group.animations = [
      animation("opacity", from: 0, to: 1, duration: 2),
      animation("transform.scale", from: 0.5, to: 2, duration: 0.5),
    ]
    group.duration = 0.8
    group.repeatCount = 2
    add(group)
    let pushed = CATransition()
    (pushed.type, pushed.subtype, pushed.duration) = (.push, .fromLeft, 0.9)
    add(pushed)
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    shape.fillColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    let grown = CGPath(rect: CGRect(x: -10, y: -5, width: 60, height: 45), transform: nil)
    add(animation("path", to: grown, duration: 0.9), animation("strokeEnd", from: 0, to: 1), to: shape)
    gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    gradient.locations = [0, 1]
    gradient.isHidden = true
    add(animation("locations", to: [0.4, 0.6] as [NSNumber], duration: 0.6), to: gradient)
  }

  /// What counts on what is under it, or on the cycles before.
  private mutating func addSums() {
    let rolled = animation(
      "transform", by: CATransform3DMakeRotation(0.7, 0, 0, 1), duration: 0.3)
    (rolled.isCumulative, rolled.repeatCount) = (true, 4)
    let waved = CAKeyframeAnimation(keyPath: "position")
    waved.values = [CGPoint.zero, CGPoint(x: 9, y: -30), CGPoint(x: -9, y: 30), CGPoint.zero]
    (waved.isAdditive, waved.calculationMode, waved.duration) = (true, .cubic, 1.2)
    add(rolled, waved)
    let turned = animation("transform", from: 0, to: 9, duration: 1.1)
    (turned.valueFunction, turned.isAdditive) = (CAValueFunction(name: .rotateX), true)
    let settled = CASpringAnimation(keyPath: "bounds.size.width")
    (settled.toValue, settled.damping, settled.duration, settled.isAdditive) = (40, 60, 1.5, true)
    (settled.fromValue, settled.allowsOverdamping) = (0, true)
    add(turned, settled)
    let dial = CALayer()
    dial.setValue(CGPoint(x: 1, y: 2), forKey: "dial")
    let dialled = animation("dial.y", by: 7, duration: 0.8)
    dialled.autoreverses = true
    add(animation("dial", to: CGPoint(x: 50, y: 3)), dialled, to: dial)
  }

  /// Groups in groups, each with a time of its own, and cubic transforms.
  private mutating func addNested() {
    let (outer, inner) = (CAAnimationGroup(), CAAnimationGroup())
    inner.animations = [
      animation("position.y", from: 0, to: 100, duration: 0.4),
      animation("hidden", from: false, to: true, duration: 0.9),
    ]
    (inner.duration, inner.speed, inner.beginTime, inner.autoreverses) = (0.5, 1.3, 0.1, true)
    inner.timingFunction = CAMediaTimingFunction(name: .easeIn)
    outer.animations = [inner, animation("borderWidth", from: 0, to: 9)]
    (outer.duration, outer.speed, outer.timeOffset, outer.repeatDuration) = (1.2, -1, 0.3, 1.7)
    add(outer)
    let tumbled = CAKeyframeAnimation(keyPath: "transform")
    tumbled.values = [
      CATransform3DIdentity, CATransform3DMakeRotation(2, 1, 1, 0), CATransform3DMakeScale(2, 0.5, 1),
    ]
    (tumbled.calculationMode, tumbled.duration) = (.cubicPaced, 1.4)
    add(tumbled)
  }
}
