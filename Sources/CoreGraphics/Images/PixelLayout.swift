/// How bytes in somebody's memory make a pixel, and the way from there to this project's pixels and back.
struct PixelLayout: Equatable, Sendable {
  enum Alpha: Sendable {
    case none, premultiplied, straight
  }

  let bytesPerPixel: Int
  /// Places of red, green and blue in a pixel, all the same for greys, none for alpha alone.
  private let colors: (red: Int, green: Int, blue: Int)?
  /// The place of alpha; that of the unused byte where there is no alpha.
  private let alphaPlace: Int?
  private let alpha: Alpha

  /// True for blue, green, red, alpha: the layout everything is drawn in.
  let isNative: Bool

  /// Nil for layouts that are not 8 bits a part.
  ///
  /// - Parameters:
  ///   - bitsPerComponent: 8.
  ///   - model: Grey or red-green-blue; nil for alpha alone.
  ///   - bitmapInfo: Alpha's place and kind, and the order of bytes.
  init?(bitsPerComponent: Int, model: CGColorSpaceModel?, bitmapInfo: CGBitmapInfo) {
    let info = CGImageAlphaInfo(bitmapInfo)
    let order = bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue
    guard bitsPerComponent == 8, let info, !bitmapInfo.contains(.floatComponents) else { return nil }
    switch info {
    case .premultipliedFirst, .premultipliedLast: alpha = .premultiplied
    case .first, .last: alpha = .straight
    case .none, .noneSkipFirst, .noneSkipLast: alpha = .none
    case .alphaOnly: alpha = .premultiplied
    }
    if info == .alphaOnly {
      (bytesPerPixel, colors, alphaPlace, isNative) = (1, nil, 0, false)
      return
    }
    if model == .monochrome {
      guard info == .none else { return nil }
      (bytesPerPixel, colors, alphaPlace, isNative) = (1, (0, 0, 0), nil, false)
      return
    }
    guard model == .rgb else { return nil }
    if info == .none {
      (bytesPerPixel, colors, alphaPlace, isNative) = (3, (0, 1, 2), nil, false)
      return
    }
    let isLittle = order == CGBitmapInfo.byteOrder32Little.rawValue
    guard isLittle || order == 0 || order == CGBitmapInfo.byteOrder32Big.rawValue else { return nil }
    let isFirst = info == .first || info == .premultipliedFirst || info == .noneSkipFirst
    let places = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
    // Little-endian words lie backwards in memory.
    let inMemory = isLittle ? places.map { 3 - $0 } : places
    bytesPerPixel = 4
    colors = (inMemory[0], inMemory[1], inMemory[2])
    alphaPlace = inMemory[3]
    isNative = isLittle && isFirst && alpha != .straight
  }

  static func == (left: PixelLayout, right: PixelLayout) -> Bool {
    left.bytesPerPixel == right.bytesPerPixel && left.alphaPlace == right.alphaPlace
      && left.alpha == right.alpha && left.colors?.red == right.colors?.red
  }

  var isOpaque: Bool { alpha == .none }

  /// Quartz draws into no straight alpha, nor into 24 bits.
  var canBeDrawnInto: Bool { alpha != .straight && bytesPerPixel != 3 }

  /// Turns a row of this layout into blue, green, red and alpha, premultiplied.
  func read(_ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, width: Int) {
    for x in 0..<width {
      let pixel = source + x * bytesPerPixel
      let alphaValue = isOpaque ? 255 : Int(pixel[alphaPlace ?? 0])
      func part(_ place: Int?) -> UInt8 {
        guard let place else { return 0 }
        return alpha == .straight ? UInt8((Int(pixel[place]) * alphaValue + 127) / 255) : pixel[place]
      }
      target[4 * x] = part(colors?.blue)
      target[4 * x + 1] = part(colors?.green)
      target[4 * x + 2] = part(colors?.red)
      target[4 * x + 3] = UInt8(alphaValue)
    }
  }

  /// Turns blue, green, red and alpha, premultiplied, into a row of this layout.
  func write(_ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, width: Int) {
    for x in 0..<width {
      let pixel = source + 4 * x
      let output = target + x * bytesPerPixel
      let alphaValue = Int(pixel[3])
      if let alphaPlace { output[alphaPlace] = isOpaque ? 255 : pixel[3] }
      guard let colors else { continue }
      guard bytesPerPixel > 1 else {
        output[0] = Self.luma(pixel)
        continue
      }
      func part(_ value: UInt8) -> UInt8 {
        guard alpha == .straight, alphaValue > 0 else { return value }
        return UInt8(min((Int(value) * 510 + alphaValue) / (2 * alphaValue), 255))
      }
      output[colors.red] = part(pixel[2])
      output[colors.green] = part(pixel[1])
      output[colors.blue] = part(pixel[0])
    }
  }

  /// The brightness of blue, green and red by Rec. 709, its weights in 1/65,536.
  static func luma(_ pixel: UnsafePointer<UInt8>) -> UInt8 {
    let sum = 13_933 * Int(pixel[2]) + 46_871 * Int(pixel[1]) + 4_732 * Int(pixel[0])
    return UInt8((sum + 32_768) >> 16)
  }
}
