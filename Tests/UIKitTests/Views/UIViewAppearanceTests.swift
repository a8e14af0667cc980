import Testing
import UIKit

@MainActor
@Suite("UIView appearance")
struct UIViewAppearanceTests {
  @Test("Properties of the view are those of its layer", .withoutDevice)
  func layerProperties() {
    let view = UIView()
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.backgroundColor = .red
    view.accessibilityIdentifier = "box"
    #expect(view.layer.opacity == Float(0.5))
    #expect(view.layer.isHidden)
    #expect(view.layer.masksToBounds)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    #expect(view.layer.name == "box")
    view.alpha = 2
    #expect(view.alpha == CGFloat(1))
  }

  @Test("A view's layer has the class it names", .withoutDevice)
  func layerClass() {
    #expect(ShapeView().layer is CAShapeLayer)
    #expect(type(of: UIView().layer) == CALayer.self)
  }

  @Test("The tint is inherited, overridden and dimmed; those that inherit are told", .withoutDevice)
  func tint() {
    let outer = UIView()
    let inner = TintRecorder()
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    #expect(inner.changes == 1)
    inner.tintColor = .green
    outer.tintColor = .blue
    #expect(inner.tintColor == .green)
    #expect(inner.changes == 2)
    outer.tintAdjustmentMode = .dimmed
    var white: CGFloat = 0
    #expect(inner.tintColor.getWhite(&white, alpha: nil))
  }

  @Test(
    "3.8.2, 3.8.3 a view's changes are not animated outside animation blocks; a layer's of its own are",
    .withoutDevice)
  func actions() {
    let view = UIView()
    #expect(view.action(for: view.layer, forKey: "position") is NSNull)
    #expect(view.layer.action(forKey: "position") == nil)
    #expect(CALayer().action(forKey: "position") != nil)
  }

  @Test("A mask belongs to its view and has no superview", .withoutDevice)
  func mask() {
    let outer = UIView()
    let mask = UIView()
    outer.addSubview(mask)
    outer.mask = mask
    #expect(mask.superview == nil)
    #expect(outer.layer.mask === mask.layer)
    outer.mask = nil
    #expect(outer.layer.mask == nil)
  }

  @Test("Dynamic colours follow the appearance")
  func darkAppearance() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      window.backgroundColor = .systemBackground
      #expect(window.layer.backgroundColor == UIColor.white.cgColor)
      device.setUserInterfaceStyle(.dark)
      #expect(window.layer.backgroundColor == UIColor.black.cgColor)
      let view = UIView()
      window.addSubview(view)
      view.overrideUserInterfaceStyle = .light
      #expect(view.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test("Direction: unspecified follows the app, playback and spatial never mirror")
  func direction() async {
    await withHostDevice { device in
      let view = UIView()
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
      device.layoutDirection = .rightToLeft
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      view.semanticContentAttribute = .playback
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
  }
}

private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

private final class TintRecorder: UIView {
  var changes = 0

  override func tintColorDidChange() {
    changes += 1
  }
}
