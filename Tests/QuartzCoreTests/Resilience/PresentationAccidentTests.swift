import QuartzCore
import Testing

/// Classes of layers that ask for presentations while one is made of them.
@Suite struct PresentationAccidentTests {
  private class Curious: CALayer {
    nonisolated(unsafe) static var asked: [CALayer?] = []
    weak var friend: Curious?

    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override init(layer: Any) {
      let model = layer as? Curious
      Self.asked.append(model?.presentation())
      super.init(layer: layer)
      Self.asked.append(model?.presentation())
      _ = model?.friend?.presentation()
      _ = presentation()
    }
  }

  @Test("a presentation asked for while it is made is none, and a finding says so")
  func recursion() {
    Stage.run { stage in
      Curious.asked = []
      let layer = Curious()
      layer.add(animation("opacity", from: 0, to: 1), forKey: nil)
      stage.turn(at: 0)
      stage.context.now = stage.time(0.5)
      #expect(layer.presentation()?.opacity == 0.5)
      #expect(Curious.asked.count == 2 && Curious.asked.allSatisfy { $0 == nil })
      #expect(stage.rules == ["presentation-inside-itself", "presentation-inside-itself"])
      Curious.asked = []
    }
  }

  private final class Friendly: CALayer {
    weak var friend: Friendly?

    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override init(layer: Any) {
      super.init(layer: layer)
      opacity = (layer as? Friendly)?.friend?.presentation()?.opacity ?? 0.25
    }
  }

  @Test("two that ask for each other's are made once each")
  func ring() {
    Stage.run { stage in
      let (first, second) = (Friendly(), Friendly())
      (first.friend, second.friend) = (second, first)
      stage.turn(at: 0)
      #expect(first.presentation() != nil && second.presentation() != nil)
      #expect(stage.rules.allSatisfy { $0 == "presentation-inside-itself" } && !stage.rules.isEmpty)
    }
  }

  @Test("an animation added to a presentation is refused, and a finding says so")
  func addedToPresentation() {
    Stage.run { stage in
      let layer = CALayer()
      stage.turn(at: 0)
      layer.presentation()?.add(animation("opacity", to: 0), forKey: "fade")
      #expect(layer.presentation()?.animationKeys() == nil && layer.animationKeys() == nil)
      #expect(stage.rules == ["animation-of-presentation"])
    }
  }
}
