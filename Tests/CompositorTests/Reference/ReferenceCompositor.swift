import Compositor
import CoreGraphics

/// The rules of the render tree, pixel by pixel, whole images at a time: slow and plain.
///
/// Shares with the real one only what other suites prove by formulas: coverage of shapes and samples of pictures.
final class ReferenceCompositor {
  private let nodes: [ReferenceNode]
  private let background: UInt32
  /// Backdrops see nothing outside.
  let region: PixelBounds
  /// What has been blurred, by the number of the backdrop.
  var blurred: [Int: ReferencePicture] = [:]

  /// Bitmaps of nodes with more pixels are not made.
  static let largestBitmap = 1 << 24
  /// Farther than this from their origin bitmaps show nothing.
  static let bitmapReach = PixelBounds(minX: -16_384, minY: -16_384, maxX: 16_384, maxY: 16_384)

  init(_ nodes: [RenderNode], over background: UInt32, in region: PixelBounds) {
    var next = 0
    self.nodes = ReferenceNode.list(nodes, &next)
    self.background = background
    self.region = region
  }

  static func composite(_ tree: RenderTree) -> [UInt32] {
    let area = PixelBounds(minX: 0, minY: 0, maxX: tree.width, maxY: tree.height)
    let background = ReferencePixel.word(tree.background)
    return ReferenceCompositor(tree.nodes, over: background, in: area).image(of: area).pixels
  }

  /// - Parameter limit: Contents with this number and greater ones are left out.
  func image(of area: PixelBounds, limit: Int = .max) -> ReferenceImage {
    var image = ReferenceImage(area, filledWith: background)
    for node in nodes { paint(node, in: ReferencePlace(region, limit: limit), onto: &image) }
    return image
  }

  /// The pixels that the nodes may paint in.
  var paintedBounds: PixelBounds {
    nodes.reduce(PixelBounds.empty) { $0.union(paintedBounds(of: $1, in: ReferencePlace(region))) }
  }

  private func paint(_ reference: ReferenceNode, in parent: ReferencePlace, onto image: inout ReferenceImage)
  {
    let node = reference.node
    guard var place = parent.inside(node) else { return }
    if let bitmap = bitmap(of: reference, in: place) {
      return paint(bitmap, number: reference.number, in: place.faded(node.opacity), onto: &image)
    }
    if node.rasterScale != nil { place.makesBitmaps = false }
    let alpha = node.isGroup ? RenderColor.product(node.opacity, place.fade) : 255
    if node.isGroup { place.fade = 255 } else { place = place.faded(node.opacity) }
    let factors = ReferenceMask(image.area)
    switch node.mask {
    case nil:
      blend(through: factors.filled(with: alpha), onto: &image) {
        paintAll(of: reference, in: place, onto: &$0)
      }
    case .shape(let shape, transform: let inner, alpha: let maskAlpha):
      guard var own = place.inside(inner) else { return }
      place.visible = own.visible(through: shape)
      own.fade = 255
      let cover = factors.coverage(of: shape, under: own.transform)
      blend(through: cover.faded(RenderColor.product(alpha, maskAlpha)), onto: &image) {
        paintAll(of: reference, in: place, onto: &$0)
      }
    case .nodes:
      var inMask = place
      inMask.fade = 255
      var mask = ReferenceImage(image.area)
      for node in reference.mask { paint(node, in: inMask, onto: &mask) }
      var group = ReferenceImage(image.area)
      paintAll(of: reference, in: place, onto: &group)
      for index in image.pixels.indices {
        let factor = RenderColor.product(UInt8(mask.pixels[index] >> 24), alpha)
        image.pixels[index] = ReferencePixel.over(
          ReferencePixel.faded(group.pixels[index], factor), image.pixels[index])
      }
    }
  }

  private func paintAll(
    of reference: ReferenceNode, in place: ReferencePlace, onto image: inout ReferenceImage
  ) {
    for (number, content) in reference.underlay { paint(content, number: number, in: place, onto: &image) }
    var inner = place
    var cut = ReferenceMask(image.area).filled(with: 255)
    if let clip = reference.node.clip {
      inner.visible = place.visible(through: clip)
      cut = cut.coverage(of: clip, under: place.transform)
    }
    blend(through: cut, onto: &image) { image in
      for (number, content) in reference.contents { paint(content, number: number, in: inner, onto: &image) }
      for child in reference.children { paint(child, in: inner, onto: &image) }
    }
    for (number, content) in reference.overlay { paint(content, number: number, in: place, onto: &image) }
  }

  /// Full factor: as if there were no group. None: nothing. Between: composed apart, then blended.
  private func blend(
    through mask: ReferenceMask, onto image: inout ReferenceImage, _ paint: (inout ReferenceImage) -> Void
  ) {
    let factors = mask.factors
    guard factors.contains(where: { $0 < 255 }) else { return paint(&image) }
    var direct = image
    if factors.contains(255) { paint(&direct) }
    var group = ReferenceImage(image.area)
    if factors.contains(where: { $0 > 0 && $0 < 255 }) { paint(&group) }
    for (index, factor) in factors.enumerated() where factor > 0 {
      let faded = ReferencePixel.faded(group.pixels[index], factor)
      image.pixels[index] =
        factor == 255 ? direct.pixels[index] : ReferencePixel.over(faded, image.pixels[index])
    }
  }
}
