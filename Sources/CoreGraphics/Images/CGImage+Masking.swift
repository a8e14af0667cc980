import CCairo

extension CGImage {
  /// A stencil: what is drawn of it is painted in the fill colour.
  ///
  /// - Parameters:
  ///   - bitsPerComponent: 1, 2, 4 or 8; samples of less than 8 bits lie in a byte from its highest bits on.
  ///   - bitsPerPixel: The same.
  ///   - bytesPerRow: From one row to the next.
  ///   - provider: The samples, from the top row down: 0 paints, the largest number leaves out.
  ///   - decode: What 0 and the largest number stand for; nil for 0 and 1.
  ///   - shouldInterpolate: Makes no difference: contexts decide how images are scaled.
  /// - Returns: Nil for other layouts, and when there are too few bytes.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard
      let samples = PackedSamples(
        width: width, height: height, bits: bitsPerComponent, bitsPerPixel: bitsPerPixel,
        bytesPerRow: bytesPerRow, data: provider.data)
    else { return nil }
    let (first, last) = (decode?[0] ?? 0, decode?[1] ?? 1)
    let alphas = (0...samples.largest).map { sample in
      let value = first + (last - first) * CGFloat(sample) / CGFloat(samples.largest)
      return UInt32(((1 - (value > 0 ? min(value, 1) : 0)) * 255).rounded()) << 24
    }
    let picture = samples.picture(isOpaque: false) { alphas[$0] }
    self.init(picture: picture, isMask: true)
  }

  /// This image seen through a mask, which is scaled to its size.
  ///
  /// - Parameter mask: A stencil shows the image where it would paint. Of another image brightness shows: nothing is
  ///   left where it is black; where it has alpha, that.
  public func masking(_ mask: CGImage) -> CGImage? {
    let isSameSize = mask.width == width && mask.height == height
    guard !isMask, let source = mask.coverage.makeCairoSource(filter: isSameSize ? .none : .default) else {
      return nil
    }
    let picture = picture
    let masked = Picture(width: width, height: height) { target, rowLength in
      for y in 0..<picture.height {
        (target + y * rowLength).copyMemory(
          from: picture.bytes + y * picture.bytesPerRow, byteCount: picture.width * 4)
      }
      guard
        let surface = cairo_image_surface_create_for_data(
          target.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(picture.width),
          Int32(picture.height), Int32(rowLength)), let cairo = cairo_create(surface)
      else { return }
      cairo_scale(
        cairo, Double(picture.width) / Double(mask.width), Double(picture.height) / Double(mask.height))
      cairo_set_source(cairo, source.pattern)
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
      cairo_paint(cairo)
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    return CGImage(picture: masked)
  }

  /// This image without the pixels whose colour lies in a range.
  ///
  /// - Parameter components: The smallest and the largest red, green and blue of what is left out, in turn, 0...255.
  /// - Returns: Nil for stencils, images with alpha, and other counts of numbers.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard !isMask, picture.isOpaque, components.count == 6 else { return nil }
    let picture = picture
    let masked = Picture(width: width, height: height) { target, rowLength in
      for y in 0..<picture.height {
        let source = (picture.bytes + y * picture.bytesPerRow).assumingMemoryBound(to: UInt8.self)
        let row = (target + y * rowLength).assumingMemoryBound(to: UInt8.self)
        for x in 0..<picture.width {
          // Bytes are blue, green, red.
          let isLeftOut = (0..<3).allSatisfy { part in
            let value = CGFloat(source[4 * x + 2 - part])
            return components[2 * part] <= value && value <= components[2 * part + 1]
          }
          for part in 0..<4 where !isLeftOut { row[4 * x + part] = source[4 * x + part] }
        }
      }
    }
    return CGImage(picture: masked)
  }

  /// The image's numbers taken as another space's.
  ///
  /// - Parameter space: Red-green-blue.
  /// - Returns: Nil for other spaces and for stencils. The copy's own numbers are those of sRGB, as all images' are.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard !isMask, space.model == .rgb else { return nil }
    let picture = picture
    let copy = Picture(width: width, height: height, isOpaque: picture.isOpaque ? true : nil) {
      target, rowLength in
      for y in 0..<picture.height {
        let row = target + y * rowLength
        row.copyMemory(from: picture.bytes + y * picture.bytesPerRow, byteCount: picture.width * 4)
        PixelConversion(from: space)?.convert(row.assumingMemoryBound(to: UInt8.self), width: picture.width)
      }
    }
    return CGImage(picture: copy)
  }

  /// What a clip or another image sees of this one: its alpha, or how bright it is where it has none.
  var coverage: Picture {
    isMask || !picture.isOpaque ? picture : picture.withLumaAsAlpha()
  }
}
