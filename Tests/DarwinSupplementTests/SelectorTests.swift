import DarwinSupplement
import Foundation
import Testing

@MainActor
@Suite("Selector")
struct SelectorTests {
  @Test(
    "names are spelled as Apple's compiler spells them",
    arguments: [
      ("tapped", "tapped"), ("tapped()", "tapped"), ("Screen.tapped", "tapped"), ("tapped(_:)", "tapped:"),
      ("Screen.tapped(_:for:)", "tapped:for:"), ("tapped(sender:)", "tappedWithSender:"),
      ("tapped(withSender:)", "tappedWithSender:"), ("tapped:", "tapped:"),
    ])
  func names(name: String, spelling: String) {
    #expect(NSStringFromSelector(NSSelectorFromString(name)) == spelling)
  }

  @Test("a bare method name gets a colon for each argument")
  func bareNames() {
    #expect(Selector("plain", Receiver.plain).description == "plain")
    #expect(Selector("receive", Receiver.receive) == Selector("receive(_:)", Receiver.receive(_:)))
    #expect(Selector("both", Receiver.both).description == "both::")
  }

  @Test("calls methods of none, one and two arguments, with and without results")
  func calls() {
    let receiver = Receiver()
    Selector("plain", Receiver.plain).perform(on: receiver, with: [])
    Selector("receive(_:)", Receiver.receive(_:)).perform(on: receiver, with: ["a"])
    Selector("both(_:_:)", Receiver.both(_:_:)).perform(on: receiver, with: ["b", 7])
    Selector("answer", Receiver.answer).perform(on: receiver, with: [])
    #expect(receiver.calls == ["plain", "receive a", "both b 7", "answer"])
  }

  @Test("a method that takes fewer arguments ignores the rest")
  func fewerArguments() {
    let receiver = Receiver()
    Selector("plain", Receiver.plain).perform(on: receiver, with: ["sender", 1])
    Selector("receive(_:)", Receiver.receive(_:)).perform(on: receiver, with: ["sender", 1])
    #expect(receiver.calls == ["plain", "receive sender"])
  }

  @Test("nil reaches an optional argument, and Any takes everything")
  func optionals() {
    let receiver = Receiver()
    let optional = Selector("optional(_:)", Receiver.optional(_:))
    optional.perform(on: receiver, with: [nil])
    optional.perform(on: receiver, with: ["x"])
    Selector("anything(_:)", Receiver.anything(_:)).perform(on: receiver, with: [3])
    #expect(receiver.calls == ["optional nil", "optional x", "anything 3"])
  }

  @Test("nothing is called when the target or an argument has another type, or there is only a name")
  func misfits() {
    let receiver = Receiver()
    #expect(!Selector("receive(_:)", Receiver.receive(_:)).perform(on: receiver, with: [1]))
    #expect(!Selector("receive(_:)", Receiver.receive(_:)).perform(on: receiver, with: [nil]))
    #expect(!Selector("receive(_:)", Receiver.receive(_:)).perform(on: receiver, with: []))
    #expect(!Selector("plain", Receiver.plain).perform(on: NSObject(), with: []))
    #expect(!Selector("plain").perform(on: receiver, with: []))
    #expect(!Selector("plain").isCallable)
    #expect(receiver.calls.isEmpty)
  }

  @Test("an override in a subclass is what gets called")
  func overrides() {
    let receiver = SubclassReceiver()
    Selector("plain", Receiver.plain).perform(on: receiver, with: [])
    #expect(receiver.calls == ["subclass plain"])
  }

  @Test("methods of classes on the main actor, private ones too, can be named from inside with Self")
  func insideAClass() {
    let screen = Screen()
    screen.press()
    #expect(screen.count == 1)
  }

  @Test("methods of classes of no actor can be named")
  func nonIsolated() {
    let receiver = FreeReceiver()
    Selector("tick(_:)", FreeReceiver.tick(_:)).perform(on: receiver, with: [2.5])
    #expect(receiver.total == 2.5)
  }

  @Test("equal by name")
  func equality() {
    let selectors: Set<Selector> = [
      Selector("plain", Receiver.plain), "plain", Selector("Receiver.plain", Receiver.plain),
    ]
    #expect(selectors.count == 1)
  }
}

@MainActor
private class Receiver {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func receive(_ text: String) { calls.append("receive \(text)") }
  func both(_ text: String, _ number: Int) { calls.append("both \(text) \(number)") }
  func answer() -> Int {
    calls.append("answer")
    return 42
  }
  func optional(_ text: String?) { calls.append("optional \(text ?? "nil")") }
  func anything(_ value: Any) { calls.append("anything \(value)") }
}

@MainActor
private final class SubclassReceiver: Receiver {
  override func plain() { calls.append("subclass plain") }
}

@MainActor
private final class Screen {
  private(set) var count = 0
  func press() {
    Selector("pressed(_:)", Self.pressed(_:)).perform(on: self, with: [self])
  }
  private func pressed(_ sender: Screen) { count += 1 }
}

private final class FreeReceiver {
  var total = 0.0
  func tick(_ amount: Double) { total += amount }
}
