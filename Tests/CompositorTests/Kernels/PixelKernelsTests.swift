import Compositor
import CoreGraphics
import PixelKernels
import Testing

/// Each kernel of the machine's instruction set against its portable twin, bit for bit.
@Suite("PixelKernels")
struct PixelKernelsTests {
  private let portable = PixelKernelsPortable().pointee
  private let best = PixelKernelsBest().pointee
  private static let alphas: [UInt8] = [0, 1, 2, 77, 127, 128, 254, 255]

  @Test("every product of two bytes is (x·a + 127) / 255")
  func products() {
    for alpha in 0...255 {
      let source = (0..<256).map { UInt32($0) &* 0x0101_0101 }
      var result = [UInt32](repeating: 0, count: 256)
      best.blend(&result, source, UInt8(alpha), 256)
      let expected = (0..<256).map { UInt32(($0 * alpha + 127) / 255) &* 0x0101_0101 }
      #expect(result == expected)
    }
  }

  @Test("blending agrees for every length and alpha")
  func blending() {
    var random = SplitMix(state: 1)
    for count in Array(0..<70) + [128, 301] {
      for alpha in Self.alphas {
        let source = pixels(count, &random)
        let target = pixels(count, &random)
        let coverage = bytes(count, &random)
        let color = pixels(1, &random)[0]
        agree(target) { $0.fill(&$1, color, count) }
        agree(target) { $0.copy(&$1, source, count, 64) }
        agree(target) { $0.copyPastCaches(&$1, source, count, 64) }
        agree(target) { $0.blendColor(&$1, color, count) }
        agree(target) { $0.blendColorThroughCoverage(&$1, color, coverage, alpha, count) }
        agree(target) { $0.blend(&$1, source, alpha, count) }
        agree(target) { $0.blendThroughCoverage(&$1, source, coverage, alpha, count) }
        var first = coverage
        var second = coverage
        portable.extractAlpha(&first, source, alpha, count)
        best.extractAlpha(&second, source, alpha, count)
        #expect(first == second)
      }
    }
  }

  @Test("sums for blurring agree")
  func blurring() {
    var random = SplitMix(state: 2)
    let kernel: [UInt32] = [1_000, 15_000, 33_536, 15_000, 1_000]
    for count in [1, 7, 15, 16, 17, 33, 100] {
      let source = (0..<(count + 4 * 24)).map { _ in UInt16.random(in: 0...65_280, using: &random) }
      for stride in [1, 4, 24] {
        var first = [UInt16](repeating: 0, count: count)
        var second = first
        portable.blur(&first, source, kernel, kernel.count, stride, count)
        best.blur(&second, source, kernel, kernel.count, stride, count)
        #expect(first == second)
      }
      for shift in Int32(0)...4 {
        let source = pixels(count, &random)
        agree([UInt32](repeating: 5, count: 4 * count)) { $0.sumCells(&$1, source, shift, count) }
      }
    }
  }

  @Test("sampling agrees under affine maps", arguments: 0..<60)
  func affineSampling(seed: UInt64) {
    var random = SplitMix(state: seed)
    let picture = picture(&random)
    var sampler = sampler(of: picture)
    let scale: Int64 = 1 << 32
    sampler.column = Int64.random(in: -20 * scale...60 * scale, using: &random)
    sampler.row = Int64.random(in: -20 * scale...60 * scale, using: &random)
    sampler.columnPerX = Int64.random(in: -3 * scale...3 * scale, using: &random)
    sampler.rowPerX = seed % 3 == 0 ? 0 : Int64.random(in: -2 * scale...2 * scale, using: &random)
    sampler.columnPerY = Int64.random(in: -2 * scale...2 * scale, using: &random)
    sampler.rowPerY = Int64.random(in: -2 * scale...2 * scale, using: &random)
    if seed % 7 == 0 { sampler.columnPerX = scale }
    if seed % 11 == 0 { sampler.columnPerX = Int64.max / 3 }
    for count in [1, 2, 3, 4, 5, 8, 13, 100, 300] {
      for y in -2..<4 {
        let target = [UInt32](repeating: 0, count: count)
        agree(target) { $0.sampleLinear(&$1, &sampler, Int32(count % 5) - 2, Int32(y), count) }
        agree(target) { $0.sampleNearest(&$1, &sampler, -3, Int32(y), count) }
      }
    }
  }

  @Test("sampling agrees in perspective", arguments: 0..<60)
  func projectiveSampling(seed: UInt64) {
    var random = SplitMix(state: seed)
    let picture = picture(&random)
    var sampler = sampler(of: picture)
    func number(_ limit: Double) -> Double { Double.random(in: -limit...limit, using: &random) }
    sampler.columnX = number(2)
    sampler.columnY = number(1)
    sampler.columnOne = number(30)
    sampler.rowX = number(1)
    sampler.rowY = number(2)
    sampler.rowOne = number(30)
    sampler.wX = number(0.02)
    sampler.wY = number(0.02)
    sampler.wOne = seed % 5 == 0 ? 0 : 1
    for count in [1, 3, 4, 6, 90, 301] {
      for y in -3..<30 {
        let target = [UInt32](repeating: 0, count: count)
        agree(target) { $0.sampleLinearProjective(&$1, &sampler, -7, Int32(y), count) }
        agree(target) { $0.sampleNearestProjective(&$1, &sampler, -7, Int32(y), count) }
      }
    }
  }

  private func agree(_ target: [UInt32], _ run: (PixelKernels, inout [UInt32]) -> Void) {
    var first = target
    var second = target
    run(portable, &first)
    run(best, &second)
    #expect(first == second)
  }

  private func picture(_ random: inout SplitMix) -> Picture {
    let width = Int.random(in: 1...50, using: &random)
    let height = Int.random(in: 1...50, using: &random)
    let all = pixels(width * height, &random)
    return Picture(width: width, height: height) { all[$1 * width + $0] }
  }

  private func sampler(of picture: Picture) -> PixelSampler {
    var sampler = PixelSampler()
    sampler.pixels = picture.bytes.assumingMemoryBound(to: UInt8.self)
    sampler.bytesPerRow = picture.bytesPerRow
    sampler.lastColumn = Int32(picture.width - 1)
    sampler.lastRow = Int32(picture.height - 1)
    sampler.firstColumn = min(2, sampler.lastColumn)
    return sampler
  }

  /// Any words, opaque and empty pixels among them; also colours that exceed their alpha.
  private func pixels(_ count: Int, _ random: inout SplitMix) -> [UInt32] {
    (0..<count).map { index in
      let word = UInt32(truncatingIfNeeded: random.next())
      return index / 9 % 3 == 0 ? word | 0xFF00_0000 : index / 9 % 3 == 1 && word % 4 == 0 ? 0 : word
    }
  }

  private func bytes(_ count: Int, _ random: inout SplitMix) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }
}
