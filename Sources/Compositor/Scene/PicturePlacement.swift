import CoreGraphics
import PixelKernels

/// How a picture's pixels come to lie on the target.
package enum PicturePlacement {
  /// Whole pixels on whole pixels: the picture's pixel (0, 0) falls on this pixel of the target.
  case copied(x: Int, y: Int)
  case sampled(SceneSampler)

  /// - Returns: nil when the picture shows nothing.
  package init?(
    _ picture: Picture, source: RenderRect, destination: RenderRect, filter: RenderFilter,
    under transform: DeviceTransform
  ) {
    guard picture.width > 0 && picture.height > 0 && !source.isEmpty && !destination.isEmpty else {
      return nil
    }
    let placement = transform.concatenated(to: PicturePlacement.stretch(source, over: destination))
    let columns = PicturePlacement.limits(source.minX, source.maxX, count: picture.width)
    let rows = PicturePlacement.limits(source.minY, source.maxY, count: picture.height)
    if let offset = PicturePlacement.wholePixelOffset(placement),
      source.minX >= 0, source.maxX <= Double(picture.width),
      source.minY >= 0, source.maxY <= Double(picture.height)
    {
      self = .copied(x: offset.x, y: offset.y)
      return
    }
    guard
      let sampler = PicturePlacement.sampler(
        picture, placement, columns: columns, rows: rows, isLinear: filter != .nearest)
    else { return nil }
    self = .sampled(sampler)
  }

  /// A linear sampler, also where pixels fall on pixels.
  static func sampler(
    _ picture: Picture, source: RenderRect, destination: RenderRect, under transform: DeviceTransform
  ) -> SceneSampler? {
    guard !source.isEmpty else { return nil }
    return sampler(
      picture, transform.concatenated(to: stretch(source, over: destination)),
      columns: limits(source.minX, source.maxX, count: picture.width),
      rows: limits(source.minY, source.maxY, count: picture.height), isLinear: true)
  }

  private static func sampler(
    _ picture: Picture, _ placement: DeviceTransform, columns: (first: Int, last: Int),
    rows: (first: Int, last: Int), isLinear: Bool
  ) -> SceneSampler? {
    guard let inverse = placement.inverted() else { return nil }
    var sampler = PixelSampler()
    sampler.pixels = picture.bytes.assumingMemoryBound(to: UInt8.self)
    sampler.bytesPerRow = picture.bytesPerRow
    sampler.firstColumn = Int32(columns.first)
    sampler.lastColumn = Int32(columns.last)
    sampler.firstRow = Int32(rows.first)
    sampler.lastRow = Int32(rows.last)
    sampler.setMap(inverse, isLinear: isLinear)
    return SceneSampler(sampler: sampler, isLinear: isLinear, isProjective: !inverse.isAffine)
  }

  /// From the picture's pixels to the node's space.
  private static func stretch(_ source: RenderRect, over destination: RenderRect) -> DeviceTransform {
    var stretch = DeviceTransform()
    stretch.a = (destination.maxX - destination.minX) / (source.maxX - source.minX)
    stretch.d = (destination.maxY - destination.minY) / (source.maxY - source.minY)
    stretch.tx = destination.minX - source.minX * stretch.a
    stretch.ty = destination.minY - source.minY * stretch.d
    return stretch
  }

  /// The pixels that the source rectangle touches, at least one.
  private static func limits(_ start: Double, _ end: Double, count: Int) -> (first: Int, last: Int) {
    let first = min(max(Int(start.rounded(.down)), 0), count - 1)
    let last = min(max(Int(end.rounded(.up)) - 1, first), count - 1)
    return (first, last)
  }

  private static func wholePixelOffset(_ placement: DeviceTransform) -> (x: Int, y: Int)? {
    guard placement.keepsAxes && placement.a == 1 && placement.d == 1,
      placement.tx == placement.tx.rounded(), placement.ty == placement.ty.rounded(),
      placement.tx.magnitude < 4_194_304, placement.ty.magnitude < 4_194_304
    else { return nil }
    return (Int(placement.tx), Int(placement.ty))
  }
}

extension PixelSampler {
  /// Sets the map from the target's pixels to the picture's.
  mutating func setMap(_ inverse: DeviceTransform, isLinear: Bool) {
    if inverse.isAffine {
      // A linear sample at a pixel's centre blends nothing: the centre of pixel 0 is place 0, not ½.
      let offset = isLinear ? 0.5 : 0
      columnPerX = PixelSampler.fixed(inverse.a)
      columnPerY = PixelSampler.fixed(inverse.c)
      column = PixelSampler.fixed((inverse.a + inverse.c) / 2 + inverse.tx - offset)
      rowPerX = PixelSampler.fixed(inverse.b)
      rowPerY = PixelSampler.fixed(inverse.d)
      row = PixelSampler.fixed((inverse.b + inverse.d) / 2 + inverse.ty - offset)
      return
    }
    columnX = inverse.a
    columnY = inverse.c
    columnOne = inverse.tx
    rowX = inverse.b
    rowY = inverse.d
    rowOne = inverse.ty
    wX = inverse.p
    wY = inverse.q
    wOne = inverse.r
  }

  /// 2⁻³² pixels; steps beyond 2²⁸ pixels are limited (nothing of the picture can be recognised then).
  private static func fixed(_ pixels: Double) -> Int64 {
    let limited = min(max(pixels, -268_435_456), 268_435_456)
    return limited.isNaN ? 0 : Int64((limited * 4_294_967_296).rounded(.toNearestOrEven))
  }
}
