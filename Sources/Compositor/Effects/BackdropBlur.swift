import CoreGraphics
import PixelKernels

/// A request to blur what lies below an item.
struct SceneBackdrop {
  /// What lies below: all items before this one.
  var item: Int
  /// The sampler that will show the result.
  var sampler: Int
  /// The pixels needed: those the item covers and as many around as the blur reaches.
  var region: PixelBounds
  var scale: BlurScale
  /// 1 leaves colours as they are, 0 makes them grey.
  var saturation: Double
  /// The result, once it is made.
  var blurred: Picture?

  /// Whether the same would come of the same pixels below.
  func isSameRequest(as other: SceneBackdrop) -> Bool {
    region == other.region && scale == other.scale && saturation == other.saturation
  }
}

extension Scene {
  /// Puts a blurred capture where its backdrop samples it.
  mutating func show(_ picture: Picture, forBackdrop index: Int) {
    let backdrop = backdrops[index]
    backdrops[index].blurred = picture
    var fromTarget = DeviceTransform()
    let cell = Double(1 << backdrop.scale.shift)
    fromTarget.a = 1 / cell
    fromTarget.d = 1 / cell
    fromTarget.tx = -Double(backdrop.region.minX) / cell
    fromTarget.ty = -Double(backdrop.region.minY) / cell
    var sampler = PixelSampler()
    sampler.pixels = picture.bytes.assumingMemoryBound(to: UInt8.self)
    sampler.bytesPerRow = picture.bytesPerRow
    sampler.lastColumn = Int32(picture.width - 1)
    sampler.lastRow = Int32(picture.height - 1)
    sampler.setMap(fromTarget, isLinear: true)
    samplers[backdrop.sampler].sampler = sampler
  }
}

/// Blurs captured pixels on a coarser grid.
struct BackdropBlur {
  let scale: BlurScale
  /// 256 leaves colours as they are, 0 makes them grey.
  let saturation: Int32
  let kernels: PixelKernels
  let threads: Int

  init(scale: BlurScale, saturation: Double, kernels: PixelKernels, threads: Int) {
    self.scale = scale
    self.saturation = Int32((min(max(saturation, 0), 16) * 256).rounded())
    self.kernels = kernels
    self.threads = threads
  }

  /// - Returns: One pixel for each cell of 1 << shift pixels.
  func blurred(_ capture: Picture) -> Picture {
    let width = (capture.width + (1 << scale.shift) - 1) >> scale.shift
    let height = (capture.height + (1 << scale.shift) - 1) >> scale.shift
    let blur = GridBlur(
      kernel: GaussianKernel(sigma: scale.sigma), surroundings: .repeated, kernels: kernels, threads: threads)
    let cells = blur.blurred(
      averages(capture, width: width, height: height), width: width, height: height, channels: 4)
    return Picture(width: width, height: height, isOpaque: capture.isOpaque) { bytes, bytesPerRow in
      let target = SharedRows(start: bytes.assumingMemoryBound(to: UInt8.self), stride: bytesPerRow)
      BandScheduler(threads: threads, rows: 0..<height).run { nextBand in
        while let band = nextBand() {
          for y in band {
            for x in 0..<width { store(cells, 4 * (y * width + x), into: target.row(y) + 4 * x) }
          }
        }
      }
    }
  }

  /// The mean of each cell's pixels, 256 for each level.
  private func averages(_ picture: Picture, width: Int, height: Int) -> [UInt16] {
    var values = [UInt16](repeating: 0, count: 4 * width * height)
    values.withUnsafeMutableBufferPointer { values in
      let target = SharedRows(start: values.baseAddress!, stride: 4 * width)
      BandScheduler(threads: threads, rows: 0..<height).run { nextBand in
        var sums = [UInt32](repeating: 0, count: 4 * width)
        while let band = nextBand() {
          for row in band { average(picture, row, &sums, into: target.row(row), width: width) }
        }
      }
    }
    return values
  }

  /// The means of a row of cells.
  private func average(
    _ picture: Picture, _ row: Int, _ sums: inout [UInt32], into target: UnsafeMutablePointer<UInt16>,
    width: Int
  ) {
    for index in sums.indices { sums[index] = 0 }
    let rows = (row << scale.shift)..<min((row + 1) << scale.shift, picture.height)
    for y in rows {
      let pixels = (picture.bytes + y * picture.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      kernels.sumCells(&sums, pixels, Int32(scale.shift), picture.width)
    }
    for column in 0..<width {
      let columns = min((column + 1) << scale.shift, picture.width) - (column << scale.shift)
      let count = rows.count * columns
      for channel in 0..<4 {
        let sum = Int(sums[4 * column + channel]) * 256
        target[4 * column + channel] = UInt16((sum + count / 2) / count)
      }
    }
  }

  private func store(_ cells: [UInt16], _ place: Int, into pixel: UnsafeMutablePointer<UInt8>) {
    func channel(_ index: Int) -> Int32 { (Int32(cells[place + index]) + 128) >> 8 }
    let alpha = channel(3)
    // Rec. 709 lightness in 1/256.
    let grey = (19 * channel(0) + 183 * channel(1) + 54 * channel(2) + 128) >> 8
    for index in 0..<3 {
      let color = grey + (((channel(index) - grey) * saturation + 128) >> 8)
      pixel[index] = UInt8(min(max(color, 0), alpha))
    }
    pixel[3] = UInt8(alpha)
  }
}
