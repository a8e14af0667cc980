import Testing
import UIKit

@MainActor
@Suite struct UIViewTransitionTests {
  private func makePair(_ device: HostDevice) -> (UIView, UIView, UIView) {
    let container = device.makeShownView(at: CGPoint(x: 100, y: 100))
    let first = UIView(frame: container.bounds)
    let second = UIView(frame: container.bounds)
    container.addSubview(first)
    device.output()
    return (container, first, second)
  }

  @Test(
    "4.6.2 one view takes another one's place",
    arguments: [UIView.AnimationOptions.transitionCrossDissolve, .transitionFlipFromLeft])
  func replace(options: UIView.AnimationOptions) async {
    await withHostDevice { device in
      let (container, first, second) = makePair(device)
      var finished: Bool?
      UIView.transition(from: first, to: second, duration: 0.5, options: options) { finished = $0 }
      #expect(first.superview == nil)
      #expect(second.superview === container)
      device.output()
      #expect(finished == nil)
      device.run(from: 0, to: 0.6)
      #expect(finished == true)
      #expect(container.subviews.count == 1)
      #expect(container.subviews.first === second)
      #expect(container.layer.animationKeys() == nil)
    }
  }

  @Test("4.6.2 with .showHideTransitionViews both stay")
  func showHide() async {
    await withHostDevice { device in
      let (container, first, second) = makePair(device)
      container.addSubview(second)
      second.isHidden = true
      UIView.transition(
        from: first, to: second, duration: 0.5,
        options: [.transitionCrossDissolve, .showHideTransitionViews])
      #expect(first.isHidden)
      #expect(!second.isHidden)
      #expect(first.superview === container)
    }
  }

  @Test("4.6.1 other changes in the block are not animated")
  func otherChanges() async {
    await withHostDevice { device in
      let (container, _, _) = makePair(device)
      UIView.transition(with: container, duration: 0.5, options: .transitionCrossDissolve) {
        container.center.x = 200
      }
      #expect(container.layer.animation(forKey: "position") == nil)
    }
  }
}
