import Compositor
import Foundation

/// What a compositor keeps from frame to frame, and how often it is of use.
package struct CacheBenchmark: Sendable {
  package let name: String
  private let summary: String
  /// In bytes.
  private let budget: Int

  package static let all = [
    CacheBenchmark(name: "cache", summary: "of cards that glide", budget: Compositor.usualCacheBudget),
    CacheBenchmark(name: "small-cache", summary: "with too little room", budget: 8 << 20),
  ]

  private static let columns = 3
  private static let rows = 4
  private static let cardSize = (width: 330.0, height: 540.0)

  /// Plays cards with soft shadows and reduced pictures, half of them kept as bitmaps, one of which changes in every
  /// frame.
  package func run() -> [BenchmarkFigure] {
    let compositor = Compositor(threads: 1, cacheBudget: budget)
    for frame in 0..<BenchmarkSuite.frames { _ = compositor.composite(Self.tree(frame: frame)) }
    let statistics = compositor.cacheStatistics
    func figure(_ part: String, _ what: String, _ value: Int) -> BenchmarkFigure {
      BenchmarkFigure("\(name)-\(part)", "\(what), \(summary)", Double(value), .times)
    }
    func size(_ part: String, _ what: String, _ bytes: Int) -> BenchmarkFigure {
      BenchmarkFigure("\(name)-\(part)", "\(what), \(summary)", Double(bytes) / 1_000_000, .megabytes)
    }
    return [
      figure(
        "hits", "what was found in the compositor's cache in \(BenchmarkSuite.frames) frames", statistics.hits
      ),
      figure("misses", "what had to be made", statistics.misses),
      figure("evictions", "what was thrown out for want of room", statistics.evictions),
      size("bytes", "what is kept at the end", statistics.bytes),
      size("budget", "what may be kept", budget),
    ]
  }

  private static func tree(frame: Int) -> RenderTree {
    BenchmarkScene.screen(
      (0..<columns * rows).map { number in
        let place = RenderTransform.translation(
          x: Double(30 + number % columns * 370 + 2 * frame), y: Double(40 + number / columns * 620 + frame))
        return RenderNode(
          transform: place, rasterScale: number % 2 == 0 ? 1 : nil,
          contents: card(number, shade: number == 0 ? UInt8(frame) : 0))
      })
  }

  private static func card(_ number: Int, shade: UInt8) -> [RenderContent] {
    let outline = RenderShape.roundedRectangle(
      RenderRect(minX: 0, minY: 0, maxX: cardSize.width, maxY: cardSize.height),
      RenderCornerRadii(Double(30 + number)))
    let page = BenchmarkPages.first.picture
    return [
      .shadow(outline, RenderColor(blue: 0, green: 0, red: 0, alpha: 100), sigma: 24),
      .fill(outline, RenderColor(blue: 255, green: shade, red: 255, alpha: 255)),
      .picture(
        BenchmarkPages.first,
        source: RenderRect(minX: 0, minY: 0, maxX: Double(page.width), maxY: Double(page.height)),
        destination: RenderRect(minX: 60, minY: 40, maxX: 270, maxY: 490), filter: .trilinear),
    ]
  }
}
