import CCairo

/// A bitmap to draw into.
///
/// As in Quartz, a context's space has its origin at the bottom left and y upwards. Who draws for UIKit calls
/// `flipToTopLeft(scale:)` first.
public class CGContext {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  public let bitmapInfo: CGBitmapInfo
  public let colorSpace: CGColorSpace?
  /// What is drawn into: 8-bit premultiplied sRGB, blue, green, red, alpha.
  let pixels: PixelMemory
  /// Where the pixels are kept for who asked for another layout.
  let foreignPixels: ForeignPixels?
  let surface: OpaquePointer

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
  /// True where an uncoloured pattern is drawn: calls that set colours do nothing.
  var keepsColors = false
  /// Tells who gave the memory that it is no longer needed.
  private var release: (() -> Void)?
  /// For each open transparency layer, how many states were saved when it began.
  var layerDepths: [Int] = []

  /// A bitmap context.
  ///
  /// - Parameters:
  ///   - data: Memory of `height * bytesPerRow` bytes that outlives the context, or nil to let it have its own.
  ///   - width: In pixels, 1...32767.
  ///   - height: In pixels, 1...32767.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: 0 lets the context choose, which needs `data` to be nil.
  ///   - space: Red-green-blue or grey.
  ///   - bitmapInfo: 32 bits with alpha premultiplied or skipped, first or last, in either byte order; `none` for
  ///     grey; or alpha only. `premultipliedFirst` with `byteOrder32Little` is drawn into without copying.
  /// - Returns: Nil for other layouts.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, model: space.model, bitmapInfo: info),
      layout.canBeDrawnInto, PixelMemory.sizes.contains(width), PixelMemory.sizes.contains(height),
      bytesPerRow > 0 || data == nil,
      bytesPerRow == 0 || bytesPerRow >= width * layout.bytesPerPixel
    else { return nil }
    if layout.isNative, bytesPerRow % 4 == 0 {
      let pixels = PixelMemory(data, width: width, height: height, bytesPerRow: bytesPerRow)
      self.init(
        pixels: pixels, foreignPixels: nil, space: space, bitmapInfo: info, isOpaque: layout.isOpaque)
      return
    }
    let rowLength = bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow
    self.init(
      pixels: PixelMemory(nil, width: width, height: height, bytesPerRow: 0),
      foreignPixels: ForeignPixels(data, height: height, bytesPerRow: rowLength, layout: layout),
      space: space, bitmapInfo: info, isOpaque: layout.isOpaque)
  }

  /// A bitmap context that says when it needs its memory no longer.
  ///
  /// The parameters are those of `init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`, and:
  /// - Parameters:
  ///   - releaseCallback: Called with `releaseInfo` and `data` when the context is freed.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
    releaseInfo: UnsafeMutableRawPointer?
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo)
    release = releaseCallback.map { callback in { callback(releaseInfo, data) } }
  }

  /// A transparent bitmap of its own.
  ///
  /// - Parameters:
  ///   - pixelsWide: 1...32767.
  ///   - pixelsHigh: 1...32767.
  package convenience init?(pixelsWide: Int, pixelsHigh: Int) {
    let info = CGBitmapInfo(
      rawValue: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue)
    self.init(
      pixels: PixelMemory(nil, width: pixelsWide, height: pixelsHigh, bytesPerRow: 0), foreignPixels: nil,
      space: .standardRGB, bitmapInfo: info, isOpaque: false)
  }

  private init?(
    pixels: PixelMemory?, foreignPixels: ForeignPixels?, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
    isOpaque: Bool
  ) {
    guard let pixels, let surface = pixels.makeCairoSurface(isOpaque: isOpaque),
      let cairo = cairo_create(surface)
    else { return nil }
    self.width = pixels.width
    self.height = pixels.height
    self.bitmapInfo = bitmapInfo
    self.colorSpace = space
    self.pixels = pixels
    self.foreignPixels = foreignPixels
    self.surface = surface
    self.cairo = cairo
    baseToPixels = CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height))
    state = GraphicsState(userToPixels: baseToPixels)
    transformChanged()
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
    release?()
  }

  /// The first byte of the top row.
  public var data: UnsafeMutableRawPointer? {
    cairo_surface_flush(surface)
    return foreignPixels?.bytes ?? pixels.bytes
  }

  public var bytesPerRow: Int { foreignPixels?.bytesPerRow ?? pixels.bytesPerRow }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { (foreignPixels?.layout.bytesPerPixel ?? 4) * 8 }
  public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(bitmapInfo) ?? .none }

  /// Finishes what is being drawn; bitmaps are always up to date.
  public func flush() {
    cairo_surface_flush(surface)
  }

  public func synchronize() {
    flush()
  }

  /// A copy of the pixels as they are now.
  public func makeImage() -> CGImage? {
    readForeignPixels()
    flush()
    let isOpaque = [.none, .noneSkipFirst, .noneSkipLast].contains(alphaInfo)
    return CGImage(picture: pixels.copy(isOpaque: isOpaque))
  }

  /// Surrounds everything that changes pixels. Inside a transparency layer only the layer changes.
  func changePixels(_ body: () -> Void) {
    readForeignPixels()
    body()
    guard let foreignPixels, layerDepths.isEmpty else { return }
    flush()
    foreignPixels.write(pixels)
  }

  private func readForeignPixels() {
    guard let foreignPixels, layerDepths.isEmpty else { return }
    foreignPixels.read(into: pixels)
    cairo_surface_mark_dirty(surface)
  }

  /// Turns the context into one for UIKit: origin at the top left, y downwards, points of `scale` pixels.
  package func flipToTopLeft(scale: CGFloat) {
    begin(with: CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Starts afresh with another space.
  func begin(with toPixels: CGAffineTransform) {
    baseToPixels = toPixels
    state.userToPixels = toPixels
    transformChanged()
  }
}

public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) ->
  Void
