import Compositor

/// The coverage of a blurred shape.
struct ReferenceShadow {
  /// Outside it is 0.
  let bounds: PixelBounds
  private let coverage: (_ x: Int, _ y: Int) -> UInt8

  subscript(x: Int, y: Int) -> UInt8 {
    bounds.contains(x: x, y: y) ? coverage(x, y) : 0
  }

  /// - Parameters:
  ///   - sigma: Standard deviation in pixels of the target.
  ///   - area: The pixels that will be asked for.
  init(of shape: RenderShape, under transform: DeviceTransform, sigma: Double, in area: PixelBounds) {
    if let rectangle = shape.asPlainRectangle, transform.keepsAxes {
      self.init(of: rectangle, under: transform, sigma: sigma)
    } else {
      self.init(grid: shape, under: transform, sigma: sigma, in: area)
    }
  }

  /// The product of two blurred intervals.
  private init(of rectangle: RenderRect, under transform: DeviceTransform, sigma: Double) {
    let blur = ReferenceBlur(sigma: sigma, widest: nil)
    let touched = CoverageMap.touched(by: .rectangle(rectangle), under: transform)
    bounds = touched.isEmpty ? .empty : touched.expanded(by: blur.radius)
    func interval(_ first: Double, _ second: Double, _ scale: Double, _ offset: Double) -> Range<Int> {
      let ends = [first, second].map { Int(((scale * $0 + offset) * 65_536).rounded(.toNearestOrEven)) }
      return ends.min()!..<ends.max()!
    }
    let columns = interval(rectangle.minX, rectangle.maxX, transform.a, transform.tx)
    let rows = interval(rectangle.minY, rectangle.maxY, transform.d, transform.ty)
    /// What the Gaussian leaves of an interval at a pixel, 65,535 for all.
    func part(of interval: Range<Int>, at pixel: Int) -> Int {
      let sum = (-blur.radius...blur.radius).reduce(0) { sum, offset in
        let cell = (pixel + offset) * 65_536..<(pixel + offset + 1) * 65_536
        return sum + blur.weights[offset + blur.radius] * cell.clamped(to: interval).count
      }
      return min((sum + 32_768) >> 16, 65_535)
    }
    coverage = { x, y in
      let product = (part(of: columns, at: x) * part(of: rows, at: y)) >> 16
      return UInt8((product * 255 + 32_768) >> 16)
    }
  }

  /// Blurred on a grid, and blended between the middles of its cells.
  private init(
    grid shape: RenderShape, under transform: DeviceTransform, sigma: Double, in area: PixelBounds
  ) {
    let blur = ReferenceBlur(sigma: sigma, widest: 11)
    let cell = blur.cell
    var shrink = DeviceTransform()
    shrink.a = 1 / Double(cell)
    shrink.d = 1 / Double(cell)
    var shrunk = shrink.concatenated(to: transform)
    // A grid of a wide blur moves with the shape, in 1/256 cells.
    var (movedX, movedY) = (0, 0)
    if shrunk.isAffine, blur.deviation >= 5.4 {
      (movedX, movedY) = (Self.parts(of: shrunk.tx), Self.parts(of: shrunk.ty))
      (shrunk.tx, shrunk.ty) = (0, 0)
    }
    let touched = CoverageMap.touched(by: shape, under: shrunk)
    guard !touched.isEmpty else {
      bounds = .empty
      coverage = { _, _ in 0 }
      return
    }
    let whole = touched.expanded(by: blur.radius + 1)
    // Cells that it has moved by in part are covered too.
    bounds = PixelBounds(
      minX: (whole.minX + movedX >> 8) * cell, minY: (whole.minY + movedY >> 8) * cell,
      maxX: (whole.maxX + (movedX + 255) >> 8) * cell, maxY: (whole.maxY + (movedY + 255) >> 8) * cell)
    // What lies farther away than the blur reaches does not show.
    let seen = PixelBounds(
      minX: area.minX / cell - movedX >> 8, minY: area.minY / cell - movedY >> 8,
      maxX: area.maxX / cell - movedX >> 8, maxY: area.maxY / cell - movedY >> 8
    ).expanded(by: 2 * blur.radius + 4)
    let grid = area.isEmpty ? .empty : whole.intersection(seen)
    let values = blur.blurred(
      FineCoverageMap(of: shape, under: shrunk, bounds: grid).values.map(Int.init), width: grid.width,
      height: grid.height, repeatsEdges: false)
    func value(_ column: Int, _ row: Int) -> Int {
      grid.contains(x: column, y: row) ? values[(row - grid.minY) * grid.width + column - grid.minX] : 0
    }
    coverage = { x, y in
      // Middles of pixels among middles of cells, in 1/256 cells.
      let places = [(x, movedX), (y, movedY)].map { pixel, moved in
        ((2 * pixel + 1) * 128) >> cell.trailingZeroBitCount - 128 - moved
      }
      let (column, row) = (places[0] >> 8, places[1] >> 8)
      let (right, below) = (places[0] & 255, places[1] & 255)
      let left = value(column, row) * (256 - below) + value(column, row + 1) * below
      let next = value(column + 1, row) * (256 - below) + value(column + 1, row + 1) * below
      return UInt8(min((left * (256 - right) + next * right + (1 << 23)) >> 24, 255))
    }
  }
}

extension ReferenceShadow {
  /// Whole cells, and the part beyond them to the nearest 1/256.
  fileprivate static func parts(of translation: Double) -> Int {
    let whole = translation.rounded(.down)
    return Int(whole) * 256 + Int(((translation - whole) * 256).rounded(.toNearestOrEven))
  }
}

extension PixelBounds {
  func contains(x: Int, y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }
}

extension RenderShape {
  /// The shape as a rectangle without round corners, if it is one.
  var asPlainRectangle: RenderRect? {
    switch self {
    case .rectangle(let rectangle): rectangle
    case .roundedRectangle(let rectangle, RenderCornerRadii(0)): rectangle
    default: nil
    }
  }
}
