import Testing
import UIKit

@MainActor
@Suite("UIResponder")
struct UIResponderTests {
  @Test("The chain leads from view to superview, window and application")
  func chain() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let outer = UIView()
      let inner = UIView()
      window.addSubview(outer)
      outer.addSubview(inner)
      #expect(inner.next === outer)
      #expect(outer.next === window)
      #expect(window.next === device.application)
    }
  }

  @Test("Touches that nobody handles go up the chain")
  func unhandledTouches() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let outer = TouchCounter(frame: window.bounds)
      outer.addSubview(UIView(frame: window.bounds))
      window.addSubview(outer)
      device.tap(at: CGPoint(x: 10, y: 10))
      #expect(outer.began == 1)
    }
  }

  @Test("There is one first responder, and only willing objects become it")
  func firstResponder() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let willing = WillingView()
      let other = WillingView()
      window.addSubview(willing)
      window.addSubview(other)
      #expect(UIView().becomeFirstResponder() == false)
      #expect(willing.becomeFirstResponder())
      #expect(willing.isFirstResponder)
      #expect(other.becomeFirstResponder())
      #expect(!willing.isFirstResponder)
      other.removeFromSuperview()
      #expect(!other.isFirstResponder)
    }
  }

  @Test("An action without a target goes to the first responder on the way up that has the method")
  func actionWithoutTarget() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let receiver = ActionReceiver(frame: window.bounds)
      let inner = UIView()
      receiver.addSubview(inner)
      window.addSubview(receiver)
      let action = Selector("received(_:)", ActionReceiver.received(_:))
      #expect(device.application.sendAction(action, to: nil, from: inner, for: nil))
      #expect(receiver.sender === inner)
      #expect(!device.application.sendAction(action, to: nil, from: window, for: nil))
    }
  }
}

private final class TouchCounter: UIView {
  var began = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    began += 1
  }
}

private final class WillingView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

private final class ActionReceiver: UIView {
  var sender: UIView?

  func received(_ sender: UIView) {
    self.sender = sender
  }
}
