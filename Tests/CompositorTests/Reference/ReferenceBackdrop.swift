import Compositor
import CoreGraphics

/// What has been painted so far, blurred as it is defined: means of cells, a Gaussian over them, colours made paler
/// or stronger.
struct ReferenceBackdrop {
  private let blur: ReferenceBlur
  /// 256 leaves colours as they are.
  private let saturation: Int

  /// - Parameter sigma: Standard deviation in pixels of the target.
  init(sigma: Double, saturation: Double) {
    blur = ReferenceBlur(sigma: max(sigma, 0.0625), widest: 4)
    self.saturation = Int((min(max(saturation.isNaN ? 1 : saturation, 0), 16) * 256).rounded())
  }

  /// How far pixels reach into the blur of others.
  var reach: Int { (blur.radius + 1) * blur.cell }

  /// The blurred pixels, one for each cell, to be stretched over the area that whole cells cover.
  func blurred(_ image: ReferenceImage) -> (picture: Picture, covering: RenderRect) {
    let cell = blur.cell
    let (width, height) = ((image.area.width + cell - 1) / cell, (image.area.height + cell - 1) / cell)
    let channels = (0..<4).map { channel in
      let means = (0..<width * height).map { mean(image, channel, column: $0 % width, row: $0 / width) }
      return blur.blurred(means, width: width, height: height, repeatsEdges: true).map { ($0 + 128) >> 8 }
    }
    let picture = Picture(width: width, height: height) { x, y in
      let place = y * width + x
      let alpha = channels[3][place]
      // Rec. 709 lightness.
      let grey = (19 * channels[0][place] + 183 * channels[1][place] + 54 * channels[2][place] + 128) >> 8
      return ReferencePixel.pixel { channel in
        if channel == 3 { return alpha }
        let color = grey + (((channels[channel][place] - grey) * saturation + 128) >> 8)
        return min(max(color, 0), alpha)
      }
    }
    let area = RenderRect(
      minX: Double(image.area.minX), minY: Double(image.area.minY),
      maxX: Double(image.area.minX + width * cell), maxY: Double(image.area.minY + height * cell))
    return (picture, area)
  }

  /// The mean of a cell, 256 for a level; cells at the ends may be smaller.
  private func mean(_ image: ReferenceImage, _ channel: Int, column: Int, row: Int) -> Int {
    var (sum, count) = (0, 0)
    for y in image.area.minY + row * blur.cell..<min(image.area.minY + (row + 1) * blur.cell, image.area.maxY)
    {
      for x in image.area.minX + column
        * blur.cell..<min(
          image.area.minX + (column + 1) * blur.cell, image.area.maxX)
      {
        sum += ReferencePixel.channel(image[x, y], channel)
        count += 1
      }
    }
    return (sum * 256 + count / 2) / count
  }
}
