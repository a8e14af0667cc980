import Simulator
import Testing
import UIKit

/// View animations with numbers that are none, blocks inside blocks, and views that go in the middle.
@MainActor
@Suite struct ViewAnimationAccidentTests {
  enum Form: CaseIterable, Sendable {
    case plain
    case dampedSpring
    case bouncingSpring
    case keyframes
    case propertyAnimator
    case transition
  }

  enum Number: CaseIterable, Sendable {
    case duration
    case delay
    case spring
  }

  @Test(
    "4.2.3 a number that is none counts as 0", arguments: Form.allCases,
    [.nan, .infinity, -.infinity] as [TimeInterval])
  func notFinite(_ form: Form, _ number: TimeInterval) async {
    for field in Number.allCases {
      let (device, view) = await show()
      var ends = 0
      animate(
        view, form, duration: field == .duration ? number : 0.2, delay: field == .delay ? number : 0,
        spring: field == .spring ? CGFloat(number) : 0.5
      ) { ends += 1 }
      await device.advance(by: 3)
      #expect(ends == 1, "\(field)")
      #expect(view.center == CGPoint(x: 300, y: 300))
      #expect(view.layer.animationKeys()?.isEmpty ?? true)
      #expect(
        device.findings.allSatisfy {
          ["animation-number-not-finite", "animation-without-changes"].contains($0.rule)
        })
      let usesNumber = usesNumber(form, field)
      #expect(device.findings.contains { $0.rule == "animation-number-not-finite" } == usesNumber, "\(field)")
      device.end()
    }
  }

  @Test(
    "4.2.3 a negative duration makes changes at once; a negative delay begins in the past",
    arguments: Form.allCases)
  func negative(_ form: Form) async {
    let (device, view) = await show()
    var ends = 0
    animate(view, form, duration: -1, delay: 0, spring: 0.5) { ends += 1 }
    await device.advance(by: 1)
    animate(view, form, duration: 0.5, delay: -0.2, spring: 0.5, to: 100) { ends += 1 }
    await device.advance(by: 4)
    #expect(ends == 2)
    #expect(view.center == CGPoint(x: 100, y: 100))
    #expect(view.layer.animationKeys()?.isEmpty ?? true)
    device.end()
  }

  private func usesNumber(_ form: Form, _ field: Number) -> Bool {
    switch (form, field) {
    case (_, .duration): true
    case (.transition, .delay): false
    case (_, .delay): true
    case (.dampedSpring, .spring), (.bouncingSpring, .spring): true
    case (_, .spring): false
    }
  }

  private func animate(
    _ view: UIView, _ form: Form, duration: TimeInterval, delay: TimeInterval, spring: CGFloat,
    to place: CGFloat = 300,
    completion: @escaping () -> Void
  ) {
    let move = { view.center = CGPoint(x: place, y: place) }
    switch form {
    case .plain:
      UIView.animate(withDuration: duration, delay: delay, animations: move) { _ in completion() }
    case .dampedSpring:
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: spring, initialSpringVelocity: spring,
        animations: move
      ) { _ in completion() }
    case .bouncingSpring:
      UIView.animate(
        springDuration: duration, bounce: spring, initialSpringVelocity: spring, delay: delay,
        animations: move
      ) { _ in completion() }
    case .keyframes:
      UIView.animateKeyframes(withDuration: duration, delay: delay) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: move)
      } completion: { _ in
        completion()
      }
    case .propertyAnimator:
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: duration, delay: delay, animations: move
      ) { _ in completion() }
    case .transition:
      UIView.transition(
        with: view, duration: duration, options: .transitionCrossDissolve, animations: move
      ) { _ in completion() }
    }
  }

  private func show() async -> (device: Device, view: UIView) {
    let device = await Device(recordsTrace: false)
    let root = UIViewController()
    device.show(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.view.addSubview(view)
    await device.advanceFrames(2)
    return (device, view)
  }

  @Test("keyframes with times that are none", arguments: [.nan, -1, 2, .infinity] as [Double])
  func keyframeTimes(_ time: Double) async {
    let (device, view) = await show()
    var ends = 0
    UIView.animateKeyframes(withDuration: 0.3, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: time, relativeDuration: 0.5) { view.center.x = 200 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: time) { view.center.x = 300 }
    } completion: { _ in
      ends += 1
    }
    await device.advance(by: 1)
    #expect(ends == 1)
    #expect(view.center.x == 300)
    #expect(view.layer.animationKeys()?.isEmpty ?? true)
    device.end()
  }

  @Test("a completion that animates on, ten times over, and in its own view's removal")
  func chained() async {
    let (device, view) = await show()
    var runs = 0
    func again() {
      runs += 1
      guard runs < 10 else { return view.removeFromSuperview() }
      UIView.animate(withDuration: 0.05) {
        view.center.x += 10
      } completion: { _ in
        again()
      }
    }
    again()
    await device.advance(by: 2)
    #expect(runs == 10)
    #expect(view.superview == nil)
    #expect(view.center.x == CGFloat(25 + 90))
    device.end()
  }

  @Test("the view is taken out in the middle: completion once, with false, and the view is freed")
  func removed() async {
    let device = await Device(recordsTrace: false)
    let root = UIViewController()
    device.show(root)
    var ends: [Bool] = []
    weak var remembered: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      remembered = view
      root.view.addSubview(view)
      await device.advanceFrames(2)
      UIView.animate(withDuration: 0.3) { [unowned view] in
        view.alpha = 0
      } completion: {
        ends.append($0)
      }
      await device.advance(by: 0.1)
      view.removeFromSuperview()
    }
    await device.advance(by: 1)
    #expect(ends == [false])
    #expect(remembered == nil)
    device.end()
  }

  @Test("blocks inside blocks, ten deep, each with a number that is none")
  func nested() async {
    let (device, view) = await show()
    var ends = 0
    func animate(_ depth: Int) {
      guard depth > 0 else { return view.center = CGPoint(x: 300, y: 300) }
      UIView.animate(withDuration: .nan, delay: .nan) {
        animate(depth - 1)
      } completion: { _ in
        ends += 1
      }
    }
    animate(10)
    await device.advance(by: 1)
    #expect(ends == 10)
    #expect(view.center == CGPoint(x: 300, y: 300))
    device.end()
  }
}
