extension CGImage {
  /// An image from pixels in memory.
  ///
  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - bitsPerComponent: 8; for numbers of a table also 1, 2 or 4, which lie in a byte from its highest bits on.
  ///   - bitsPerPixel: 8 for greys, 24 or 32 for red, green and blue, `bitsPerComponent` for numbers of a table.
  ///   - bytesPerRow: From one row to the next.
  ///   - space: Grey, red-green-blue or a table; pixels are converted to sRGB.
  ///   - bitmapInfo: Alpha's place and kind, and the order of bytes.
  ///   - provider: The bytes, from the top row down.
  ///   - decode: Nil.
  ///   - shouldInterpolate: Makes no difference: contexts decide how images are scaled.
  ///   - intent: Makes no difference.
  /// - Returns: Nil for other layouts, and when there are too few bytes.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    if case .indexed(let colors) = space.kind {
      guard decode == nil, CGImageAlphaInfo(bitmapInfo) == CGImageAlphaInfo.none,
        let samples = PackedSamples(
          width: width, height: height, bits: bitsPerComponent, bitsPerPixel: bitsPerPixel,
          bytesPerRow: bytesPerRow, data: provider.data)
      else { return nil }
      let pixels = (0...samples.largest).map { colors.pixel(at: $0) }
      self.init(picture: samples.picture(isOpaque: true) { pixels[$0] })
      return
    }
    guard decode == nil, PictureReader.isAcceptable(width: width, height: height),
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, model: space.model, bitmapInfo: bitmapInfo),
      layout.bytesPerPixel * 8 == bitsPerPixel, bytesPerRow >= width * layout.bytesPerPixel,
      let data = provider.data, data.count >= (height - 1) * bytesPerRow + width * layout.bytesPerPixel
    else { return nil }
    let conversion = PixelConversion(from: space)
    self.init(
      picture: Picture(width: width, height: height, isOpaque: layout.isOpaque ? true : nil) {
        pixels, pixelsPerRow in
        data.withUnsafeBytes { bytes in
          guard let source = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
          for y in 0..<height {
            let row = (pixels + y * pixelsPerRow).assumingMemoryBound(to: UInt8.self)
            layout.read(source + y * bytesPerRow, into: row, width: width)
            conversion?.convert(row, width: width)
          }
        }
      })
  }

  /// An image from a PNG file.
  ///
  /// - Returns: Nil when the data is no PNG or damaged, or `decode` is given.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil, let data = source.data,
      let picture = data.withUnsafeBytes({ PNGFile.read($0) })
    else { return nil }
    self.init(picture: picture)
  }

  /// An image from a JPEG file.
  ///
  /// - Returns: Nil when the data is no JPEG or damaged, or `decode` is given.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil, let data = source.data,
      let picture = data.withUnsafeBytes({ JPEGFile.read($0) })
    else { return nil }
    self.init(picture: picture)
  }

  /// The pixels: `height` rows of `bytesPerRow` bytes, from the top down.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(data: Data(bytes: picture.bytes, count: picture.bytesPerRow * picture.height))
  }
}
