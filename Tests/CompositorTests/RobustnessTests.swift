import Compositor
import CoreGraphics
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
}
