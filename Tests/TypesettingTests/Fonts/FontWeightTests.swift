import CoreGraphics
import Testing
import Typesetting

@Suite("Font weight")
struct FontWeightTests {
  @Test("Each of Apple's nine weights finds its own step", arguments: FontWeight.allCases)
  func roundTrip(weight: FontWeight) {
    #expect(FontWeight(nearestTo: weight.appleWeight) == weight)
  }

  @Test("Weights beyond the ends and between two steps take the nearest one")
  func nearest() {
    #expect(FontWeight(nearestTo: -1) == .ultraLight)
    #expect(FontWeight(nearestTo: 1) == .black)
    #expect(FontWeight(nearestTo: 0.05) == .regular)
    #expect(FontWeight(nearestTo: 0.38) == .bold)
  }
}
