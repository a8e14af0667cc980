import Compositor
import CoreGraphics

/// Render trees from a seed: everything the compositor knows, mixed.
///
/// `SceneCheckCommand` has this folder too, through a link.
struct RandomTree {
  private var random: SplitMix
  let width: Int
  let height: Int
  /// Whether shadows, blurs and reduced pictures occur.
  let hasEffects: Bool
  /// Whether some nodes are bitmaps. In those nothing grows much, so that none is large.
  let hasBitmaps: Bool
  private var isInBitmap = false

  init(
    seed: UInt64, width: Int = 61, height: Int = 75, hasEffects: Bool = false, hasBitmaps: Bool = false
  ) {
    self.hasEffects = hasEffects
    self.hasBitmaps = hasBitmaps
    random = SplitMix(state: seed)
    self.width = width
    self.height = height
  }

  mutating func tree() -> RenderTree {
    let background = chance(3) ? RenderColor.clear : color()
    return RenderTree(width: width, height: height, background: background, nodes: nodes(depth: 0))
  }

  mutating func nodes(depth: Int) -> [RenderNode] {
    (0..<whole(depth == 0 ? 2...4 : 0...2)).map { _ in node(depth: depth) }
  }

  mutating func node(depth: Int) -> RenderNode {
    guard hasBitmaps, !isInBitmap, chance(4) else { return plainNode(depth: depth) }
    isInBitmap = true
    defer { isInBitmap = false }
    var node = plainNode(depth: max(depth, 2))
    node.rasterScale = number(0.3, 1.5)
    return node
  }

  private mutating func plainNode(depth: Int) -> RenderNode {
    RenderNode(
      transform: transform(), opacity: chance(2) ? 255 : UInt8(whole(0...255)), isGroup: !chance(4),
      clip: chance(3) ? shape() : nil, mask: mask(depth: depth), underlay: contents(0...1),
      contents: contents(0...3), children: depth < 3 ? nodes(depth: depth + 1) : [],
      overlay: contents(0...1))
  }

  mutating func mask(depth: Int) -> RenderMask? {
    switch whole(0...7) {
    case 0, 1: .shape(shape(), transform: transform(), alpha: chance(2) ? 255 : UInt8(whole(0...255)))
    case 2: depth < 2 ? .nodes(nodes(depth: depth + 2)) : nil
    default: nil
    }
  }

  mutating func contents(_ count: ClosedRange<Int>) -> [RenderContent] {
    (0..<whole(count)).map { _ in content() }
  }

  private mutating func content() -> RenderContent {
    if hasEffects && chance(3) { return effect() }
    if chance(2) { return .fill(shape(), color()) }
    let size = RenderRect(minX: 0, minY: 0, maxX: Double(whole(1...40)), maxY: Double(whole(1...40)))
    let picture = picture(width: Int(size.maxX), height: Int(size.maxY))
    let filter: RenderFilter = chance(3) ? .nearest : .linear
    if chance(2) {
      let (x, y) = (Double(whole(-10...50)), Double(whole(-10...50)))
      let place = RenderRect(minX: x, minY: y, maxX: x + size.maxX, maxY: y + size.maxY)
      return .picture(RenderPicture(picture), source: size, destination: place, filter: filter)
    }
    return .picture(
      RenderPicture(picture), source: chance(2) ? size : rectangle(), destination: rectangle(), filter: filter
    )
  }

  private mutating func effect() -> RenderContent {
    if chance(3) {
      return .backdropBlur(shape(), sigma: number(0, 12), saturation: number(0, 2), tint: color())
    }
    if chance(3) {
      let picture = RenderPicture(picture(width: 50, height: 40))
      let size = RenderRect(minX: 0, minY: 0, maxX: 50, maxY: 40)
      let (x, y) = (number(-5, 40), number(-5, 40))
      let small = RenderRect(minX: x, minY: y, maxX: x + number(1, 30), maxY: y + number(1, 30))
      return .picture(picture, source: size, destination: small, filter: .trilinear)
    }
    return .shadow(shape(), color(), sigma: number(0, 12))
  }

