import Compositor
import CoreGraphics
import Foundation
import Testing

/// Input that no one should make, and someone will.
@Suite("Compositor, odd input")
struct RobustnessTests {
  private static let odd: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, .leastNonzeroMagnitude, 4_194_304, -4_194_304, 1e9,
    0.001, 1,
  ]

  private func composite(_ nodes: [RenderNode]) -> Picture {
    Compositor(threads: 2).composite(RenderTree(width: 40, height: 40, nodes: nodes))
  }

  private let picture = RenderPicture(Picture(width: 5, height: 5) { x, y in 0xFF00_0000 | UInt32(x * y) })
  private let red = RenderColor(blue: 0, green: 0, red: 255, alpha: 255)

  @Test("numbers that are none, infinite, huge or tiny do no harm", arguments: 0..<200)
  func numbers(seed: UInt64) {
    var random = SplitMix(state: seed)
    func odd() -> Double { Self.odd.randomElement(using: &random) ?? 0 }
    func rectangle() -> RenderRect { RenderRect(minX: odd(), minY: odd(), maxX: odd(), maxY: odd()) }
    func point() -> RenderPoint { RenderPoint(x: odd(), y: odd()) }
    let radii = RenderCornerRadii(topLeft: odd(), topRight: odd(), bottomRight: odd(), bottomLeft: odd())
    let path = RenderPath(elements: [
      .line(point()), .move(point()), .cubic(point(), point(), point()), .quad(point(), point()), .close,
      .line(point()),
    ])
    func transform() -> RenderTransform {
      RenderTransform(
        a: odd(), b: odd(), c: odd(), d: odd(), tx: odd(), ty: odd(), p: odd(), q: odd(), r: odd())
    }
    let node = RenderNode(
      transform: transform(), clip: .roundedRectangle(rectangle(), radii),
      mask: .shape(.path(path), transform: transform(), alpha: 200),
      contents: [
        .fill(.path(path), red), .fill(.rectangle(rectangle()), red),
        .picture(picture, source: rectangle(), destination: rectangle(), filter: .linear),
        .picture(picture, source: rectangle(), destination: rectangle(), filter: .trilinear),
        .shadow(.rectangle(rectangle()), red, sigma: odd()),
        .shadow(.roundedRectangle(rectangle(), radii), red, sigma: odd()),
        .backdropBlur(.rectangle(rectangle()), sigma: odd(), saturation: odd(), tint: red),
      ])
    var plain = node
    plain.transform = .identity
    plain.mask = nil
    plain.clip = nil
    #expect(composite([node, plain]).width == 40)
    #expect(composite([RenderNode(transform: transform(), children: [plain])]).width == 40)
  }

  @Test("singular transforms draw nothing")
  func singular() {
    let flat = RenderTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)
    let size = RenderRect(minX: 0, minY: 0, maxX: 5, maxY: 5)
    for transform in [flat, RenderTransform(a: 0, b: 0, c: 0, d: 0, tx: 9, ty: 9)] {
      let node = RenderNode(
        transform: transform,
        contents: [
          .fill(.rectangle(size), red), .picture(picture, source: size, destination: size, filter: .linear),
        ])
      #expect(Set(composite([node]).pixels) == [0xFF00_0000])
    }
  }

  @Test("empty pictures and rectangles draw nothing")
  func empty() {
    let none = RenderPicture(Picture(width: 0, height: 0) { _, _ in 0 })
    let size = RenderRect(minX: 0, minY: 0, maxX: 5, maxY: 5)
    let point = RenderRect(minX: 3, minY: 3, maxX: 3, maxY: 3)
    let contents: [RenderContent] = [
      .picture(none, source: size, destination: size, filter: .linear),
      .picture(picture, source: point, destination: size, filter: .linear),
      .picture(picture, source: size, destination: point, filter: .nearest), .fill(.rectangle(point), red),
      .fill(.path(RenderPath()), red), .shadow(.rectangle(point), red, sigma: 3),
    ]
    #expect(Set(composite([RenderNode(contents: contents)]).pixels) == [0xFF00_0000])
  }

  @Test("10,000 nodes within one another", arguments: 0..<4)
  func deep(kind: Int) {
    let half = RenderShape.path(.circle(x: 20, y: 20, radius: 19))
    var node = RenderNode(contents: [.fill(.rectangle(RenderRect(minX: 0, minY: 0, maxX: 40, maxY: 40)), red)]
    )
    for _ in 0..<10_000 {
      switch kind {
      case 0: node = RenderNode(transform: .translation(x: 0.001, y: 0), children: [node])
      case 1: node = RenderNode(opacity: 254, children: [node])
      case 2: node = RenderNode(clip: half, children: [node])
      default: node = RenderNode(mask: .nodes([RenderNode(contents: [.fill(half, red)])]), children: [node])
      }
    }
    #expect(composite([node]).width == 40)
  }

  @Test(
    "sizes of nothing and of far too much", arguments: [(0, 40), (40, 0), (-5, 40), (1, 16_384), (16_384, 1)])
  func sizes(width: Int, height: Int) {
    let far = RenderRect(minX: -4e6, minY: -4e6, maxX: 4e6, maxY: 4e6)
    let node = RenderNode(
      opacity: 128,
      contents: [
        .fill(.rectangle(far), red), .shadow(.roundedRectangle(far, RenderCornerRadii(1e6)), red, sigma: 2e3),
        .picture(picture, source: far, destination: far, filter: .linear),
        .backdropBlur(.rectangle(far), sigma: 2e3, saturation: 2, tint: red),
      ])
    let picture = Compositor(threads: 2).composite(RenderTree(width: width, height: height, nodes: [node]))
    #expect(picture.width == max(width, 0) && picture.height == max(height, 0))
  }

  /// A star of sixty thousand sides around the middle, so small that it hides in a pixel, or far larger than the picture.
  @Test("paths of sixty thousand lines and curves", arguments: [0.001, 15, 1e6])
  func hugePaths(radius: Double) {
    let points = (0..<60_000).map { index in
      let angle = Double(index) * 2.4
      return RenderPoint(x: 20 + radius * cos(angle), y: 20 + radius * sin(angle))
    }
    let lines = RenderPath(elements: [.move(points[0])] + points.map { .line($0) }, rule: .evenOdd)
    let curves = RenderPath(
      elements: [.move(points[0])]
        + stride(from: 0, to: 30_000, by: 3).map { .cubic(points[$0], points[$0 + 1], points[$0 + 2]) })
    for path in [lines, curves] {
      let node = RenderNode(
        clip: .path(path), contents: [.fill(.path(path), red), .shadow(.path(path), red, sigma: 4)])
      #expect(composite([node]).width == 40)
    }
  }

  @Test("a hundred thousand nodes beside one another")
  func wide() {
    let pixel = RenderShape.rectangle(RenderRect(minX: 3, minY: 3, maxX: 4, maxY: 4))
    let nodes = (0..<100_000).map { RenderNode(opacity: UInt8($0 % 256), contents: [.fill(pixel, red)]) }
    #expect(composite(nodes).pixels[3 * 40 + 3] == 0xFFFF_0000)
  }

  /// What lies behind the eye cannot be seen, whatever it is; what passes through the eye's plane ends before it.
  @Test("nothing behind the eye shows")
  func behindTheEye() {
    let size = RenderRect(minX: 0, minY: 0, maxX: 40, maxY: 40)
    let contents: [RenderContent] = [
      .fill(.rectangle(size), red), .fill(.path(.circle(x: 20, y: 20, radius: 15)), red),
      .fill(.roundedRectangle(size, RenderCornerRadii(9)), red),
      .picture(
        picture, source: RenderRect(minX: 0, minY: 0, maxX: 5, maxY: 5), destination: size, filter: .linear),
      .picture(
        picture, source: RenderRect(minX: 0, minY: 0, maxX: 5, maxY: 5), destination: size, filter: .trilinear
      ),
      .shadow(.rectangle(size), red, sigma: 3),
      .shadow(.path(.circle(x: 20, y: 20, radius: 9)), red, sigma: 30),
    ]
    // w is −1 − x/100 − y/100, below 0 on all of it.
    let behind = RenderTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: -0.01, q: -0.01, r: -1)
    for content in contents {
      let node = RenderNode(transform: behind, contents: [content])
      #expect(Set(composite([node]).pixels) == [0xFF00_0000], "\(content)")
    }
    // w is 0.2 − x/100: what has x above 20 lies behind the eye. The rest goes to x′ = x/w ≥ 0 and never comes back.
    let through = RenderTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: -0.01, q: 0, r: 0.2)
    let right = RenderRect(minX: 20, minY: 0, maxX: 40, maxY: 40)
    #expect(
      Set(composite([RenderNode(transform: through, contents: [.fill(.rectangle(right), red)])]).pixels)
        == [0xFF00_0000])
    let crossing = composite([RenderNode(transform: through, contents: [contents[0]])])
    #expect(crossing.pixels[10 * 40 + 10] == 0xFFFF_0000)
    #expect(composite([RenderNode(transform: through, contents: contents)]).width == 40)
  }

  @Test(
    "a number that is none, in one place at a time, leaves the rest of the picture alone", arguments: 0..<14)
  func notANumber(place: Int) {
    func number(_ own: Int, _ value: Double) -> Double { own == place ? .nan : value }
    let broken = RenderNode(
      transform: RenderTransform(
        a: number(0, 1), b: number(1, 0), c: number(2, 0), d: number(3, 1), tx: number(4, 0),
        ty: number(5, 0),
        p: number(6, 0), q: number(7, 0), r: number(8, 1)),
      contents: [
        .fill(
          .rectangle(RenderRect(minX: number(9, 2), minY: number(10, 2), maxX: 9, maxY: number(11, 9))), red),
        .shadow(
          .path(.circle(x: 5, y: number(12, 5), radius: 2)), .clear, sigma: number(13, 2)),
      ])
    let green = RenderColor(blue: 0, green: 255, red: 0, alpha: 255)
    let sound = RenderNode(contents: [
      .fill(.rectangle(RenderRect(minX: 20, minY: 20, maxX: 40, maxY: 40)), green)
    ])
    let pixels = composite([broken, sound]).pixels
    #expect(pixels[30 * 40 + 30] == 0xFF00_FF00)
    #expect(pixels[5 * 40 + 30] == 0xFF00_0000)
  }
}
