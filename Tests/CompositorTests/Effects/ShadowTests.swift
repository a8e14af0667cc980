import Compositor
import CoreGraphics
import Foundation
import Testing

@Suite("Shadows")
struct ShadowTests {
  private static let black = RenderColor.black

  /// The shadow's alpha over nothing.
  private func alphas(of shape: RenderShape, sigma: Double, size: Int, scale: Double = 1) -> [Int] {
    let tree = RenderTree(
      width: size, height: size, background: .clear,
      nodes: [
        RenderNode(
          transform: RenderTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0),
          contents: [.shadow(shape, Self.black, sigma: sigma)])
      ])
    return Compositor(threads: 1).composite(tree).pixels.map { Int($0 >> 24) }
  }

  /// The integral of a Gaussian around the middle of a pixel over an interval.
  private func blurred(_ start: Double, _ end: Double, at pixel: Int, sigma: Double) -> Double {
    let place = Double(pixel) + 0.5
    let root = sigma * 2.0.squareRoot()
    return (erf((end - place) / root) - erf((start - place) / root)) / 2
  }

  /// An edge within a pixel is spread over it, by a variance of up to a quarter pixel², which shows where the blur is
  /// narrow; rounding does the rest.
  private func tolerance(_ sigma: Double) -> Double { 1.25 + 8 / (sigma * sigma) }

  private func largestError(of alphas: [Int], size: Int, from truth: (_ x: Int, _ y: Int) -> Double) -> Double
  {
    alphas.indices.reduce(0) { max($0, abs(Double(alphas[$1]) - truth($1 % size, $1 / size))) }
  }

  @Test("a rectangle's shadow is the product of two error functions", arguments: [2.0, 5, 15])
  func rectangle(sigma: Double) {
    let size = 120
    let shape = RenderShape.rectangle(RenderRect(minX: 30.25, minY: 40, maxX: 90, maxY: 71.5))
    let alphas = alphas(of: shape, sigma: sigma, size: size)
    let largest = largestError(of: alphas, size: size) { x, y in
      255 * blurred(30.25, 90, at: x, sigma: sigma) * blurred(40, 71.5, at: y, sigma: sigma)
    }
    #expect(largest < tolerance(sigma))
  }

  @Test("any other shape agrees with the same formula, fine and coarse", arguments: [2.0, 5, 9, 15, 20])
  func path(sigma: Double) {
    let size = 160
    let path = RenderPath(elements: [
      .move(RenderPoint(x: 50.25, y: 60)), .line(RenderPoint(x: 110, y: 60)),
      .line(RenderPoint(x: 110, y: 100.5)), .line(RenderPoint(x: 50.25, y: 100.5)), .close,
    ])
    let alphas = alphas(of: .path(path), sigma: sigma, size: size)
    let largest = largestError(of: alphas, size: size) { x, y in
      255 * blurred(50.25, 110, at: x, sigma: sigma) * blurred(60, 100.5, at: y, sigma: sigma)
    }
    #expect(largest < tolerance(sigma))
  }

  @Test("a shadow grows with its node")
  func scale() {
    let small = RenderShape.rectangle(RenderRect(minX: 20, minY: 20, maxX: 40, maxY: 40))
    let large = RenderShape.rectangle(RenderRect(minX: 40, minY: 40, maxX: 80, maxY: 80))
    #expect(alphas(of: small, sigma: 3, size: 100, scale: 2) == alphas(of: large, sigma: 6, size: 100))
  }

  @Test("a shadow moved by whole pixels is the same shadow")
  func moved() {
    func picture(_ offset: Double) -> Picture {
      Compositor(threads: 1).composite(
        RenderTree(
          width: 100, height: 100, background: .white,
          nodes: [
            RenderNode(
              transform: .translation(x: offset, y: 0),
              contents: [
                .shadow(
                  .roundedRectangle(
                    RenderRect(minX: 30, minY: 30, maxX: 60, maxY: 60), RenderCornerRadii(8)), Self.black,
                  sigma: 4)
              ])
          ]))
    }
    let first = picture(0)
    let second = picture(7)
    let areSame = (0..<100).allSatisfy { y in (0..<93).allSatisfy { first[$0, y] == second[$0 + 7, y] } }
    #expect(areSame)
  }

  @Test(
    "a shadow that moves by parts of pixels is blurred once, and looks as if it were blurred in each place",
    arguments: [5.5, 8, 11, 15, 22, 60])
  func movedByParts(_ sigma: Double) {
    let size = Int(sigma * 8) + 70
    let start = sigma * 4 + 3
    func shadow(_ x: Double, _ y: Double) -> RenderContent {
      .shadow(
        .roundedRectangle(
          RenderRect(minX: x, minY: y, maxX: x + 50, maxY: y + 40), RenderCornerRadii(8)), Self.black,
        sigma: sigma)
    }
    let moving = Compositor(threads: 1)
    func picture(_ compositor: Compositor, _ node: RenderNode) -> Picture {
      compositor.composite(RenderTree(width: size, height: size, background: .white, nodes: [node]))
    }
    var misses: Set<Int> = []
    for step in 0..<9 {
      let (dx, dy) = (Double(step) * 0.40625, Double(step) * 0.171875)
      let moved = picture(
        moving, RenderNode(transform: .translation(x: dx, y: dy), contents: [shadow(start, start)]))
      let inPlace = picture(
        Compositor(threads: 1), RenderNode(contents: [shadow(start + dx, start + dy)]))
      var largest = 0
      for y in 0..<size {
        for x in 0..<size {
          largest = max(largest, abs(Int(moved[x, y] & 255) - Int(inPlace[x, y] & 255)))
        }
      }
      #expect(largest <= 1, "\(dx), \(dy)")
      misses.insert(moving.cacheStatistics.misses)
    }
    #expect(misses.count == 1)
  }
}
