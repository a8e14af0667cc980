import Compositor
import CoreGraphics
import Foundation
import Testing

@Suite("Backdrop blur")
struct BackdropBlurTests {
  private let screen = RenderShape.rectangle(RenderRect(minX: 0, minY: 0, maxX: 200, maxY: 100))
  private let red = RenderColor(blue: 0, green: 0, red: 200, alpha: 255)
  private let blue = RenderColor(blue: 200, green: 0, red: 0, alpha: 255)

  private func composite(_ contents: [RenderContent]) -> Picture {
    Compositor(threads: 2).composite(
      RenderTree(width: 200, height: 100, nodes: [RenderNode(contents: contents)]))
  }

  @Test("one colour stays as it is, to the edges of the screen", arguments: [1.0, 7, 30, 90])
  func uniform(sigma: Double) {
    let picture = composite([
      .fill(screen, red), .backdropBlur(screen, sigma: sigma, saturation: 1, tint: .clear),
    ])
    #expect(Set(picture.pixels) == [0xFFC8_0000])
  }

  @Test("a step becomes an error function", arguments: [4.0, 12, 20])
  func step(sigma: Double) {
    let right = RenderShape.rectangle(RenderRect(minX: 100, minY: 0, maxX: 200, maxY: 100))
    let picture = composite([
      .fill(screen, .black), .fill(right, red),
      .backdropBlur(screen, sigma: sigma, saturation: 1, tint: .clear),
    ])
    for x in 40..<160 {
      let truth = 200 * (1 + erf((Double(x) + 0.5 - 100) / (sigma * 2.0.squareRoot()))) / 2
      #expect(abs(Double(picture[x, 50] >> 16 & 255) - truth) < 3, "x = \(x)")
    }
  }

  @Test("only what lies below and under the shape is blurred; the tint covers it")
  func order() {
    let half = RenderShape.rectangle(RenderRect(minX: 0, minY: 0, maxX: 100, maxY: 100))
    let tint = RenderColor(blue: 64, green: 64, red: 64, alpha: 128)
    let spot = RenderShape.rectangle(RenderRect(minX: 10, minY: 10, maxX: 20, maxY: 20))
    let picture = composite([
      .fill(screen, red), .backdropBlur(half, sigma: 5, saturation: 1, tint: tint), .fill(spot, blue),
    ])
    #expect(picture[150, 50] == 0xFFC8_0000)
    // 64 + (200 · 127 + 127) / 255 = 164.
    #expect(picture[50, 50] == 0xFFA4_4040)
    #expect(picture[15, 15] == 0xFF00_00C8)
    #expect(picture[30, 15] == 0xFFA4_4040)
  }

  @Test("saturation 0 leaves Rec. 709 lightness")
  func saturation() {
    let picture = composite([
      .fill(screen, red), .backdropBlur(screen, sigma: 5, saturation: 0, tint: .clear),
    ])
    // 0.2126 · 200 = 42.5.
    #expect(picture[100, 50] == 0xFF2A_2A2A)
  }
}
