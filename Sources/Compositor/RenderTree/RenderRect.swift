import CoreGraphics

/// A rectangle in device pixels, its edges rounded on entry to 1/256 px, half to even.
package struct RenderRect: Hashable, Sendable {
  package let minX: Double
  package let minY: Double
  package let maxX: Double
  package let maxY: Double

  /// Edges beyond ±4,194,304 px are clamped; anything not a number makes the rectangle empty.
  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = RenderRect.rounded(minX)
    self.minY = RenderRect.rounded(minY)
    self.maxX = RenderRect.rounded(maxX)
    self.maxY = RenderRect.rounded(maxY)
  }

  package var isEmpty: Bool { !(minX < maxX && minY < maxY) }

  /// The nearest multiple of 1/256 within reach.
  package static func rounded(_ value: Double) -> Double {
    if value.isNaN { return 0 }
    let limited = min(max(value, -4_194_304), 4_194_304)
    return FixedPoint.rounded(limited * 256) / 256
  }
}
