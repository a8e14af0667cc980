import Compositor
import CoreGraphics
import Testing

@Suite("Nodes kept as bitmaps")
struct RasterTests {
  @Test("on whole pixels at full scale a bitmap shows what the node shows")
  func fullScale() {
    let plain = Compositor(threads: 1).composite(tree(card(), x: 7, y: 5))
    var raster = card()
    raster.rasterScale = 1
    let picture = Compositor(threads: 1).composite(tree(raster, x: 7, y: 5))
    #expect(largestDifference(plain, picture) <= 1)
    #expect(plain.pixels != Compositor(threads: 1).composite(tree(card(), x: 8, y: 5)).pixels)
  }

  @Test("opacity fades the bitmap, as it fades a group")
  func opacity() {
    var (plain, raster) = (card(), card())
    plain.opacity = 100
    raster.opacity = 100
    raster.rasterScale = 1
    let compositor = Compositor(threads: 1)
    #expect(
      largestDifference(
        compositor.composite(tree(plain, x: 3, y: 3)), compositor.composite(tree(raster, x: 3, y: 3)))
        <= 1)
    #expect(compositor.cacheStatistics.entries == 1)
    raster.opacity = 99
    _ = compositor.composite(tree(raster, x: 3, y: 3))
    #expect(compositor.cacheStatistics.misses == 1 && compositor.cacheStatistics.hits == 1)
  }

  @Test("at half the scale every pixel of the bitmap is two of the target, blended")
  func halfScale() {
    // Columns of 2 pixels, black and white in turn: at half scale one pixel each.
    let columns = (0..<10).map { column -> RenderContent in
      let place = RenderRect(
        minX: Double(4 * column), minY: 0, maxX: Double(4 * column + 2), maxY: 20)
      return .fill(.rectangle(place), .white)
    }
    let back = RenderContent.fill(.rectangle(RenderRect(minX: 0, minY: 0, maxX: 40, maxY: 20)), .black)
    let node = RenderNode(rasterScale: 0.5, contents: [back] + columns)
    let picture = Compositor(threads: 1).composite(RenderTree(width: 40, height: 20, nodes: [node]))
    // Between the middles of two columns, a quarter and three quarters of the way.
    #expect((4..<8).map { picture[$0, 10] & 255 } == [191, 191, 64, 64])
  }

  @Test("what is drawn outside the node's children and into negative places is in the bitmap")
  func bounds() {
    let node = RenderNode(
      rasterScale: 1,
      contents: [.fill(.rectangle(RenderRect(minX: -6, minY: -4, maxX: 2, maxY: 2)), .white)],
      children: [
        RenderNode(
          transform: .translation(x: 10, y: 3),
          contents: [.fill(.rectangle(RenderRect(minX: 0, minY: 0, maxX: 3, maxY: 3)), .white)])
      ])
    var plain = node
    plain.rasterScale = nil
    let compositor = Compositor(threads: 1)
    #expect(
      compositor.composite(tree(node, x: 8, y: 8)).pixels
        == compositor.composite(tree(plain, x: 8, y: 8)).pixels)
  }

  @Test("the bitmap is made once, for any place, and anew when something in it changes")
  func kept() {
    let compositor = Compositor(threads: 1)
    var node = card()
    node.rasterScale = 1
    for x in 0..<10 { _ = compositor.composite(tree(node, x: Double(x), y: 0)) }
    #expect(compositor.cacheStatistics.misses == 1 && compositor.cacheStatistics.hits == 9)
    node.children[0].opacity = 12
    _ = compositor.composite(tree(node, x: 0, y: 0))
    #expect(compositor.cacheStatistics.misses == 2)
    #expect(compositor.cacheStatistics.entries == 2)
  }

  @Test("the least recently used go when the budget is spent; results do not change")
  func budget() {
    let side = 32
    // A bitmap is 32 rows of 128 bytes.
    let compositor = Compositor(threads: 1, cacheBudget: 8 * side * 128)
    func node(_ shade: UInt8) -> RenderNode {
      RenderNode(
        rasterScale: 1,
        contents: [
          .fill(
            .rectangle(RenderRect(minX: 0, minY: 0, maxX: Double(side), maxY: Double(side))),
            RenderColor(blue: shade, green: 0, red: 0, alpha: 255))
        ])
    }
    for shade in 0..<100 {
      let picture = compositor.composite(tree(node(UInt8(shade)), x: 0, y: 0))
      #expect(picture[0, 0] & 255 == UInt32(shade))
      #expect(compositor.cacheStatistics.bytes <= 8 * side * 128)
    }
    let statistics = compositor.cacheStatistics
    #expect(statistics.misses == 100 && statistics.evictions == 100 - statistics.entries)
    #expect(statistics.entries > 4)
    _ = compositor.composite(tree(node(99), x: 0, y: 0))
    #expect(compositor.cacheStatistics.hits == 1)
    let none = Compositor(threads: 1, cacheBudget: 0)
    _ = none.composite(tree(node(7), x: 0, y: 0))
    #expect(none.cacheStatistics.entries == 0)
  }

  @Test(
    "odd scales and sizes, and bitmaps in bitmaps without end, are drawn without one",
    arguments: [
      0, -1, .nan, .infinity, 1e-300, 1e300,
    ])
  func oddScales(_ scale: Double) {
    var node = card()
    node.rasterScale = scale
    let picture = Compositor(threads: 1).composite(tree(node, x: 4, y: 4))
    #expect(picture.width == 60)
    if !(scale > 0 && scale.isFinite) {
      #expect(picture.pixels == Compositor(threads: 1).composite(tree(card(), x: 4, y: 4)).pixels)
    }
  }

  @Test("bitmaps of nothing in each other, and too large ones, are looked into once")
  func nothing() {
    for scale in [1.0, 100_000] {
      var node = RenderNode(
        rasterScale: scale, contents: scale == 1 ? [] : card().contents)
      for _ in 0..<40 { node = RenderNode(rasterScale: scale, children: [node]) }
      let compositor = Compositor(threads: 1)
      _ = compositor.composite(tree(node, x: 0, y: 0))
      #expect(compositor.cacheStatistics.misses <= 16)
    }
  }

  @Test("bitmaps that are not shown any more are forgotten")
  func forgotten() {
    let compositor = Compositor(threads: 1)
    var node = card()
    node.rasterScale = 1
    for frame in 0..<60 {
      node.children[0].opacity = UInt8(100 + frame)
      _ = compositor.composite(tree(node, x: 0, y: 0))
      #expect(compositor.cacheStatistics.entries <= 12)
    }
  }

  @Test("a bitmap that was inside many others looks as it does alone")
  func depth() {
    let compositor = Compositor(threads: 1)
    var node = card()
    for level in 0..<20 {
      node = RenderNode(
        transform: .translation(x: 0.5, y: 0.25), rasterScale: 0.6 + 0.02 * Double(level), children: [node])
    }
    _ = compositor.composite(tree(node, x: 3, y: 3))
    while let inner = node.children.first, inner.rasterScale != nil {
      node = inner
      let alone = Compositor(threads: 1).composite(tree(node, x: 3, y: 3)).pixels
      #expect(compositor.composite(tree(node, x: 3, y: 3)).pixels == alone)
    }
  }

  @Test("10,000 bitmaps in each other")
  func nested() {
    var node = card()
    for _ in 0..<10_000 { node = RenderNode(rasterScale: 1, children: [node]) }
    let picture = Compositor(threads: 1).composite(tree(node, x: 7, y: 5))
    #expect(largestDifference(picture, Compositor(threads: 1).composite(tree(card(), x: 7, y: 5))) <= 2)
    while let inner = node.children.first { node = inner }
  }

  // MARK: -

  /// A translucent rounded card with a shadow and a turned square on it.
  private func card() -> RenderNode {
    let plate = RenderRect(minX: 0, minY: 0, maxX: 30, maxY: 20)
    let red = RenderColor(blue: 20, green: 30, red: 180, alpha: 200)
    return RenderNode(
      underlay: [.shadow(.rectangle(plate), .black, sigma: 2)],
      contents: [.fill(.roundedRectangle(plate, RenderCornerRadii(5)), red)],
      children: [
        RenderNode(
          transform: RenderTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 15, ty: 2),
          contents: [.fill(.rectangle(RenderRect(minX: 0, minY: 0, maxX: 9, maxY: 9)), .white)])
      ])
  }

  private func tree(_ node: RenderNode, x: Double, y: Double) -> RenderTree {
    var node = node
    node.transform = .translation(x: x, y: y)
    let grey = RenderColor(blue: 90, green: 90, red: 90, alpha: 255)
    return RenderTree(width: 60, height: 50, background: grey, nodes: [node])
  }

  /// In levels of any channel.
  private func largestDifference(_ one: Picture, _ other: Picture) -> Int {
    var largest = 0
    for (one, other) in zip(one.pixels, other.pixels) {
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        largest = max(largest, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
      }
    }
    return largest
  }
}
