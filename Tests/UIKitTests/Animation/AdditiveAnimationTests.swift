import Testing
import UIKit

@MainActor
@Suite struct AdditiveAnimationTests {
  @Test("7.3 and 4.3.7 a redirected move")
  func redirect() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 100 })
      device.output()
      device.turn(at: 0.5)
      #expect(isClose(view.shownX, 50))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 0 })
      device.output()
      #expect(isClose(view.shownX, 50))
      for (time, x) in [(0.75, 50.0), (1.0, 50), (1.25, 25), (1.5, 0)] {
        device.turn(at: time)
        #expect(isClose(view.shownX, x))
      }
    }
  }

  @Test("4.3.2 and 4.3.6 differences that shrink to nothing, side by side")
  func animationsMade() async throws {
    try await withHostDevice { device in
      let view = device.makeShownView()
      UIView.animate(withDuration: 1) { view.center.x = 100 }
      UIView.animate(withDuration: 1) { view.center.x = 30 }
      #expect(view.layer.animationKeys() == ["position", "position-2"])
      let first = try #require(view.layer.animation(forKey: "position") as? CABasicAnimation)
      #expect(first.isAdditive)
      #expect(first.fromValue as? CGPoint == CGPoint(x: -100, y: 0))
      #expect(first.toValue as? CGPoint == .zero)
      #expect(first.fillMode == .both)
    }
  }

  @Test("4.3.3 bounds are animated as origin and size")
  func bounds() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      UIView.animate(withDuration: 1) { view.bounds = CGRect(x: 5, y: 0, width: 40, height: 40) }
      #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
    }
  }

  @Test("4.3.4 opacity and colours go on from what is shown, and replace each other")
  func blended() async {
    await withHostDevice { device in
      let view = device.makeShownView()
      var finished: [Bool] = []
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 },
        completion: { finished.append($0) })
      device.output()
      device.turn(at: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 1 })
      device.output()
      #expect(view.layer.animationKeys() == ["opacity"])
      #expect(finished == [false])
      #expect(isClose(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.5))
      device.turn(at: 1)
      #expect(isClose(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.75))
    }
  }

  @Test("4.3.5 redirected transforms don't jump although matrices don't commute")
  func transforms() async throws {
    try await withHostDevice { device in
      let view = device.makeShownView()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 1)
      }
      device.output()
      device.turn(at: 0.5)
      let before = try #require(view.layer.presentation()).affineTransform()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(translationX: 40, y: 10)
      }
      device.output()
      let after = try #require(view.layer.presentation()).affineTransform()
      for (first, second) in zip(before.entries, after.entries) {
        #expect(abs(first - second) < 1e-9)
      }
      device.turn(at: 2)
      #expect(view.layer.presentation()?.affineTransform().tx == 40)
    }
  }
}

extension CGAffineTransform {
  fileprivate var entries: [CGFloat] { [a, b, c, d, tx, ty] }
}
