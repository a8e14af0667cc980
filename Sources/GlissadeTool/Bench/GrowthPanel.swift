import Benchmarks
import CoreGraphics
import Foundation
import Typesetting

/// One curve: its points, the line that fits the larger half of them, and what linear growth would look like.
struct GrowthPanel {
  private let curve: GrowthCurve
  /// The panel with its labels, and the plot within.
  private let frame: CGRect
  private let plot: CGRect
  private let sizes: LogarithmicAxis
  private let times: LogarithmicAxis

  private static let ink = CGColor(gray: 0.1, alpha: 1)
  private static let faint = CGColor(gray: 0.88, alpha: 1)
  private static let gray = CGColor(gray: 0.55, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  private static let labelFont = FontDescription(size: 13, hasMonospacedDigits: true)

  init(_ curve: GrowthCurve, in frame: CGRect) {
    self.curve = curve
    self.frame = frame
    plot = CGRect(x: frame.minX + 48, y: frame.minY + 32, width: frame.width - 60, height: frame.height - 84)
    sizes = LogarithmicAxis(curve.points.map(\.size), length: plot.width)
    times = LogarithmicAxis(curve.points.map(\.milliseconds), length: plot.height)
  }

  func draw(in context: CGContext) throws {
    try drawGrid(in: context)
    drawLinearGrowth(in: context)
    drawFit(in: context)
    context.setFillColor(Self.blue)
    for point in curve.points {
      let place = place(size: point.size, time: point.milliseconds)
      context.fillEllipse(in: CGRect(x: place.x - 4, y: place.y - 4, width: 8, height: 8))
    }
    let exponent = String(format: "%.2f", curve.exponent)
    try label(
      "\(curve.axis): n^\(exponent)", font: FontDescription(size: 17, weight: .semibold),
      at: CGPoint(x: plot.minX, y: frame.minY), anchor: 0, in: context)
    try label(
      curve.axis, font: Self.labelFont, at: CGPoint(x: plot.midX, y: plot.maxY + 28), anchor: 0.5, in: context
    )
  }

  private func place(size: Double, time: Double) -> CGPoint {
    CGPoint(x: plot.minX + sizes.offset(of: size), y: plot.maxY - times.offset(of: time))
  }

  private func drawGrid(in context: CGContext) throws {
    context.setLineWidth(1)
    context.setStrokeColor(Self.faint)
    for mark in sizes.marks {
      let x = plot.minX + sizes.offset(of: mark)
      context.move(to: CGPoint(x: x, y: plot.minY))
      context.addLine(to: CGPoint(x: x, y: plot.maxY))
    }
    for mark in times.marks {
      let y = plot.maxY - times.offset(of: mark)
      context.move(to: CGPoint(x: plot.minX, y: y))
      context.addLine(to: CGPoint(x: plot.maxX, y: y))
    }
    context.strokePath()
    for mark in sizes.marks {
      let place = CGPoint(x: plot.minX + sizes.offset(of: mark), y: plot.maxY + 8)
      try label(LogarithmicAxis.text(of: mark), font: Self.labelFont, at: place, anchor: 0.5, in: context)
    }
    for mark in times.marks {
      let place = CGPoint(x: plot.minX - 8, y: plot.maxY - times.offset(of: mark) - 8)
      try label(LogarithmicAxis.text(of: mark), font: Self.labelFont, at: place, anchor: 1, in: context)
    }
    context.setStrokeColor(Self.ink)
    context.stroke(plot)
  }

  /// A dashed line through the last point, as steep as linear growth.
  private func drawLinearGrowth(in context: CGContext) {
    guard let last = curve.points.last, let first = curve.points.first else { return }
    stroke(
      from: place(size: first.size, time: last.milliseconds * first.size / last.size),
      to: place(size: last.size, time: last.milliseconds), Self.gray, dashes: [5, 4], in: context)
  }

  private func drawFit(in context: CGContext) {
    guard
      let first = curve.fittedPoints.first?.size, let last = curve.fittedPoints.last?.size,
      let early = curve.fitted(at: first), let late = curve.fitted(at: last)
    else { return }
    stroke(
      from: place(size: first, time: early), to: place(size: last, time: late), Self.blue, dashes: [],
      in: context)
  }

  private func stroke(
    from start: CGPoint, to end: CGPoint, _ color: CGColor, dashes: [CGFloat], in context: CGContext
  ) {
    context.saveGState()
    context.clip(to: plot)
    context.setLineWidth(2)
    context.setLineDash(phase: 0, lengths: dashes)
    context.setStrokeColor(color)
    context.move(to: start)
    context.addLine(to: end)
    context.strokePath()
    context.restoreGState()
  }

  /// - Parameter anchor: Which part of the text's width lies to the left of the point.
  private func label(
    _ text: String, font: FontDescription, at point: CGPoint, anchor: CGFloat, in context: CGContext
  ) throws {
    let layout = try TextLayout([TextRun(text, font: font, color: Self.ink)])
    layout.draw(in: context, at: CGPoint(x: point.x - layout.size.width * anchor, y: point.y))
  }
}
