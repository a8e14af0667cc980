import Compositor

extension LayerPainter {
  /// Contents, or while they change both the old and the new ones over each other.
  func paintContents(into node: inout RenderNode) {
    if storage.values.contents == nil, storage.values.contentsFade == nil { return }
    if let fade = storage.values.contentsFade {
      // Old ones in full under new ones that come in: for opaque pictures that is the exact cross-fade.
      let parts: [(Any?, Double)] = [(fade.from, 1), (fade.to, fade.fraction)]
      for (contents, opacity) in parts {
        let pieces = picturePieces(contents)
        guard !pieces.isEmpty, opacity > 0 else { continue }
        node.children.append(
          RenderNode(opacity: UInt8(opacity: Float(opacity)), contents: pieces))
      }
    } else {
      node.contents += picturePieces(storage.values.contents)
    }
  }

  private func picturePieces(_ contents: Any?) -> [RenderContent] {
    switch contents {
    case let store as BackingStore:
      placedPieces(store.image.picture, scale: store.scale, isDrawn: true)
    case let image as CGImage:
      placedPieces(image.picture, scale: imageScale, isDrawn: false)
    default: []
    }
  }

  private var imageScale: CGFloat {
    let scale = storage.values.contentsScale
    return scale > 0 ? scale : 1
  }

  /// - Parameter isDrawn: Whether the layer drew the picture itself, for these bounds up to a part of a pixel.
  private func placedPieces(_ picture: Picture, scale: CGFloat, isDrawn: Bool) -> [RenderContent] {
    guard picture.width > 0, picture.height > 0, storage.values.bounds.hasFiniteEdges else { return [] }
    let part = storage.values.contentsRect
    let size = CGSize(
      width: CGFloat(picture.width) * part.width / scale,
      height: CGFloat(picture.height) * part.height / scale)
    let fits =
      isDrawn && abs(size.width - storage.values.bounds.width) * scale < 1
      && abs(size.height - storage.values.bounds.height) * scale < 1
    let gravity = fits ? .topLeft : storage.values.contentsGravity
    let destination = ContentsPlacement.rect(of: size, in: storage.values.bounds, gravity: gravity)
    let source = CGRect(
      x: part.minX * CGFloat(picture.width), y: part.minY * CGFloat(picture.height),
      width: part.width * CGFloat(picture.width), height: part.height * CGFloat(picture.height))
    let filter = filter(from: source, to: destination)
    return ContentsPlacement.pieces(
      source: source, destination: destination, center: storage.values.contentsCenter, scale: scale
    ).map { source, destination in
      .picture(
        RenderPicture(picture),
        source: RenderRect(
          minX: Double(source.minX), minY: Double(source.minY), maxX: Double(source.maxX),
          maxY: Double(source.maxY)),
        destination: sampler.pixels(destination), filter: filter)
    }
  }

  private func filter(from source: CGRect, to destination: CGRect) -> RenderFilter {
    let isLarger = destination.width * sampler.scale > source.width
    switch isLarger ? storage.values.magnificationFilter : storage.values.minificationFilter {
    case .nearest: return .nearest
    case .trilinear: return .trilinear
    default: return .linear
    }
  }

  /// Has pictures that fill the bounds end where edges that are not anti-aliased do: they are drawn beyond, and cut.
  func hardenPictures(of node: inout RenderNode) {
    guard !node.contents.isEmpty, !storage.hardEdges.isEmpty,
      case .hardEdged(let bounds, _) = outline
    else { return }
    var wide: [RenderContent] = []
    for content in node.contents {
      guard case .picture(let picture, let source, let destination, let filter) = content,
        destination == bounds, source == RenderRect(whole: picture.picture)
      else { return }
      // Beyond its edges a picture repeats its last pixels.
      wide.append(
        .picture(picture, source: source.threefold, destination: destination.threefold, filter: filter))
    }
    node.children.insert(RenderNode(clip: outline, contents: wide), at: 0)
    node.contents = []
  }
}

extension RenderRect {
  fileprivate init(whole picture: Picture) {
    self.init(minX: 0, minY: 0, maxX: Double(picture.width), maxY: Double(picture.height))
  }

  /// With as much again on every side.
  fileprivate var threefold: RenderRect {
    let (width, height) = (maxX - minX, maxY - minY)
    return RenderRect(minX: minX - width, minY: minY - height, maxX: maxX + width, maxY: maxY + height)
  }
}
