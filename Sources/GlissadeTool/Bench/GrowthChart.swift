import Benchmarks
import CoreGraphics
import Foundation
import Typesetting

/// Curves of growth as a picture: one panel for each, both axes logarithmic.
package struct GrowthChart {
  private let curves: [GrowthCurve]

  /// Panels beside each other, in points.
  private static let panel = CGSize(width: 360, height: 420)
  private static let margin: CGFloat = 24
  private static let scale: CGFloat = 2
  private static let titleHeight: CGFloat = 40
  private static let white = CGColor(gray: 1, alpha: 1)
  private static let ink = CGColor(gray: 0.1, alpha: 1)

  package init(_ curves: [GrowthCurve]) {
    self.curves = curves
  }

  /// - Throws: `FontLibraryError` when there are no fonts for the labels.
  package func picture() throws -> Picture {
    let width = Self.margin + CGFloat(curves.count) * (Self.panel.width + Self.margin)
    let height = Self.panel.height + Self.titleHeight + 2 * Self.margin
    guard
      let context = CGContext(
        pixelsWide: Int(width * Self.scale), pixelsHigh: Int(height * Self.scale))
    else { preconditionFailure("no memory for a chart of \(curves.count) curves") }
    context.flipToTopLeft(scale: Self.scale)
    context.setFillColor(Self.white)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    let title = try TextLayout([
      TextRun(
        "Milliseconds a frame on one thread", font: FontDescription(size: 22, weight: .semibold),
        color: Self.ink)
    ])
    title.draw(in: context, at: CGPoint(x: Self.margin, y: Self.margin / 2))
    for (index, curve) in curves.enumerated() {
      let origin = CGPoint(
        x: Self.margin + CGFloat(index) * (Self.panel.width + Self.margin), y: Self.margin + Self.titleHeight)
      try GrowthPanel(curve, in: CGRect(origin: origin, size: Self.panel)).draw(in: context)
    }
    guard let image = context.makeImage() else { preconditionFailure("a chart without pixels") }
    return image.picture
  }
}
