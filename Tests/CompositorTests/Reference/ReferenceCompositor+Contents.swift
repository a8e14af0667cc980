import Compositor

// What nodes paint.
extension ReferenceCompositor {
  func paint(
    _ content: RenderContent, number: Int, in place: ReferencePlace, onto image: inout ReferenceImage
  ) {
    if number >= place.limit { return }
    switch content {
    case .fill(let shape, let color):
      let pixel = ReferencePixel.word(color)
      paint(ReferenceMask(image.area).coverage(of: shape, under: place.transform), place, onto: &image) {
        _, _ in
        pixel
      }
    case .picture(let picture, source: let source, destination: let destination, filter: let filter):
      let shown = ReferencePicture(
        picture.picture, source: source, destination: destination, filter: filter, under: place.transform)
      paint(shown, inside: .rectangle(destination), place, onto: &image)
    case .shadow(let shape, let color, sigma: let sigma):
      let deviation = place.deviation(sigma)
      guard deviation >= 0.0625 else {
        return paint(.fill(shape, color), number: number, in: place, onto: &image)
      }
      let shadow = ReferenceShadow(of: shape, under: place.transform, sigma: deviation, in: image.area)
      let pixel = ReferencePixel.word(color)
      for index in image.pixels.indices {
        let (x, y) = image.place(index)
        let factor = RenderColor.product(shadow[x, y], place.fade)
        image.pixels[index] = ReferencePixel.over(
          ReferencePixel.faded(pixel, factor), image.pixels[index])
      }
    case .backdropBlur(let shape, sigma: let sigma, saturation: let saturation, tint: let tint):
      if place.deviation(sigma) >= 0.0625 || saturation != 1 {
        let backdrop = ReferenceBackdrop(sigma: place.deviation(sigma), saturation: saturation)
        paint(blurred(backdrop, shape, number: number, in: place), inside: shape, place, onto: &image)
      }
      paint(.fill(shape, tint), number: number, in: place, onto: &image)
    }
  }

  private func paint(
    _ picture: ReferencePicture, inside shape: RenderShape, _ place: ReferencePlace,
    onto image: inout ReferenceImage
  ) {
    guard let sample = picture.sample else { return }
    paint(
      ReferenceMask(image.area).coverage(of: shape, under: place.transform), place, onto: &image, sample)
  }

  private func paint(
    _ cover: ReferenceMask, _ place: ReferencePlace, onto image: inout ReferenceImage,
    _ pixel: (_ x: Int, _ y: Int) -> UInt32
  ) {
    for (index, covered) in cover.factors.enumerated() where covered > 0 {
      let (x, y) = image.place(index)
      let factor = RenderColor.product(covered, place.fade)
      image.pixels[index] = ReferencePixel.over(
        ReferencePixel.faded(pixel(x, y), factor), image.pixels[index])
    }
  }

  /// All that is painted before a backdrop, blurred once.
  private func blurred(
    _ backdrop: ReferenceBackdrop, _ shape: RenderShape, number: Int, in place: ReferencePlace
  ) -> ReferencePicture {
    if let known = blurred[number] { return known }
    let shown = place.visible(through: shape)
    guard !shown.isEmpty else { return .nothing }
    let below = image(of: shown.expanded(by: backdrop.reach).intersection(region), limit: number)
    let (picture, area) = backdrop.blurred(below)
    let all = RenderRect(minX: 0, minY: 0, maxX: Double(picture.width), maxY: Double(picture.height))
    let result = ReferencePicture(picture, source: all, destination: area, filter: .linear, under: .identity)
    blurred[number] = result
    return result
  }
}
