import Testing
import UIKit

@Suite("UITraitCollection")
struct UITraitCollectionTests {
  @Test("Merging takes the last specified value of each trait")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(displayScale: 3),
    ])
    #expect(merged.displayScale == 3)
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.horizontalSizeClass == .unspecified)
  }

  @Test("A collection contains what another one specifies")
  func containment() {
    let phone = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(displayScale: 3),
    ])
    #expect(phone.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(phone.containsTraits(in: UITraitCollection()))
    #expect(!phone.containsTraits(in: UITraitCollection(displayScale: 2)))
  }

  @Test("Equal traits are equal collections")
  func equality() {
    #expect(UITraitCollection(displayScale: 3) == UITraitCollection(displayScale: 3))
    #expect(UITraitCollection(displayScale: 3) != UITraitCollection(displayScale: 2))
  }
}
