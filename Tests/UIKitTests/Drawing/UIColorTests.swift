import Testing
import UIKit

@Suite("UIColor")
struct UIColorTests {
  @Test(
    "Hue, saturation and brightness make red, green and blue, and back",
    arguments: zip(
      [0, 1, 2, 3, 4, 5] as [Double],
      [[1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1], [1, 0, 1]] as [[Double]]))
  func hue(sixth: Double, components: [Double]) {
    let hue = sixth / 6
    let color = UIColor(hue: CGFloat(hue), saturation: 1, brightness: 1, alpha: 1)
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    for (found, expected) in zip([red, green, blue], components) {
      #expect(abs(found - CGFloat(expected)) < 1e-9)
    }
    var back: CGFloat = 0
    color.getHue(&back, saturation: nil, brightness: nil, alpha: nil)
    #expect(abs(back - CGFloat(hue)) < 1e-9)
  }

  @Test("Dynamic colours resolve by style, keep their alpha variants dynamic, and equal themselves")
  func dynamic() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.resolvedColor(with: light) == .black)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    let half = UIColor.label.withAlphaComponent(0.5)
    #expect(half.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(UIColor.systemBlue == .systemBlue)
    #expect(UIColor.systemBlue != .systemRed)
  }

  @Test("White and grey are grey; red is not")
  func white() {
    var white: CGFloat = 0
    #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == CGFloat(0.25))
    #expect(!UIColor.red.getWhite(nil, alpha: nil))
  }
}
