import Compositor
import CoreGraphics
import PixelKernels

/// The rules of the render tree, pixel by pixel, whole images at a time: slow and plain.
///
/// Shares with the real one only what other suites prove by formulas: coverage of shapes and samples of pictures.
struct ReferenceCompositor {
  let width: Int
  let height: Int

  typealias Image = [UInt32]

  static func composite(_ tree: RenderTree) -> Image {
    let reference = ReferenceCompositor(width: tree.width, height: tree.height)
    var image = Image(repeating: word(tree.background), count: tree.width * tree.height)
    for node in tree.nodes { reference.paint(node, under: .identity, fade: 255, onto: &image) }
    return image
  }

  /// Whether there are no bitmaps of nodes, shadows, backdrops and pictures that are drawn from smaller versions.
  static func knows(_ tree: RenderTree) -> Bool { tree.nodes.allSatisfy(knows) }

  private static func knows(_ node: RenderNode) -> Bool {
    let contents = (node.underlay + node.contents + node.overlay).allSatisfy { content in
      switch content {
      case .fill: true
      case .picture(_, source: _, destination: _, filter: let filter): filter != .trilinear
      case .shadow, .backdropBlur: false
      }
    }
    var inner = node.children
    if case .nodes(let nodes)? = node.mask { inner += nodes }
    return node.rasterScale == nil && contents && inner.allSatisfy(knows)
  }

  private func paint(_ node: RenderNode, under parent: DeviceTransform, fade: UInt8, onto image: inout Image)
  {
    guard let transform = parent.concatenated(to: DeviceTransform(node.transform)).normalized(),
      transform.isFinite
    else { return }
    let opacity = RenderColor.product(node.opacity, fade)
    if opacity == 0 { return }
    let alpha = node.isGroup ? opacity : 255
    let partFade = node.isGroup ? 255 : opacity
    func paintAll(_ image: inout Image) {
      for content in node.underlay { paint(content, under: transform, fade: partFade, onto: &image) }
      let clip = node.clip.map { coverage(of: $0, under: transform) }
      blend(through: clip, onto: &image) { image in
        for content in node.contents { paint(content, under: transform, fade: partFade, onto: &image) }
        for child in node.children { paint(child, under: transform, fade: partFade, onto: &image) }
      }
      for content in node.overlay { paint(content, under: transform, fade: partFade, onto: &image) }
    }
    switch node.mask {
    case nil:
      blend(through: [UInt8](repeating: alpha, count: width * height), onto: &image, paintAll)
    case .shape(let shape, transform: let inner, alpha: let maskAlpha):
      guard let own = transform.concatenated(to: DeviceTransform(inner)).normalized(), own.isFinite else {
        return
      }
      let factor = RenderColor.product(alpha, maskAlpha)
      let cover = coverage(of: shape, under: own).map { RenderColor.product($0, factor) }
      blend(through: cover, onto: &image, paintAll)
    case .nodes(let nodes):
      var mask = Image(repeating: 0, count: width * height)
      for node in nodes { paint(node, under: transform, fade: 255, onto: &mask) }
      var group = Image(repeating: 0, count: width * height)
      paintAll(&group)
      for index in image.indices {
        let factor = RenderColor.product(UInt8(mask[index] >> 24), alpha)
        image[index] = Self.over(Self.faded(group[index], factor), image[index])
      }
    }
  }

  /// Full factor: as if there were no group. None: nothing. Between: composed apart, then blended.
  private func blend(through factors: [UInt8]?, onto image: inout Image, _ paint: (inout Image) -> Void) {
    guard let factors, factors.contains(where: { $0 < 255 }) else {
      paint(&image)
      return
    }
    var direct = image
    if factors.contains(255) { paint(&direct) }
    var group = Image(repeating: 0, count: width * height)
    if factors.contains(where: { $0 > 0 && $0 < 255 }) { paint(&group) }
    for index in image.indices where factors[index] > 0 {
      let factor = factors[index]
      image[index] =
        factor == 255 ? direct[index] : Self.over(Self.faded(group[index], factor), image[index])
    }
  }

  private func paint(
    _ content: RenderContent, under transform: DeviceTransform, fade: UInt8, onto image: inout Image
  ) {
    switch content {
    case .fill(let shape, let color):
      let cover = coverage(of: shape, under: transform)
      for index in image.indices {
        let factor = RenderColor.product(cover[index], fade)
        image[index] = Self.over(Self.faded(Self.word(color), factor), image[index])
      }
    case .picture(let picture, source: let source, destination: let destination, filter: let filter):
      let cover = coverage(of: .rectangle(destination), under: transform)
      guard
        let placement = PicturePlacement(
          picture.picture, source: source, destination: destination, filter: filter, under: transform)
      else { return }
      for index in image.indices where cover[index] > 0 {
        let sample = Self.sample(picture.picture, placement, x: index % width, y: index / width)
        let factor = RenderColor.product(cover[index], fade)
        image[index] = Self.over(Self.faded(sample, factor), image[index])
      }
    case .shadow, .backdropBlur:
      break
    }
  }

  private func coverage(of shape: RenderShape, under transform: DeviceTransform) -> [UInt8] {
    let bounds = PixelBounds(minX: 0, minY: 0, maxX: width, maxY: height)
    let map = CoverageMap(of: shape, under: transform, bounds: bounds)
    return (0..<width * height).map { map[$0 % width, $0 / width] }
  }

  private static func sample(_ picture: Picture, _ placement: PicturePlacement, x: Int, y: Int) -> UInt32 {
    switch placement {
    case .copied(x: let offsetX, y: let offsetY):
      return picture[x - offsetX, y - offsetY]
    case .sampled(let scene):
      let kernels = PixelKernelsPortable().pointee
      let sampling: PixelSampling =
        switch (scene.isLinear, scene.isProjective) {
        case (false, false): kernels.sampleNearest
        case (true, false): kernels.sampleLinear
        case (false, true): kernels.sampleNearestProjective
        case (true, true): kernels.sampleLinearProjective
        }
      var pixel: UInt32 = 0
      withUnsafePointer(to: scene.sampler) { sampling(&pixel, $0, Int32(x), Int32(y), 1) }
      return pixel
    }
  }

  static func word(_ color: RenderColor) -> UInt32 {
    UInt32(color.alpha) << 24 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  }

  static func faded(_ pixel: UInt32, _ alpha: UInt8) -> UInt32 {
    channels { RenderColor.product(UInt8(pixel >> $0 & 255), alpha) }
  }

  static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
    let through = 255 - UInt8(source >> 24)
    return channels {
      let below = RenderColor.product(UInt8(target >> $0 & 255), through)
      return UInt8(min(255, Int(source >> $0 & 255) + Int(below)))
    }
  }

  private static func channels(_ channel: (UInt32) -> UInt8) -> UInt32 {
    var pixel: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) { pixel |= UInt32(channel(shift)) << shift }
    return pixel
  }
}
