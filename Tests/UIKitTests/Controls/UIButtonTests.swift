import Testing
import UIKit

@MainActor
@Suite("UIButton")
struct UIButtonTests {
  @Test("Contents of a state: its own, else without the highlight, else the normal ones", .withoutDevice)
  func states() {
    let button = UIButton(type: .custom)
    button.setTitle("Normal", for: .normal)
    button.setTitle("Selected", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .highlighted)
    #expect(button.currentTitle == "Normal")
    button.isHighlighted = true
    #expect(button.currentTitle == "Normal")
    #expect(button.currentTitleColor == .green)
    button.isSelected = true
    #expect(button.currentTitle == "Selected")
    #expect(button.titleLabel?.text == "Selected")
  }

  @Test("A system button is tinted and fades under a finger; a custom one is white", .withoutDevice)
  func types() {
    let system = UIButton(type: .system)
    system.tintColor = .red
    #expect(system.currentTitleColor == .red)
    system.isHighlighted = true
    #expect(system.titleLabel?.alpha == CGFloat(Float(0.2)))
    system.isHighlighted = false
    #expect(system.titleLabel?.alpha == CGFloat(1))
    #expect(UIButton(type: .custom).currentTitleColor == .white)
  }

  @Test("Image and title stand side by side in the middle; insets make room around them", .withoutDevice)
  func layout() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    button.setImage(image, for: .normal)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    #expect(
      button.intrinsicContentSize
        == CGSize(width: 40 + title.width, height: 10 + max(20, title.height)))
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == CGFloat(10))
    #expect(button.titleLabel?.frame.minX == CGFloat(30))
    button.contentHorizontalAlignment = .right
    button.frame.size.width += 50
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxX == button.bounds.width - 10)
  }

  @Test("A tap sends touchUpInside, then the primary action")
  func primaryAction() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      var order: [String] = []
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Go") { _ in order.append("primary") })
      button.addAction(UIAction { _ in order.append("upInside") }, for: .touchUpInside)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      window.addSubview(button)
      device.tap(at: CGPoint(x: 50, y: 50))
      #expect(order == ["upInside", "primary"])
      #expect(button.currentTitle == "Go")
    }
  }

  @Test("Touches go to the button, not to its label or image", .withoutDevice)
  func hitTest() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    button.layoutIfNeeded()
    #expect(button.hitTest(CGPoint(x: 50, y: 50), with: nil) === button)
  }
}
