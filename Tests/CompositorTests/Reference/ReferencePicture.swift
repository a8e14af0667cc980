import Compositor
import CoreGraphics
import PixelKernels

/// A picture in its place: what it shows in a pixel.
struct ReferencePicture {
  /// Nil where it shows nothing.
  let sample: ((_ x: Int, _ y: Int) -> UInt32)?

  static var nothing: ReferencePicture { ReferencePicture() }

  private init() {
    sample = nil
  }

  init(
    _ picture: Picture, source: RenderRect, destination: RenderRect, filter: RenderFilter,
    under transform: DeviceTransform
  ) {
    let placement = PicturePlacement(
      picture, source: source, destination: destination, filter: filter, under: transform)
    guard let placement else {
      sample = nil
      return
    }
    let plain = { x, y in Self.sample(picture, placement, x: x, y: y) }
    guard filter == .trilinear, case .sampled = placement else {
      sample = plain
      return
    }
    sample = Self.mixed(picture, source, destination, transform) ?? plain
  }

  /// Two sizes of a picture that is drawn smaller; nil for others.
  private static func mixed(
    _ picture: Picture, _ source: RenderRect, _ destination: RenderRect, _ transform: DeviceTransform
  ) -> ((_ x: Int, _ y: Int) -> UInt32)? {
    let stretch =
      (destination.maxX - destination.minX) * (destination.maxY - destination.minY)
      / ((source.maxX - source.minX) * (source.maxY - source.minY))
    var reduction = 1 / (transform.scale * stretch.squareRoot())
    guard reduction > 1, reduction.isFinite else { return nil }
    var (level, size) = (picture, 1.0)
    while reduction >= 2, level.width > 1 || level.height > 1 {
      reduction /= 2
      level = halved(level)
      size *= 2
    }
    let isLast = level.width == 1 && level.height == 1
    let levels = [(level, size), isLast ? (level, size) : (halved(level), size * 2)]
    let samples = levels.compactMap { picture, size in
      ReferencePicture(
        picture,
        source: RenderRect(
          minX: source.minX / size, minY: source.minY / size, maxX: source.maxX / size,
          maxY: source.maxY / size),
        destination: destination, filter: .linear, under: transform
      ).sample
    }
    guard samples.count == 2 else { return nil }
    let weight = Int(min(max((reduction - 1) * 256, 0), 256).rounded())
    return { x, y in ReferencePixel.mixed(samples[0](x, y), samples[1](x, y), weight: weight) }
  }

  /// Each pixel the mean of four; at odd edges the last pixel counts twice.
  private static func halved(_ picture: Picture) -> Picture {
    Picture(width: (picture.width + 1) / 2, height: (picture.height + 1) / 2) { x, y in
      let columns = [2 * x, min(2 * x + 1, picture.width - 1)]
      let rows = [2 * y, min(2 * y + 1, picture.height - 1)]
      return ReferencePixel.pixel { channel in
        let four = rows.flatMap { row in
          columns.map { ReferencePixel.channel(picture[$0, row], channel) }
        }
        return (four.reduce(0, +) + 2) / 4
      }
    }
  }

  private static func sample(_ picture: Picture, _ placement: PicturePlacement, x: Int, y: Int) -> UInt32 {
    switch placement {
    case .copied(x: let offsetX, y: let offsetY):
      let (column, row) = (x - offsetX, y - offsetY)
      // Outside there is nothing to cover.
      guard (0..<picture.width).contains(column), (0..<picture.height).contains(row) else { return 0 }
      return picture[column, row]
    case .sampled(let scene):
      let kernels = PixelKernelsPortable().pointee
      let sampling: PixelSampling =
        switch (scene.isLinear, scene.isProjective) {
        case (false, false): kernels.sampleNearest
        case (true, false): kernels.sampleLinear
        case (false, true): kernels.sampleNearestProjective
        case (true, true): kernels.sampleLinearProjective
        }
      var pixel: UInt32 = 0
      withUnsafePointer(to: scene.sampler) { sampling(&pixel, $0, Int32(x), Int32(y), 1) }
      return pixel
    }
  }
}
