import QuartzCore
import Testing

@Suite struct CALayerStyleTests {
  @Test("a style stands for values that were not set, and goes with the style")
  func values() {
    Stage.still { _ in
      let layer = CALayer()
      layer.opacity = 0.5
      layer.style = [
        "cornerRadius": 5, "opacity": 0.25, "backgroundColor": CGColor.red, "contentsGravity": "center",
        "label": "own", "style": ["cornerRadius": 9, "borderWidth": 2],
      ]
      #expect(layer.cornerRadius == 5 && layer.opacity == 0.5 && layer.borderWidth == 2)
      #expect(layer.backgroundColor == .red && layer.contentsGravity == .center)
      #expect(layer.value(forKey: "label") as? String == "own")
      layer.borderWidth = 7
      layer.style = ["cornerRadius": 6]
      #expect(layer.cornerRadius == 6 && layer.borderWidth == 7)
      #expect(layer.backgroundColor == nil && layer.contentsGravity == .resize)
      layer.style = nil
      #expect(layer.cornerRadius == 0)
    }
  }

  @Test("styles without sense change nothing")
  func odd() {
    Stage.still { _ in
      let layer = CAShapeLayer()
      layer.style = ["opacity": "much", 5: 6, "path": 3, "lineDashPattern": [1, 2], "style": 4]
      #expect(layer.opacity == 1 && layer.path == nil)
      #expect(layer.lineDashPattern == [1, 2])
    }
  }

  @Test(
    "key-value coding reaches what does not animate",
    arguments: [
      ("contentsGravity", "left"), ("minificationFilter", "nearest"), ("magnificationFilter", "nearest"),
      ("cornerCurve", "continuous"),
    ])
  func options(_ key: String, _ name: String) {
    Stage.still { stage in
      let layer = CALayer()
      layer.setValue(name, forKey: key)
      #expect(
        [
          layer.contentsGravity.rawValue, layer.minificationFilter.rawValue,
          layer.magnificationFilter.rawValue, layer.cornerCurve.rawValue,
        ].filter { $0 == name }.count == 1)
      #expect(stage.rules.isEmpty)
    }
  }
}
