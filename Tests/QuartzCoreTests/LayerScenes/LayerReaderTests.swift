import Compositor
import QuartzCore
import Testing

/// Layers in scene files.
@Suite struct LayerReaderTests {
  private static let start = "scene 1\nsize 40 30\n"

  @Test("layers become the nodes that a frame of them has") func nodes() throws {
    try Stage.run { stage in
      let layer = CALayer()
      layer.name = "card"
      layer.frame = CGRect(x: 5, y: 6, width: 20, height: 12)
      layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      layer.cornerRadius = 4
      layer.opacity = 0.5
      layer.transform.m34 = -1 / 256
      layer.transform = CATransform3DRotate(layer.transform, 0.5, 1, 0, 0)
      let shape = CAShapeLayer()
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 8), transform: nil)
      shape.lineDashPattern = [2, 3]
      shape.strokeColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
      shape.fillColor = nil
      shape.lineCap = .round
      shape.strokeEnd = 0.75
      layer.addSublayer(shape)
      let mask = CAGradientLayer()
      mask.frame = CGRect(x: 0, y: 0, width: 20, height: 12)
      mask.colors = [
        CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1), CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0),
      ]
      mask.locations = [0, 0.5]
      layer.mask = mask
      let wanted = LayerSampler.renderTree(of: [layer], width: 40, height: 30, scale: 2, at: stage.start)
      let read = try SceneFile.withLayers(
        parsing: Self.start + """
          scale 2 background #000000ff
          layer "card" {
            frame 5 6 20 12 backgroundColor #ff0000ff
            maskedCorners layerMinXMinYCorner layerMaxXMaxYCorner cornerRadius 4
            opacity 0.5 transform.m34 -0.00390625
            transform.rotation.x 0.5
            layer CAShapeLayer {
              path { M 0 0 L 9 0 L 9 8 L 0 8 Z }
              lineDashPattern 2 3 strokeColor #0000ffff fillColor none lineCap round strokeEnd 0.75
            }
            mask CAGradientLayer {
              frame 0 0 20 12 colors #000000ff #00000000 locations 0 0.5
            }
          }
          """)
      let compositor = Compositor(threads: 1)
      let pictures = [read.tree, wanted].map { compositor.composite($0) }
      let isSame = (0..<30).allSatisfy { y in
        memcmp(
          pictures[0].bytes + y * pictures[0].bytesPerRow, pictures[1].bytes + y * pictures[1].bytesPerRow,
          4 * 40) == 0
      }
      #expect(isSame)
      #expect(read.tree.nodes.count == wanted.nodes.count)
    }
  }

  @Test("nodes and layers lie over each other in the order of the text") func order() throws {
    let layer = "layer { frame 0 0 9 9 backgroundColor #00ff00ff }"
    let file = try SceneFile.withLayers(
      parsing: Self.start + "node \"under\" {}\n\(layer)\nnode \"over\" {}")
    #expect(file.tree.nodes.map(\.name) == ["under", "CALayer", "over"])
  }

  @Test(
    "what cannot be read is said with its line",
    arguments: [
      ("layer {\n opaicty 1\n}", "line 4: 'CALayer' has no key path 'opaicty'"),
      ("layer {\n path { }\n}", "line 4: 'CALayer' has no key path 'path'"),
      ("layer {\n transform.m45 1\n}", "line 4: 'CALayer' has no key path 'transform.m45'"),
      ("layer {\n position.z 1\n}", "line 4: 'CALayer' has no key path 'position.z'"),
      ("layer {\n frame.width 1\n}", "line 4: 'CALayer' has no key path 'frame.width'"),
      ("layer {\n position 1\n}", "line 5: '}' stands where a number should"),
      ("layer {\n hidden yes\n}", "line 4: 'yes' is no number"),
      ("layer {\n opaque 1\n}", "line 4: '1' is none of false, true"),
      ("layer {\n contents p\n}", "line 4: there is no picture 'p' above"),
      ("layer {\n backgroundColor red\n}", "line 4: 'red' is no colour; one is #rrggbbaa"),
      ("layer {\n cornerCurve round\n}", "line 4: 'round' is none of circular, continuous"),
      (
        "layer {\n transform 1 0 0 1\n}",
        "line 4: a transform has 6 numbers, a b c d tx ty, or the 16 from m11 to m44, not 4"
      ),
      (
        "layer CAReplica {}",
        "line 3: 'CAReplica' is none of CALayer, CAGradientLayer, CAReplicatorLayer, CAScrollLayer, CAShapeLayer, CATextLayer, CATransformLayer"
      ),
      ("layer {\n", "line 3: the text ends where a key path, layer, mask, animation or '}' should stand"),
      ("layer }", "line 3: '}' stands where a class of layers, a name in quotes or '{' should"),
      ("scale 0", "line 3: '0.0' is not above 0"),
      ("nod {}", "line 3: 'nod' stands where background, scale, time, picture, node, layer, expect should"),
    ])
  func errors(_ text: String, _ message: String) {
    let error = #expect(throws: SceneFileError.self) { try SceneFile.withLayers(parsing: Self.start + text) }
    #expect(error?.description == message)
  }

  @Test(
    "what cannot be read of an animation is said with its line",
    arguments: [
      (
        "CATransition {}",
        "line 4: 'CATransition' is none of CABasicAnimation, CAKeyframeAnimation, CASpringAnimation, CAAnimationGroup"
      ),
      ("CABasicAnimation {\n values 1\n}", "line 5: 'CABasicAnimation' has no property 'values'"),
      ("CABasicAnimation {\n value 1\n}", "line 5: 'CABasicAnimation' has no property 'value'"),
      ("CAAnimationGroup {\n keyPath opacity\n}", "line 5: 'CAAnimationGroup' has no property 'keyPath'"),
      ("CABasicAnimation {\n toValue 1\n}", "line 5: 'toValue' stands after no keyPath that 'CALayer' has"),
      (
        "CABasicAnimation {\n keyPath opaicty\n toValue 1\n}",
        "line 6: 'toValue' stands after no keyPath that 'CALayer' has"
      ),
      ("CABasicAnimation {\n keyPath position\n toValue 1\n}", "line 7: '}' stands where a number should"),
      (
        "CABasicAnimation {\n timingFunction ease\n}",
        "line 5: 'ease' is none of linear, easeIn, easeOut, easeInEaseOut, default"
      ),
      (
        "CAKeyframeAnimation {\n keyPath contents\n value none\n}",
        "line 6: 'none' is no value to go through"
      ),
      ("CABasicAnimation {\n fillMode on\n}", "line 5: 'on' is none of removed, forwards, backwards, both"),
    ])
  func animationErrors(_ text: String, _ message: String) {
    let error = #expect(throws: SceneFileError.self) {
      try SceneFile.withLayers(parsing: Self.start + "layer {\n animation " + text)
    }
    #expect(error?.description == message)
  }

  @Test("groups that lie too deep are refused") func groupDepth() {
    let start = Self.start + "layer {\n" + String(repeating: "animation CAAnimationGroup {\n", count: 100_000)
    let error = #expect(throws: SceneFileError.self) { try SceneFile.withLayers(parsing: start) }
    #expect(error?.message == "animations lie in each other more than 256 deep")
  }

  @Test("findings that are not expected are objected to, and those that are missing")
  func findings() throws {
    func objections(_ text: String) throws -> [String] {
      let file = try SceneFile.withLayers(parsing: Self.start + text)
      return try file.objections(to: Compositor(threads: 1).composite(file.tree)) { _ in
        throw CancellationError()
      }
    }
    let layer = "layer { frame 0 0 9 9 opacity nan }\n"
    #expect(try objections(layer) == ["there is a finding 'value-not-finite'"])
    #expect(try objections(layer + "expect finding value-not-finite") == [])
    #expect(try objections("expect finding value-not-finite") == ["there is no finding 'value-not-finite'"])
  }

  @Test("a text has a line for each quote, and a time is that of the layers below it") func linesAndTimes()
    throws
  {
    let moving = "animation CABasicAnimation { keyPath position.x fromValue 0 toValue 10 duration 1 }"
    let file = try SceneFile.withLayers(
      parsing: Self.start + """
        layer CATextLayer { frame 0 0 9 9 string "a" "b" }
        time 0.5 layer { bounds 0 0 2 2 backgroundColor #ff0000ff \(moving) }
        time 0.25 layer { bounds 0 0 2 2 backgroundColor #ff0000ff \(moving) }
        """)
    #expect(file.tree.nodes.dropFirst().map(\.transform.tx) == [4, 1.5])
  }

  @Test("layers that lie too deep are refused") func depth() {
    func nested(_ depth: Int) -> String {
      Self.start + String(repeating: "layer {\n", count: depth) + String(repeating: "}\n", count: depth)
    }
    #expect(throws: Never.self) { try SceneFile.withLayers(parsing: nested(256)) }
    let error = #expect(throws: SceneFileError.self) { try SceneFile.withLayers(parsing: nested(100_000)) }
    #expect(error?.message == "layers lie in each other more than 256 deep")
  }

  @Test("a scene of layers is none for whoever knows no layers") func withoutLayers() {
    #expect(throws: SceneFileError.self) { try SceneFile(parsing: Self.start + "layer {}") }
  }
}
