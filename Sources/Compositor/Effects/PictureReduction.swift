import CoreGraphics

/// A picture at a half, a quarter, an eighth… of its size, for drawing it small without sparkle.
final class PictureReduction: Sendable {
  let picture: Picture
  /// Level 0 is the picture itself; the last is one pixel.
  let levels: [Picture]

  init(_ picture: Picture) {
    self.picture = picture
    var levels = [picture]
    while let last = levels.last, last.width > 1 || last.height > 1 {
      levels.append(PictureReduction.halved(last))
    }
    self.levels = levels
  }

  /// Each pixel the mean of four; at odd edges the last pixel counts twice.
  private static func halved(_ picture: Picture) -> Picture {
    let width = (picture.width + 1) / 2
    let height = (picture.height + 1) / 2
    return Picture(width: width, height: height, isOpaque: picture.isOpaque) { bytes, bytesPerRow in
      for y in 0..<height {
        let upper = picture.bytes + 2 * y * picture.bytesPerRow
        let lower = picture.bytes + min(2 * y + 1, picture.height - 1) * picture.bytesPerRow
        let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
        for x in 0..<width {
          let left = 8 * x
          let right = 4 * min(2 * x + 1, picture.width - 1)
          for channel in 0..<4 {
            let sum =
              Int(upper.load(fromByteOffset: left + channel, as: UInt8.self))
              + Int(upper.load(fromByteOffset: right + channel, as: UInt8.self))
              + Int(lower.load(fromByteOffset: left + channel, as: UInt8.self))
              + Int(lower.load(fromByteOffset: right + channel, as: UInt8.self))
            row[4 * x + channel] = UInt8((sum + 2) / 4)
          }
        }
      }
    }
  }
}
