import CoreGraphics

/// How a run of text is painted.
struct TextStyle: Sendable {
  let color: PaintColor
  let backgroundColor: PaintColor?
  let underline: FontMetrics?

  init(_ run: TextRun) {
    color = PaintColor(run.color)
    backgroundColor = run.backgroundColor.map(PaintColor.init)
    underline = run.isUnderlined ? run.font.metrics : nil
  }
}

/// A colour as Cairo wants it: sRGB and alpha, each 0 to 1, not premultiplied.
struct PaintColor: Sendable {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double

  init(_ color: CGColor) {
    let (blue, green, red, alpha) = color.premultipliedBGRA
    let divisor = Double(max(alpha, 1))
    self.red = min(1, Double(red) / divisor)
    self.green = min(1, Double(green) / divisor)
    self.blue = min(1, Double(blue) / divisor)
    self.alpha = Double(alpha) / 255
  }
}
