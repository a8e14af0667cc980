import Benchmarks
import CoreGraphics
import Foundation
import GlissadeTool
import Testing

@Suite struct GrowthTests {
  private func curve(_ sizes: [Double], _ milliseconds: (Double) -> Double) -> GrowthCurve {
    GrowthCurve(
      name: "n", axis: "things", points: sizes.map { .init(size: $0, milliseconds: milliseconds($0)) })
  }

  @Test("The exponent is that of a power", arguments: [0, 0.5, 1, 1.7, 2])
  func powers(exponent: Double) throws {
    let curve = curve([1, 3, 10, 30, 100]) { 0.2 * pow($0, exponent) }
    #expect(abs(curve.exponent - exponent) < 1e-9)
    #expect(abs(try #require(curve.fitted(at: 50)) - 0.2 * pow(50, exponent)) < 1e-9)
  }

  @Test("What a frame costs whatever it shows does not hide how the large ones grow")
  func fixedCosts() {
    let sizes = [1.0, 10, 100, 1_000, 10_000, 100_000]
    #expect(curve(sizes) { 50 + $0 * $0 }.exponent > 1.9)
    #expect(curve(sizes) { 50 + $0 }.exponent < 1.1)
  }

  @Test("A curve without two sizes has no power")
  func noLine() {
    #expect(curve([5]) { $0 }.exponent == 0)
    #expect(curve([]) { $0 }.fitted(at: 1) == nil)
  }

  @Test("A chart has a panel beside the other for each curve, with its points in blue")
  func chart() throws {
    let curves = [curve([1, 10, 100]) { $0 }, curve([2, 4]) { $0 * $0 }]
    let (one, two) = (try GrowthChart([curves[0]]).picture(), try GrowthChart(curves).picture())
    #expect(two.height == one.height)
    #expect(two.width > one.width)
    #expect(bluePixels(of: one, from: 0) > 100)
    #expect(bluePixels(of: two, from: one.width) > 100)
  }

  private func bluePixels(of picture: Picture, from left: Int) -> Int {
    var count = 0
    for y in 0..<picture.height {
      let row = (picture.bytes + y * picture.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in left..<picture.width where row[4 * x] == 255 && row[4 * x + 2] == 0 { count += 1 }
    }
    return count
  }
}
