import Compositor
import CoreGraphics
import Testing

@Suite("Compositor")
struct CompositorTests {
  private let compositor = Compositor(threads: 2)
  private let red = RenderColor(blue: 0, green: 0, red: 255, alpha: 255)
  private let blue = RenderColor(blue: 255, green: 0, red: 0, alpha: 255)

  private func square(_ x: Double, _ y: Double, _ side: Double) -> RenderShape {
    .rectangle(RenderRect(minX: x, minY: y, maxX: x + side, maxY: y + side))
  }

  private func composite(_ nodes: [RenderNode], background: RenderColor = .black) -> Picture {
    compositor.composite(RenderTree(width: 20, height: 20, background: background, nodes: nodes))
  }

  @Test("an empty tree shows its background")
  func background() {
    let picture = compositor.composite(RenderTree(width: 3, height: 2, background: .white))
    #expect(picture.pixels == [UInt32](repeating: 0xFFFF_FFFF, count: 6))
  }

  @Test("a size below one pixel gives an empty picture")
  func emptySize() {
    #expect(compositor.composite(RenderTree(width: 0, height: 5)).pixels.isEmpty)
    #expect(compositor.composite(RenderTree(width: -3, height: -1)).pixels.isEmpty)
  }

  @Test(
    "a picture moved by whole pixels is copied, whatever the filter",
    arguments: [RenderFilter.nearest, .linear, .trilinear])
  func copy(filter: RenderFilter) {
    let picture = Picture(width: 9, height: 7) { 0xFF00_0000 | UInt32($0 * 25) << 16 | UInt32($1 * 30) }
    let size = RenderRect(minX: 0, minY: 0, maxX: 9, maxY: 7)
    let node = RenderNode(
      transform: .translation(x: 4, y: 5),
      contents: [.picture(RenderPicture(picture), source: size, destination: size, filter: filter)])
    let result = composite([node])
    for y in 0..<7 { for x in 0..<9 { #expect(result[x + 4, y + 5] == picture[x, y]) } }
    #expect(result[3, 5] == 0xFF00_0000)
  }

  @Test("half a pixel further is the mean of neighbours, and the edge half covered")
  func fractionalTranslation() {
    let picture = Picture(width: 4, height: 4) { x, _ in 0xFF00_0000 | UInt32(x * 40) }
    let size = RenderRect(minX: 0, minY: 0, maxX: 4, maxY: 4)
    let node = RenderNode(
      transform: .translation(x: 2.5, y: 2),
      contents: [.picture(RenderPicture(picture), source: size, destination: size, filter: .linear)])
    let result = composite([node], background: .white)
    #expect(result[3, 3] == 0xFF00_0014)
    #expect(result[4, 3] == 0xFF00_003C)
    // Coverage 128: 0 · ½ over white.
    #expect(result[2, 3] == 0xFF7F_7F7F)
  }

  @Test("opacity fades contents and children as one picture")
  func groupOpacity() {
    let child = RenderNode(contents: [.fill(square(5, 5, 10), blue)])
    let group = RenderNode(opacity: 128, contents: [.fill(square(0, 0, 10), red)], children: [child])
    let result = composite([group])
    #expect(result[2, 2] == 0xFF80_0000)
    #expect(result[7, 7] == 0xFF00_0080)
  }

  @Test("without group opacity each part fades on its own")
  func separateOpacity() {
    let child = RenderNode(contents: [.fill(square(5, 5, 10), blue)])
    let group = RenderNode(
      opacity: 128, isGroup: false, contents: [.fill(square(0, 0, 10), red)], children: [child])
    // Blue at 128 over red at 128: 128 · 127 / 255 = 64.
    #expect(composite([group])[7, 7] == 0xFF40_0080)
  }

  @Test("3.11 a mask's alpha counts, its colours do not")
  func maskAlpha() {
    let clear = RenderColor(blue: 0, green: 0, red: 0, alpha: 128)
    let mask = RenderMask.nodes([
      RenderNode(contents: [.fill(square(0, 0, 10), RenderColor.black), .fill(square(10, 0, 10), clear)])
    ])
    let result = composite([RenderNode(mask: mask, contents: [.fill(square(0, 0, 20), red)])])
    #expect(result[5, 5] == 0xFFFF_0000)
    #expect(result[15, 5] == 0xFF80_0000)
    #expect(result[5, 15] == 0xFF00_0000)
  }

  @Test("3.11 a mask without content hides everything")
  func emptyMask() {
    let node = RenderNode(mask: .nodes([]), contents: [.fill(square(0, 0, 20), red)])
    #expect(composite([node])[5, 5] == 0xFF00_0000)
  }

  @Test("a clip cuts contents and children but neither underlay nor overlay")
  func clip() {
    let node = RenderNode(
      clip: square(0, 0, 10), underlay: [.fill(square(12, 0, 2), red)],
      contents: [.fill(square(0, 0, 20), blue)],
      children: [RenderNode(contents: [.fill(square(0, 0, 20), blue)])],
      overlay: [.fill(square(12, 4, 2), red)])
    let result = composite([node])
    #expect(result[9, 9] == 0xFF00_00FF)
    #expect(result[10, 9] == 0xFF00_0000)
    #expect(result[12, 0] == 0xFFFF_0000)
    #expect(result[12, 4] == 0xFFFF_0000)
  }

  @Test("what lies behind the eye is not drawn")
  func behindEye() {
    let behind = RenderTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, r: -1)
    let result = composite([RenderNode(transform: behind, contents: [.fill(square(0, 0, 20), red)])])
    #expect(Set(result.pixels) == [0xFF00_0000])
  }

  @Test("perspective keeps straight lines and divides by w")
  func perspective() {
    // w = 1 + x/20: x = 20 falls on 10.
    let transform = RenderTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: 1.0 / 16)
    let result = composite([
      RenderNode(
        transform: transform,
        contents: [.fill(.rectangle(RenderRect(minX: 0, minY: 0, maxX: 16, maxY: 8)), red)])
    ])
    #expect(result[7, 1] == 0xFFFF_0000)
    #expect(result[8, 1] == 0xFF00_0000)
    #expect(result[7, 3] == 0xFFFF_0000)
    #expect(result[7, 5] == 0xFF00_0000)
  }
}
