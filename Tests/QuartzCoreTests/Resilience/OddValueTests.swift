import Compositor
import QuartzCore
import Testing

/// Values that a layer keeps, shows as others, and reports once.
@Suite struct OddValueTests {
  private typealias Change = (key: String, set: (CALayer) -> Void)

  private func expect(
    _ rule: String, _ make: @escaping () -> CALayer, _ key: String, _ value: Any, _ set: (CALayer) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for isByKey in [false, true] {
      Stage.still { stage in
        let layer = make()
        for _ in 0..<2 {
          if isByKey { layer.setValue(value, forKey: key) } else { set(layer) }
        }
        #expect(stage.rules == [rule], "\(key), by key: \(isByKey)", sourceLocation: sourceLocation)
        let finding = stage.context.findings.first
        #expect(finding?.subjects == [String(describing: type(of: layer))], sourceLocation: sourceLocation)
        for seconds in [0, 0.1] { _ = stage.picture(of: [layer], at: seconds) }
        #expect(stage.rules == [rule], "not in each frame", sourceLocation: sourceLocation)
      }
    }
  }

  @Test("numbers below zero")
  func negative() {
    let rule = "number-below-zero"
    expect(rule, { CALayer() }, "cornerRadius", -1) { $0.cornerRadius = -1 }
    expect(rule, { CALayer() }, "borderWidth", -1) { $0.borderWidth = -1 }
    expect(rule, { CALayer() }, "shadowRadius", -1) { $0.shadowRadius = -1 }
    expect(rule, { CALayer() }, "contentsScale", -2) { $0.contentsScale = -2 }
    expect(rule, { CALayer() }, "contentsScale", 0) { $0.contentsScale = 0 }
    expect(rule, { CAShapeLayer() }, "lineWidth", -1) { ($0 as? CAShapeLayer)?.lineWidth = -1 }
    expect(rule, { CAReplicatorLayer() }, "instanceCount", -1) {
      ($0 as? CAReplicatorLayer)?.instanceCount = -1
    }
  }

  @Test("zero is no oddity, nor is what animates below it")
  func zero() {
    Stage.run { stage in
      let layer = box(0, 0, 40, 40)
      (layer.cornerRadius, layer.borderWidth, layer.shadowRadius) = (0, 0, 0)
      let replicator = CAReplicatorLayer()
      replicator.instanceCount = 0
      layer.add(animation("cornerRadius", from: 3, to: -3), forKey: nil)
      stage.turn(at: 0)
      _ = stage.picture(of: [layer], at: 0.9)
      #expect(stage.rules == [])
    }
  }

  @Test("a shadow of a radius below zero is as sharp as one of zero")
  func shadow() {
    Stage.still { stage in
      let layer = box(10, 10, 20, 20)
      (layer.shadowOpacity, layer.shadowRadius, layer.shadowColor) = (1, 0, .blue)
      let sharp = stage.picture(of: [layer])
      layer.shadowRadius = -4
      #expect(stage.picture(of: [layer]).difference(from: sharp) == 0)
    }
  }

  @Test("names that are none")
  func names() {
    let rule = "name-not-known"
    expect(rule, { CALayer() }, "contentsGravity", "fill") { $0.contentsGravity = .init(rawValue: "fill") }
    expect(rule, { CALayer() }, "magnificationFilter", "box") {
      $0.magnificationFilter = .init(rawValue: "box")
    }
    expect(rule, { CALayer() }, "minificationFilter", "box") {
      $0.minificationFilter = .init(rawValue: "box")
    }
    expect(rule, { CALayer() }, "cornerCurve", "squircle") { $0.cornerCurve = .init(rawValue: "squircle") }
    expect(rule, { CAShapeLayer() }, "fillRule", "evenOdd") {
      ($0 as? CAShapeLayer)?.fillRule = .init(rawValue: "evenOdd")
    }
    expect(rule, { CAShapeLayer() }, "lineCap", "flat") {
      ($0 as? CAShapeLayer)?.lineCap = .init(rawValue: "flat")
    }
    expect(rule, { CAShapeLayer() }, "lineJoin", "mitre") {
      ($0 as? CAShapeLayer)?.lineJoin = .init(rawValue: "mitre")
    }
    expect(rule, { CAGradientLayer() }, "type", "linear") {
      ($0 as? CAGradientLayer)?.type = .init(rawValue: "linear")
    }
    expect(rule, { CATextLayer() }, "alignmentMode", "centre") {
      ($0 as? CATextLayer)?.alignmentMode = .init(rawValue: "centre")
    }
    expect(rule, { CATextLayer() }, "truncationMode", "tail") {
      ($0 as? CATextLayer)?.truncationMode = .init(rawValue: "tail")
    }
  }

  @Test("a name that is none is kept, and shows as the first value of the property")
  func gravity() throws {
    try Stage.still { stage in
      let context = try #require(CGContext(pixelsWide: 2, pixelsHigh: 2))
      context.setFillColor(.green)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      layer.contents = context.makeImage()
      let stretched = stage.picture(of: [layer])
      layer.contentsGravity = .init(rawValue: "fill")
      #expect(layer.contentsGravity.rawValue == "fill")
      #expect(stage.picture(of: [layer]).difference(from: stretched) == 0)
    }
  }

  @Test("dashes that are none", arguments: [[-1, 2], [0, 0], [3, -1], [0]])
  func dashes(_ pattern: [Int]) {
    let pattern = pattern.map { NSNumber(value: $0) }
    expect("dash-pattern-unusable", { CAShapeLayer() }, "lineDashPattern", pattern) {
      ($0 as? CAShapeLayer)?.lineDashPattern = pattern
    }
  }

  @Test("parts of the contents that lie outside of them")
  func parts() {
    let rule = "contents-part-outside"
    for rect in [
      CGRect(x: -0.1, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 40, height: 40), .zero,
    ] {
      expect(rule, { CALayer() }, "contentsRect", rect) { $0.contentsRect = rect }
      guard !rect.isEmpty else { continue }
      expect(rule, { CALayer() }, "contentsCenter", rect) { $0.contentsCenter = rect }
    }
    Stage.still { stage in
      let layer = CALayer()
      for third in [0, 1 / 3.0, 2 / 3.0] {
        layer.contentsRect = CGRect(x: third, y: third, width: 1 / 3.0, height: 1 / 3.0)
        layer.contentsCenter = CGRect(x: third, y: third, width: 0, height: 1 / 3.0)
      }
      #expect(stage.rules == [])
    }
  }

  @Test("an index beyond the end is the end, and is reported")
  func index() {
    Stage.still { stage in
      let layer = CALayer()
      let (first, second, third) = (CALayer(), CALayer(), CALayer())
      layer.insertSublayer(second, at: 0)
      layer.insertSublayer(first, at: 0)
      #expect(stage.rules == [])
      layer.insertSublayer(third, at: .max)
      #expect(layer.sublayers == [first, second, third])
      #expect(stage.rules == ["index-beyond-end"])
    }
  }

  @Test("of a layer that is twice among the sublayers the last place counts, and that is reported")
  func twice() {
    Stage.still { stage in
      let layer = CALayer()
      let (a, b, c) = (CALayer(), CALayer(), CALayer())
      for old in [[], [a, b], [c, b, a]] {
        layer.sublayers = old
        layer.sublayers = [a, b, a, c, b]
        #expect(layer.sublayers == [a, c, b])
        #expect([a, b, c].allSatisfy { $0.superlayer === layer })
      }
      #expect(stage.rules == Array(repeating: "sublayer-twice", count: 3))
    }
  }
}
