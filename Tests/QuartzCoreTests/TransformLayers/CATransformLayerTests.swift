import Compositor
import QuartzCore
import Testing

@Suite struct CATransformLayerTests {
  /// A room of 40 × 40 points with some perspective.
  private func root(_ sublayers: [CALayer] = []) -> CALayer {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    root.sublayerTransform.m34 = -1 / 200
    root.sublayers = sublayers
    return root
  }

  private func filling(_ layer: CALayer, _ sublayers: [CALayer]) -> CALayer {
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.sublayers = sublayers
    return layer
  }

  @Test("3.12.7 sublayers keep their depth in a transform layer; a plain layer flattens them")
  func depthIsKept() {
    Stage.still { stage in
      let turn = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
      func turned(_ layer: CALayer) -> CALayer {
        let child = box(5, 5, 20, 20)
        child.zPosition = 12
        let room = filling(layer, [child])
        room.transform = turn
        return root([room])
      }
      // The same by hand: 12 points forward, then the turn about the middle of the room.
      let child = CALayer()
      child.backgroundColor = .red
      child.bounds.size = CGSize(width: 20, height: 20)
      child.anchorPoint = .zero
      child.transform = CATransform3DConcat(
        CATransform3DMakeTranslation(5 - 20, 5 - 20, 12),
        CATransform3DConcat(turn, CATransform3DMakeTranslation(20, 20, 0)))
      let expected = stage.picture(of: [root([child])])
      #expect(stage.picture(of: [turned(CATransformLayer())]).difference(from: expected) <= 1)
      #expect(stage.picture(of: [turned(CALayer())]).difference(from: expected) > 100)
    }
  }

  @Test("3.12.7 what is behind after a turn of the room is painted first")
  func orderAfterTurn() {
    Stage.still { stage in
      let (front, back) = (box(0, 0, 40, 40, .red), box(0, 0, 40, 40, .blue))
      front.zPosition = 5
      back.zPosition = -5
      let room = filling(CATransformLayer(), [front, back])
      let root = root([room])
      #expect(stage.picture(of: [root]).argb(20, 20) == 0xFFFF_0000)
      room.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      #expect(stage.picture(of: [root]).argb(20, 20) == 0xFF00_00FF)
    }
  }

  /// How the faces of a cube lie about its middle, the first one towards the viewer, and their colours.
  private static let faces: [(place: CATransform3D, color: UInt32)] = [
    (CATransform3DIdentity, 0xFFFF_0000), (CATransform3DMakeRotation(.pi, 0, 1, 0), 0xFF00_FF00),
    (CATransform3DMakeRotation(.pi / 2, 0, 1, 0), 0xFF00_00FF),
    (CATransform3DMakeRotation(-.pi / 2, 0, 1, 0), 0xFFFF_FF00),
    (CATransform3DMakeRotation(.pi / 2, 1, 0, 0), 0xFFFF_00FF),
    (CATransform3DMakeRotation(-.pi / 2, 1, 0, 0), 0xFF00_FFFF),
  ]

  private static func turn(_ step: Int) -> CATransform3D {
    CATransform3DRotate(
      CATransform3DMakeRotation(CGFloat(step) * 0.37 + 0.1, 1, 0, 0), CGFloat(step) * 0.61 + 0.2, 0, 1, 0)
  }

  /// How much each face is turned to the viewer: the z of its outward normal, which is (0, 0, 1) at first.
  private static func facing(_ step: Int) -> [CGFloat] {
    faces.map { CATransform3DConcat($0.place, turn(step)).m33 }
  }

  /// Turns in which the middle of the picture is not at an edge of the cube.
  private static let turns = (0..<60).filter { step in
    let facing = facing(step).sorted()
    return facing[5] - facing[4] > 0.2
  }

  @Test(
    "3.12.7 of a cube the face shows that is turned to the viewer, wherever it is turned", arguments: turns)
  func cube(_ step: Int) {
    Stage.still { stage in
      let layers = Self.faces.map { place, color in
        let face = box(
          10, 10, 20, 20,
          CGColor(
            red: CGFloat(color >> 16 & 1), green: CGFloat(color >> 8 & 1), blue: CGFloat(color & 1), alpha: 1)
        )
        face.transform = CATransform3DTranslate(place, 0, 0, 10)
        return face
      }
      let room = filling(CATransformLayer(), layers)
      room.transform = Self.turn(step)
      let root = root([room])
      root.sublayerTransform = CATransform3DIdentity
      let nearest = zip(Self.facing(step), Self.faces).max { $0.0 < $1.0 }?.1.color
      #expect(Self.turns.count > 20)
      #expect(stage.picture(of: [root]).argb(20, 20) == nearest)
    }
  }

  @Test(
    "3.12.5 what lies in one plane keeps its order, however the plane is tilted",
    arguments: [-1.2, -0.4, 0.4, 1.2])
  func oneTiltedPlane(_ angle: Double) {
    Stage.still { stage in
      let root = root([box(0, 10, 30, 20, .red), box(10, 10, 30, 20, .green), box(15, 10, 10, 20, .blue)])
      root.sublayerTransform = CATransform3DRotate(root.sublayerTransform, CGFloat(angle), 0, 1, 0)
      #expect(stage.picture(of: [root]).argb(20, 20) == 0xFF00_00FF)
      root.sublayers?.last?.isHidden = true
      #expect(stage.picture(of: [root]).argb(20, 20) == 0xFF00_FF00)
    }
  }

