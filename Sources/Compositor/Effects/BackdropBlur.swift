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
}

extension Scene {
  /// Puts a blurred capture where its backdrop samples it.
  mutating func show(_ picture: Picture, for backdrop: SceneBackdrop) {
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
    pictures.append(picture)
    samplers[backdrop.sampler].sampler = sampler
  }
}

/// Blurs captured pixels on a coarser grid.
enum BackdropBlur {
  /// - Returns: One pixel for each cell of 1 << shift pixels.
  static func blurred(_ capture: Picture, scale: BlurScale, saturation: Double) -> Picture {
    var cells = Cells(averaging: capture, shift: scale.shift)
    let kernel = GaussianKernel(sigma: scale.sigma)
    cells = cells.blurredAndTurned(kernel).blurredAndTurned(kernel)
    return cells.picture(saturation: Int32((min(max(saturation, 0), 16) * 256).rounded()), capture.isOpaque)
  }

  /// Pixels with 16 bits a channel, 256 for each level.
  private struct Cells {
    var width: Int
    var height: Int
    var values: [UInt16]

    init(width: Int, height: Int) {
      self.width = width
      self.height = height
      values = [UInt16](repeating: 0, count: 4 * width * height)
    }

    init(averaging picture: Picture, shift: Int) {
      let cell = 1 << shift
      self.init(width: (picture.width + cell - 1) >> shift, height: (picture.height + cell - 1) >> shift)
      var sums = [SIMD4<UInt32>](repeating: .zero, count: width)
      for row in 0..<height {
        let rows = (row << shift)..<min((row + 1) << shift, picture.height)
        sums.withUnsafeMutableBufferPointer { sums in
          sums.update(repeating: .zero)
          for y in rows {
            let pixels = (picture.bytes + y * picture.bytesPerRow).assumingMemoryBound(to: SIMD4<UInt8>.self)
            for x in 0..<picture.width { sums[x >> shift] &+= SIMD4<UInt32>(truncatingIfNeeded: pixels[x]) }
          }
        }
        for column in 0..<width {
          let count = rows.count * (min((column + 1) << shift, picture.width) - (column << shift))
          for channel in 0..<4 {
            let sum = Int(sums[column][channel]) * 256
            values[4 * (row * width + column) + channel] = UInt16((sum + count / 2) / count)
          }
        }
      }
    }

    /// Blurs along rows, pixels at the ends repeated, and swaps rows and columns.
    func blurredAndTurned(_ kernel: GaussianKernel) -> Cells {
      var result = Cells(width: height, height: width)
      let radius = kernel.radius
      values.withUnsafeBufferPointer { values in
        kernel.weights.withUnsafeBufferPointer { weights in
          for y in 0..<height {
            let row = values.baseAddress! + 4 * y * width
            for x in 0..<width {
              var sums = SIMD4<UInt32>(repeating: 32_768)
              for tap in 0..<weights.count {
                let place = 4 * min(max(x + tap - radius, 0), width - 1)
                let pixel = SIMD4<UInt32>(
                  UInt32(row[place]), UInt32(row[place + 1]), UInt32(row[place + 2]), UInt32(row[place + 3]))
                sums = sums &+ pixel &* UInt32(weights[tap])
              }
              for channel in 0..<4 {
                result.values[4 * (x * height + y) + channel] = UInt16(sums[channel] >> 16)
              }
            }
          }
        }
      }
      return result
    }

    /// - Parameter saturation: 256 leaves colours as they are.
    func picture(saturation: Int32, _ isOpaque: Bool) -> Picture {
      Picture(width: width, height: height, isOpaque: isOpaque) { bytes, bytesPerRow in
        for y in 0..<height {
          let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
          for x in 0..<width {
            let place = 4 * (y * width + x)
            let channels = (0..<4).map { (Int32(values[place + $0]) + 128) >> 8 }
            // Rec. 709 lightness in 1/256.
            let grey = (19 * channels[0] + 183 * channels[1] + 54 * channels[2] + 128) >> 8
            for channel in 0..<3 {
              let color = grey + (((channels[channel] - grey) * saturation + 128) >> 8)
              row[4 * x + channel] = UInt8(min(max(color, 0), channels[3]))
            }
            row[4 * x + 3] = UInt8(min(channels[3], 255))
          }
        }
      }
    }
  }
}
