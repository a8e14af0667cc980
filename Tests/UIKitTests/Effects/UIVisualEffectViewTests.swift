import Testing
import UIKit

@MainActor
@Suite struct UIVisualEffectViewTests {
  private func backdrop(of view: UIVisualEffectView) -> BackdropLayer? {
    view.layer.sublayers?.first as? BackdropLayer
  }

  @Test("an effect set inside an animation block grows from nothing")
  func animatedEffect() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let view = UIVisualEffectView(effect: nil)
      view.frame = window.bounds
      window.addSubview(view)
      device.output()
      #expect(backdrop(of: view)?.blurRadius == 0)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.effect = UIBlurEffect(style: .dark)
      }
      device.output()
      device.turn(at: 0.5)
      #expect(isClose(backdrop(of: view)?.presentation()?.blurRadius ?? 0, 10))
      // The tint fades in and does not come from white.
      let tint = backdrop(of: view)?.presentation()?.tintColor
      #expect(isClose(tint?.components?.first ?? 0, 0.11))
      #expect(isClose(tint?.alpha ?? 0, 0.365))
      device.turn(at: 1)
      #expect(isClose(backdrop(of: view)?.presentation()?.blurRadius ?? 0, 20))
    }
  }

  @Test("a property animator scrubs an effect")
  func scrubbedEffect() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let view = UIVisualEffectView(effect: nil)
      window.addSubview(view)
      device.output()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.effect = UIBlurEffect(style: .light)
      }
      animator.fractionComplete = 0.25
      device.output()
      #expect(isClose(backdrop(of: view)?.presentation()?.blurRadius ?? 0, 7.5))
      animator.stopAnimation(true)
    }
  }

  @Test("contents lie over the backdrop and grow with the view")
  func contentView() async {
    await withHostDevice { _ in
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      #expect(view.contentView.frame == view.bounds)
      #expect(view.subviews.last === view.contentView)
    }
  }
}