  @Test("3.12.7 opacity fades each sublayer on its own")
  func opacity() {
    Stage.still { stage in
      let room = filling(CATransformLayer(), [box(0, 0, 40, 40, .red), box(0, 0, 40, 40, .green)])
      room.opacity = 0.5
      // Red at 128/255 under green at 128/255.
      #expect(stage.picture(of: [root([room])]).argb(20, 20) == 0xFF40_8000)
    }
  }

  @Test(
    "3.12.7 background, border, contents, clipping, shadow and mask have no effect, and that is said once")
  func ignored() {
    Stage.still { stage in
      let room = filling(CATransformLayer(), [box(5, 5, 50, 10)])
      let root = root([room])
      let plain = stage.picture(of: [root])
      room.backgroundColor = .blue
      room.borderWidth = 3
      room.contents = CGContext(pixelsWide: 1, pixelsHigh: 1)?.makeImage()
      room.masksToBounds = true
      room.shadowOpacity = 1
      room.mask = box(0, 0, 5, 5)
      for _ in 0..<2 { #expect(stage.picture(of: [root]).difference(from: plain) == 0) }
      #expect(stage.rules == ["transform-layer-appearance"])
      for name in ["backgroundColor", "borderWidth", "contents", "masksToBounds", "shadowOpacity", "mask"] {
        #expect(stage.context.findings.first?.message.contains(name) == true)
      }
    }
  }

  @Test("a hidden one, a clear one and one in a hidden layer show nothing")
  func hidden() {
    Stage.still { stage in
      let room = filling(CATransformLayer(), [box(0, 0, 40, 40)])
      let root = root([room])
      room.isHidden = true
      #expect(stage.nodes(of: [root]).isEmpty)
      room.isHidden = false
      room.opacity = 0
      #expect(stage.nodes(of: [root]).isEmpty)
    }
  }

  @Test("points go through the room, and are found in it; the layer itself has no plane to look at")
  func points() {
    Stage.still { stage in
      let child = box(0, 0, 40, 40)
      child.zPosition = 10
      let room = filling(CATransformLayer(), [child])
      room.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      let root = root([room])
      // 10 points towards the viewer have become 10 to the right; y is 10 above the middle, seen from its edge.
      #expect(isClose(child.convert(CGPoint(x: 20, y: 10), to: root).x, 30))
      #expect(isClose(child.convert(CGPoint(x: 20, y: 10), to: root).y, 10))
      room.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      // From the middle: x′ = x cos + z sin, z′ = z cos − x sin, both divided by 1 − z′/200.
      let (x, z) = (
        5 * cos(Double.pi / 3) + 10 * sin(Double.pi / 3), 10 * cos(Double.pi / 3) - 5 * sin(Double.pi / 3)
      )
      let seen = child.convert(CGPoint(x: 25, y: 20), to: root)
      #expect(isClose(seen.x, 20 + x / (1 - z / 200), 1e-9))
      let back = child.convert(seen, from: root)
      #expect(isClose(back.x, 25, 1e-9) && isClose(back.y, 20, 1e-9))
      #expect(root.hitTest(seen) === child)
      #expect(room.hitTest(CGPoint(x: 20, y: 20)) == nil)
      #expect(stage.rules == ["transform-layer-hit-test"])
    }
  }

  @Test("hit testing finds the nearest after a turn of the room")
  func nearestHit() {
    Stage.still { _ in
      let (front, back) = (box(0, 0, 40, 40, .red), box(0, 0, 40, 40, .blue))
      front.zPosition = 5
      back.zPosition = -5
      let room = filling(CATransformLayer(), [back, front])
      let root = root([room])
      #expect(root.hitTest(CGPoint(x: 20, y: 20)) === front)
      room.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      #expect(root.hitTest(CGPoint(x: 20, y: 20)) === back)
    }
  }

  @Test("it animates and presents itself as what it is")
  func presents() {
    Stage.still { stage in
      let room = filling(CATransformLayer(), [box(0, 0, 10, 10)])
      let root = root([room])
      stage.context.attach(root)
      room.add(
        animation("transform.translation.x", from: 0, to: 20), forKey: nil)
      stage.turn(at: 0)
      stage.context.now = stage.time(0.5)
      #expect(room.presentation() != nil && room.presentation() !== room)
      #expect(room.presentation()?.transform.m41 == 10)
      #expect(stage.nodes(of: [root], at: 0.5).first?.transform.tx == 10)
      #expect(CATransformLayer(layer: room).frame == room.frame)
    }
  }

  @Test("rooms inside rooms, 10,000 deep", arguments: [10_000])
  func deep(_ levels: Int) {
    Stage.still { stage in
      let root = CALayer()
      var layer = root
      for _ in 0..<levels {
        let room = CATransformLayer()
        room.zPosition = 0.001
        layer.addSublayer(room)
        layer = room
      }
      layer.addSublayer(box(1, 1, 4, 4))
      #expect(stage.nodes(of: [root]).count == 1)
      #expect(root.hitTest(CGPoint(x: 2, y: 2)) === layer.sublayers?.first)
    }
  }
}
