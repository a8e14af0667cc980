import CPNG

/// Reading PNG of every kind through libpng's simplified interface, which also brings the numbers to sRGB.
enum PNGFile {
  static func read(_ bytes: UnsafeRawBufferPointer) -> Picture? {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else { return nil }
    defer { png_image_free(&image) }
    // Else libpng takes numbers of 16 bits for light, where a file does not say what they are.
    image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    let format = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_BGR)
    image.format = format | UInt32(PNG_FORMAT_FLAG_ALPHA)
    let (width, height) = (Int(image.width), Int(image.height))
    return Picture.read(width: width, height: height) { pixels, bytesPerRow in
      guard png_image_finish_read(&image, nil, pixels, Int32(bytesPerRow), nil) != 0 else { return false }
      Picture.premultiply(pixels, bytesPerRow: bytesPerRow, width: width, height: height)
      return true
    }
  }
}
