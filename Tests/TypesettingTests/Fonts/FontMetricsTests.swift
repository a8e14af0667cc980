import CoreGraphics
import Testing
import Typesetting

@Suite("Font metrics are San Francisco's")
struct FontMetricsTests {
  @Test("17 points: the figures that UIFont.systemFont reports")
  func body() {
    let metrics = FontDescription(size: 17).metrics
    #expect(abs(metrics.ascender - 16.1865) < 0.001)
    #expect(abs(metrics.descender + 4.1006) < 0.001)
    #expect(abs(metrics.lineHeight - 20.2871) < 0.001)
    #expect(metrics.leading == CGFloat(0))
  }

  @Test(
    "Metrics are proportional to the size and do not depend on the weight", arguments: FontWeight.allCases)
  func proportional(weight: FontWeight) {
    let small = FontDescription(size: 10, weight: weight).metrics
    let large = FontDescription(size: 40, weight: weight).metrics
    for metric in [\FontMetrics.ascender, \.descender, \.lineHeight, \.capHeight, \.xHeight] {
      #expect(abs(large[keyPath: metric] - 4 * small[keyPath: metric]) < 1e-12)
    }
  }
}
