/// An immutable bitmap.
public final class CGImage: Sendable {
  package let picture: Picture
  /// Whether the image is a stencil, painted in the fill colour through its alpha.
  public let isMask: Bool

  package init(picture: Picture, isMask: Bool = false) {
    self.picture = picture
    self.isMask = isMask
  }

  /// In pixels.
  public var width: Int { picture.width }
  /// In pixels.
  public var height: Int { picture.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { picture.bytesPerRow }
  /// sRGB, which other spaces are converted to when an image is made; nil for a stencil.
  public var colorSpace: CGColorSpace? { isMask ? nil : .standardRGB }
  public var alphaInfo: CGImageAlphaInfo { picture.isOpaque ? .noneSkipFirst : .premultipliedFirst }
  public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: alphaInfo.rawValue | byteOrderInfo.rawValue)
  }
  public var pixelFormatInfo: CGImagePixelFormatInfo { isMask ? .mask : .packed }
  /// Nil: the numbers stand for themselves.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// 1: no colour is brighter than white.
  public var contentHeadroom: Float { 1 }
  public var shouldInterpolate: Bool { true }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  public func copy() -> CGImage? {
    CGImage(picture: picture, isMask: isMask)
  }

  /// The part of the image inside a rectangle, whose edges are rounded outwards to whole pixels.
  ///
  /// - Parameter rect: In pixels from the top left.
  /// - Returns: Nil when no pixel is inside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isNull, !area.isEmpty else { return nil }
    let source = picture
    let left = Int(area.minX)
    let top = Int(area.minY)
    let (width, height) = (Int(area.width), Int(area.height))
    let cropped = Picture(
      width: width, height: height, isOpaque: isMask ? false : source.isOpaque ? true : nil
    ) {
      bytes, bytesPerRow in
      for y in 0..<height {
        (bytes + y * bytesPerRow).copyMemory(
          from: source.bytes + (top + y) * source.bytesPerRow + left * 4, byteCount: width * 4)
      }
    }
    return CGImage(picture: cropped, isMask: isMask)
  }
}

extension CGImage: Hashable {
  /// Two images are equal when they share their pixels.
  public static func == (left: CGImage, right: CGImage) -> Bool {
    left.picture === right.picture
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(picture))
  }
}
