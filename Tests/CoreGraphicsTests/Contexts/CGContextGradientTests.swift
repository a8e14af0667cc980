import CoreGraphics
import Testing

/// Colours of gradients where the formula has them.
@Suite struct CGContextGradientTests {
  private static let edges: [CGFloat] = [0.1, 1 / 3.0, 0.5, 0.50025, 0.7071, 0.999]

  /// Red, blue and green in turn.
  private func stripes() -> CGGradient? {
    var colors: [CGColor] = []
    var locations: [CGFloat] = []
    for (index, (start, end)) in zip([0] + Self.edges, Self.edges + [1]).enumerated() {
      let parts: [CGFloat] = [0, 1, 2].map { $0 == index % 3 ? 1 : 0 }
      let color = CGColor(red: parts[0], green: parts[2], blue: parts[1], alpha: 1)
      colors += [color, color]
      locations += [start, end]
    }
    return locations.withUnsafeBufferPointer {
      CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: $0.baseAddress)
    }
  }

  private func stripe(_ index: Int) -> UInt32 { [0xFFFF_0000, 0xFF00_00FF, 0xFF00_FF00][index % 3] }

  private func argb(_ picture: Picture, _ x: Int, _ y: Int) -> UInt32 {
    withExtendedLifetime(picture) {
      (picture.bytes + y * picture.bytesPerRow + 4 * x).load(as: UInt32.self)
    }
  }

  @Test("edges fall between the pixels where they lie", arguments: [10, 63, 640, 2000, 2001, 6000])
  func edges(_ length: Int) throws {
    let gradient = try #require(stripes())
    let context = try #require(CGContext(pixelsWide: length, pixelsHigh: 2))
    context.flipToTopLeft(scale: 1)
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: CGFloat(length), y: 0), options: [])
    let picture = try #require(context.makeImage()).picture
    let wrong = (0..<length).filter { x in
      let middle = (CGFloat(x) + 0.5) / CGFloat(length)
      // Cairo counts in 65,536ths.
      guard Self.edges.allSatisfy({ abs($0 - middle) > 2e-5 }) else { return false }
      return argb(picture, x, 1) != stripe(Self.edges.filter { $0 <= middle }.count)
    }
    #expect(wrong == [])
  }

  @Test("round edges lie at their distances", arguments: [50, 700.0])
  func radial(_ radius: Double) throws {
    let gradient = try #require(stripes())
    let side = Int(2 * radius)
    let context = try #require(CGContext(pixelsWide: side, pixelsHigh: side))
    context.flipToTopLeft(scale: 1)
    let center = CGPoint(x: radius, y: radius)
    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: CGFloat(radius),
      options: [.drawsAfterEndLocation])
    let picture = try #require(context.makeImage()).picture
    var wrong = 0
    for y in 0..<side {
      for x in 0..<side {
        let (dx, dy) = (Double(x) + 0.5 - radius, Double(y) + 0.5 - radius)
        let place = CGFloat((dx * dx + dy * dy).squareRoot() / radius)
        guard Self.edges.allSatisfy({ abs($0 - place) > 5e-5 }) else { continue }
        if argb(picture, x, y) != stripe(Self.edges.filter { $0 <= place }.count) { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }
}
