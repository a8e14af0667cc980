import Testing
import UIKit

@Suite("UIEdgeInsets")
struct UIEdgeInsetsTests {
  @Test("Insets move each edge inwards; negative ones outwards")
  func inset() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 196))
    #expect(
      rect.inset(by: UIEdgeInsets(top: -1, left: 0, bottom: 0, right: 0))
        == CGRect(x: 10, y: 19, width: 100, height: 201))
    #expect(CGRect.null.inset(by: insets).isNull)
  }

  @Test("Directional insets change sides with the direction")
  func directional() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.resolved(.leftToRight) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets.resolved(.rightToLeft) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test("Insets go into a value and come back")
  func value() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }
}