  private mutating func picture(width: Int, height: Int) -> Picture {
    let isOpaque = chance(2)
    return Picture(width: width, height: height) { bytes, bytesPerRow in
      for y in 0..<height {
        let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { row[x] = (isOpaque ? opaqueColor() : color()).word }
      }
    }
  }

  mutating func shape() -> RenderShape {
    switch whole(0...3) {
    case 0: hardened(rectangle())
    case 1:
      .rectangle(
        RenderRect(
          minX: Double(whole(-5...30)), minY: Double(whole(-5...30)), maxX: Double(whole(20...70)),
          maxY: Double(whole(20...80))))
    case 2:
      .roundedRectangle(
        rectangle(),
        RenderCornerRadii(
          topLeft: number(0, 20), topRight: number(0, 20), bottomRight: number(0, 20), bottomLeft: 0))
    default: .path(path())
    }
  }

  /// One in four has edges that are not anti-aliased; which ones the last places of its numbers decide.
  private func hardened(_ rectangle: RenderRect) -> RenderShape {
    let edges = RenderEdges(rawValue: UInt8(Int(rectangle.minX * 256) & 15))
    return Int(rectangle.minY * 256) & 3 == 0 ? .hardEdged(rectangle, edges) : .rectangle(rectangle)
  }

  private mutating func path() -> RenderPath {
    var elements: [RenderPath.Element] = [.move(point())]
    for _ in 0..<whole(2...5) {
      switch whole(0...4) {
      case 0: elements.append(.cubic(point(), point(), point()))
      case 1: elements.append(.quad(point(), point()))
      case 2: elements += [.close, .move(point())]
      default: elements.append(.line(point()))
      }
    }
    return RenderPath(elements: elements, rule: chance(2) ? .evenOdd : .nonZero)
  }

  private mutating func rectangle() -> RenderRect {
    let (x, y) = (number(-10, 50), number(-10, 50))
    return RenderRect(minX: x, minY: y, maxX: x + number(0, 50), maxY: y + number(0, 50))
  }

  private mutating func point() -> RenderPoint { RenderPoint(x: number(-20, 80), y: number(-20, 80)) }

  mutating func transform() -> RenderTransform {
    switch isInBitmap ? whole(0...1) : whole(0...9) {
    case 0: .translation(x: Double(whole(-9...9)), y: Double(whole(-9...9)))
    case 1: .translation(x: number(-9, 9), y: number(-9, 9))
    case 2:
      RenderTransform(a: number(-2, 2), b: 0, c: 0, d: number(-2, 2), tx: number(-9, 50), ty: number(-9, 50))
    case 3: RenderTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: number(0, 40), ty: number(-20, 20))
    case 4:
      RenderTransform(
        a: number(-1, 1), b: number(-1, 1), c: number(-1, 1), d: number(-1, 1), tx: number(0, 40),
        ty: number(0, 40))
    case 5:
      RenderTransform(
        a: 1, b: number(-0.2, 0.2), c: 0, d: 1, tx: number(-5, 5), ty: number(-5, 5), p: number(-0.02, 0.02),
        q: number(-0.01, 0.01))
    default: .identity
    }
  }

  private mutating func color() -> RenderColor {
    let alpha = chance(2) ? 255 : UInt8(whole(0...255))
    return RenderColor(
      blue: UInt8(whole(0...Int(alpha))), green: UInt8(whole(0...Int(alpha))),
      red: UInt8(whole(0...Int(alpha))), alpha: alpha)
  }

  private mutating func opaqueColor() -> RenderColor {
    RenderColor(
      blue: UInt8(whole(0...255)), green: UInt8(whole(0...255)), red: UInt8(whole(0...255)), alpha: 255)
  }

  mutating func chance(_ oneIn: Int) -> Bool { whole(1...oneIn) == 1 }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low...high, using: &random)
  }
}
