import Compositor
import QuartzCore
import Testing

/// Each pixel has the colour that the formula gives for its middle.
@Suite struct CAGradientLayerTests {
  private static let types: [CAGradientLayerType] = [.axial, .radial, .conic]

  private func gradient(
    _ width: Int, _ height: Int, _ type: CAGradientLayerType = .axial,
    from start: CGPoint = CGPoint(x: 0.5, y: 0), to end: CGPoint = CGPoint(x: 0.5, y: 1),
    stops: [(Double, CGColor)]
  ) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.type = type
    (layer.startPoint, layer.endPoint) = (start, end)
    layer.colors = stops.map(\.1)
    layer.locations = stops.map { NSNumber(value: $0.0) }
    return layer
  }

  /// Stripes from edge to edge.
  private func stripes(_ edges: [Double]) -> [(Double, CGColor)] {
    let colors: [CGColor] = [.red, .blue, .green]
    return zip([0] + edges, edges + [1]).enumerated().flatMap { index, stripe in
      [(stripe.0, colors[index % 3]), (stripe.1, colors[index % 3])]
    }
  }

  private func stripe(_ index: Int) -> UInt32 { [0xFFFF_0000, 0xFF00_00FF, 0xFF00_FF00][index % 3] }

  /// How far along the gradient a point of the unit square lies.
  private func location(
    _ type: CAGradientLayerType, _ start: CGPoint, _ end: CGPoint, _ u: Double, _ v: Double
  ) -> Double {
    let (x, y) = (u - Double(start.x), v - Double(start.y))
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    switch type {
    case .radial: return ((x / dx) * (x / dx) + (y / dy) * (y / dy)).squareRoot()
    case .conic:
      let turn = (atan2(y, x) - atan2(dy, dx)) / (2 * .pi)
      return turn < 0 ? turn + 1 : turn
    default: return (x * dx + y * dy) / (dx * dx + dy * dy)
    }
  }

  @Test(
    "edges of stripes fall between the pixels where they lie", arguments: [10, 63, 640, 2000, 2001, 6000])
  func edges(_ length: Int) {
    Stage.still { stage in
      let edges = [0.1, 1 / 3.0, 0.5, 0.50025, 0.7071, 0.999]
      for isAcross in [false, true] {
        let (width, height) = isAcross ? (length, 2) : (2, length)
        let layer = gradient(
          width, height, from: isAcross ? CGPoint(x: 0, y: 0.5) : CGPoint(x: 0.5, y: 0),
          to: isAcross ? CGPoint(x: 1, y: 0.5) : CGPoint(x: 0.5, y: 1), stops: stripes(edges))
        let picture = stage.picture(of: [layer], width: width, height: height)
        let wrong = (0..<length).filter { place in
          let middle = (Double(place) + 0.5) / Double(length)
          let expected = stripe(edges.filter { $0 <= middle }.count)
          return picture.argb(isAcross ? place : 1, isAcross ? 1 : place) != expected
        }
        #expect(wrong == [], "across: \(isAcross)")
      }
    }
  }

  @Test("as many stripes as pixels")
  func finestStripes() {
    Stage.still { stage in
      let layer = gradient(2, 1500, stops: stripes((1..<1500).map { Double($0) / 1500 }))
      let picture = stage.picture(of: [layer], width: 2, height: 1500)
      #expect((0..<1500).filter { picture.argb(0, $0) != stripe($0) } == [])
    }
  }

  @Test("slanting, round and turning edges, with ends in and out of the layer", arguments: types)
  func slanting(_ type: CAGradientLayerType) {
    Stage.still { stage in
      let (width, height) = (1700, 1300)
      let edges = [0.2, 0.4003, 0.9]
      let ends = [
        (CGPoint(x: 0.1, y: 0.2), CGPoint(x: 0.8, y: 0.9)),
        (CGPoint(x: -0.4, y: 0.3), CGPoint(x: 1.7, y: 1.2)),
        (CGPoint(x: 0.6, y: 0.5), CGPoint(x: 0.55, y: 0.53)),
      ]
      for (start, end) in ends {
        let layer = gradient(width, height, type, from: start, to: end, stops: stripes(edges))
        let picture = stage.picture(of: [layer], width: width, height: height)
        var wrong = 0
        for y in 0..<height {
          for x in 0..<width {
            let place = location(
              type, start, end, (Double(x) + 0.5) / Double(width), (Double(y) + 0.5) / Double(height))
            guard edges.allSatisfy({ abs($0 - place) > 1e-9 }) else { continue }
            if picture.argb(x, y) != stripe(edges.filter { $0 <= place }.count) { wrong += 1 }
          }
        }
        #expect(wrong == 0)
      }
    }
  }

  @Test("between stops colours change evenly, however near these are", arguments: types)
  func between(_ type: CAGradientLayerType) {
    Stage.still { stage in
      let (start, end) = (CGPoint(x: 0.25, y: 0.25), CGPoint(x: 0.75, y: 0.875))
      let (first, last) = (0.3, 0.32)
      let layer = gradient(
        1500, 1500, type, from: start, to: end,
        stops: [(first, CGColor(gray: 0, alpha: 1)), (last, CGColor(gray: 1, alpha: 1))])
      let picture = stage.picture(of: [layer], width: 1500, height: 1500)
      var largest = 0.0
      for y in stride(from: 0, to: 1500, by: 7) {
        for x in stride(from: 0, to: 1500, by: 3) {
          let place = location(type, start, end, (Double(x) + 0.5) / 1500, (Double(y) + 0.5) / 1500)
          let expected = 255 * min(max((place - first) / (last - first), 0), 1)
          largest = max(largest, abs(Double(picture.argb(x, y) & 255) - expected))
        }
      }
      #expect(largest <= 0.5 + 1e-9)
    }
  }

  @Test("100,000 × 100,000 pixels take a row or a column of memory, whose edges are where they lie")
  func longLayers() throws {
    try Stage.still { stage in
      let layer = gradient(100_000, 100_000, stops: stripes([0.7001]))
      for end in [CGPoint(x: 0.5, y: 1), CGPoint(x: 1, y: 0)] {
        layer.endPoint = end
        layer.startPoint.x = end.y == 1 ? 0.5 : 0
        let node = try #require(stage.nodes(of: [layer]).first)
        guard case .picture(let picture, _, _, _) = node.contents.first else {
          Issue.record("no picture")
          return
        }
        #expect(picture.picture.width * picture.picture.height == 100_000)
      }
      #expect(stage.rules == [])
      layer.endPoint.y = 0.001
      #expect(stage.nodes(of: [layer]).count == 1 && stage.rules == ["gradient-too-large"])
    }
  }

  @Test("locations that are too few, too many or not in order are reported once")
  func locations() {
    Stage.still { stage in
      let layer = gradient(40, 40, stops: [(0, .red), (0.5, .green), (1, .blue)])
      let even = stage.picture(of: [layer])
      for (locations, rule) in [
        ([0, 1], "gradient-locations-unmatched"), ([0, 0.1, 0.2, 1], "gradient-locations-unmatched"),
      ] as [([NSNumber], String)] {
        layer.locations = locations
        #expect(stage.picture(of: [layer]).difference(from: even) == 0)
        #expect(stage.rules == [rule])
      }
      layer.locations = [0, 0.5, 0.25]
      _ = stage.picture(of: [layer])
      #expect(stage.rules == ["gradient-locations-unmatched", "gradient-locations-unordered"])
    }
  }

  @Test("locations outside of 0…1 are usual, and show what of the gradient lies inside")
  func locationsOutside() {
    Stage.still { stage in
      let layer = gradient(
        40, 40, stops: [(-1, CGColor(gray: 0, alpha: 1)), (3, CGColor(gray: 1, alpha: 1))])
      let picture = stage.picture(of: [layer])
      for y in 0..<40 {
        let expected = 255 * ((Double(y) + 0.5) / 40 + 1) / 4
        #expect(abs(Double(picture.argb(20, y) & 255) - expected) <= 0.5 + 1e-9)
      }
      #expect(stage.rules == [])
    }
  }

  @Test("what is no CGColor is left out and reported")
  func colors() {
    Stage.still { stage in
      let layer = CAGradientLayer()
      layer.colors = [CGColor.red, "blue", CGColor.green]
      #expect(layer.colors as? [CGColor] == [.red, .green])
      layer.colors = [CGColor.red, 7]
      #expect(stage.rules == ["gradient-colors-left-out"])
      #expect(stage.context.findings.first?.message.contains("String") == true)
    }
  }
}
