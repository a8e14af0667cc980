import CCairo

/// A bitmap to draw into.
///
/// As in Quartz, a context's space has its origin at the bottom left and y upwards. Who draws for UIKit calls
/// `flipToTopLeft(scale:)` first.
///
/// Pixels are 8-bit premultiplied sRGB in the byte order blue, green, red, alpha.
public class CGContext {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  public let bytesPerRow: Int
  public let bitmapInfo: CGBitmapInfo
  /// The first byte of the top row.
  private let memory: UnsafeMutableRawPointer
  private let ownsMemory: Bool
  private let surface: OpaquePointer

  /// The Cairo context with the current transform and clip, for what is drawn with other libraries; use
  /// `paint(_:)` to have alpha, blend mode and shadow apply.
  package let cairo: OpaquePointer

  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  /// The current path, in pixels: later changes of the transform do not move it.
  var currentPath = PathBuilder()
  /// From the space that shadow offsets are measured in to pixels.
  var baseToPixels: CGAffineTransform
  var allowsAntialiasing = true
  /// For each open transparency layer, how many states were saved when it began.
  var layerDepths: [Int] = []

  /// A bitmap context of the one layout this project draws in.
  ///
  /// - Parameters:
  ///   - data: Memory of `height * bytesPerRow` bytes, or nil to let the context have its own.
  ///   - width: In pixels, 1...32767.
  ///   - height: In pixels, 1...32767.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: A multiple of 4, or 0 to let the context choose; 0 needs `data` to be nil.
  ///   - space: Red-green-blue.
  ///   - bitmapInfo: `byteOrder32Little` with `premultipliedFirst` or `noneSkipFirst`.
  /// - Returns: Nil for other layouts.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    guard bitsPerComponent == 8, space.model == .rgb, info.contains(.byteOrder32Little),
      alpha == .premultipliedFirst || alpha == .noneSkipFirst
    else { return nil }
    self.init(memory: data, width: width, height: height, bytesPerRow: bytesPerRow, bitmapInfo: info)
  }

  /// A transparent bitmap of its own.
  ///
  /// - Parameters:
  ///   - pixelsWide: 1...32767.
  ///   - pixelsHigh: 1...32767.
  package convenience init?(pixelsWide: Int, pixelsHigh: Int) {
    let info = CGBitmapInfo(
      rawValue: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue)
    self.init(memory: nil, width: pixelsWide, height: pixelsHigh, bytesPerRow: 0, bitmapInfo: info)
  }

  private init?(
    memory: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, bitmapInfo: CGBitmapInfo
  ) {
    let range = 1...32767
    guard range.contains(width), range.contains(height) else { return nil }
    let rowLength = bytesPerRow == 0 && memory == nil ? Picture.bytesPerRow(forWidth: width) : bytesPerRow
    guard rowLength >= width * 4, rowLength % 4 == 0 else { return nil }
    let bytes = memory ?? CGContext.zeroedMemory(byteCount: rowLength * height)
    let isOpaque = bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue != 2
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height), Int32(rowLength)),
      let cairo = cairo_create(surface)
    else {
      if memory == nil { bytes.deallocate() }
      return nil
    }
    self.width = width
    self.height = height
    self.bytesPerRow = rowLength
    self.bitmapInfo = bitmapInfo
    self.memory = bytes
    self.ownsMemory = memory == nil
    self.surface = surface
    self.cairo = cairo
    baseToPixels = CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height))
    state = GraphicsState(userToPixels: baseToPixels)
    transformChanged()
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
    if ownsMemory { memory.deallocate() }
  }

  private static func zeroedMemory(byteCount: Int) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    return memory
  }

  public var data: UnsafeMutableRawPointer? {
    cairo_surface_flush(surface)
    return memory
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var colorSpace: CGColorSpace? { .standardRGB }
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }

  /// Finishes what is being drawn; bitmaps are always up to date.
  public func flush() {
    cairo_surface_flush(surface)
  }

  public func synchronize() {
    flush()
  }

  /// A copy of the pixels as they are now.
  public func makeImage() -> CGImage? {
    flush()
    let isOpaque = alphaInfo == .noneSkipFirst
    let picture = Picture(width: width, height: height, isOpaque: isOpaque ? true : nil) { bytes, rowLength in
      for y in 0..<height {
        let row = bytes + y * rowLength
        row.copyMemory(from: memory + y * bytesPerRow, byteCount: width * 4)
        guard isOpaque else { continue }
        // The unused byte of an opaque context may hold anything.
        let alpha = row.assumingMemoryBound(to: UInt8.self)
        for x in 0..<width { alpha[4 * x + 3] = 255 }
      }
    }
    return CGImage(picture: picture)
  }

  /// Turns the context into one for UIKit: origin at the top left, y downwards, points of `scale` pixels.
  package func flipToTopLeft(scale: CGFloat) {
    baseToPixels = CGAffineTransform(scaleX: scale, y: scale)
    state.userToPixels = baseToPixels
    transformChanged()
  }
}
