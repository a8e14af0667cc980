/// Brings pixels of another red-green-blue space or grey into sRGB.
struct PixelConversion {
  private let space: CGColorSpace

  /// Nil when the numbers are those of sRGB already.
  init?(from space: CGColorSpace) {
    switch space.kind {
    case .rgb(.sRGB, .sRGB), .gray(.sRGB), .lab, .xyz, .cmyk, .indexed, .pattern: return nil
    case .rgb, .calibratedRGB, .gray: self.space = space
    }
  }

  /// Converts a row of blue, green, red and alpha, premultiplied, and clamps it.
  func convert(_ row: UnsafeMutablePointer<UInt8>, width: Int) {
    var last: (before: UInt32, after: UInt32) = (0, 0)
    row.withMemoryRebound(to: UInt32.self, capacity: width) { pixels in
      for x in 0..<width {
        if pixels[x] != last.before { last = (pixels[x], converted(pixels[x])) }
        pixels[x] = last.after
      }
    }
  }

  private func converted(_ pixel: UInt32) -> UInt32 {
    let alpha = Int(pixel >> 24)
    guard alpha > 0 else { return 0 }
    func part(_ shift: UInt32) -> CGFloat { CGFloat((pixel >> shift) & 0xFF) / CGFloat(alpha) }
    let color = CGColor(
      space: space, values: space.model == .monochrome ? [part(0), 1] : [part(16), part(8), part(0), 1]
    ).premultipliedBGRA
    func multiplied(_ value: UInt8) -> UInt32 { UInt32((Int(value) * alpha + 127) / 255) }
    return UInt32(alpha) << 24 | multiplied(color.red) << 16 | multiplied(color.green) << 8
      | multiplied(color.blue)
  }
}
