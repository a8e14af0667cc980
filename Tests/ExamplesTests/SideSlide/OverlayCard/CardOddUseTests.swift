import Simulator
import Testing
import UIKit

/// Fingers and code that do not keep to the script: afterwards the card answers as before.
@MainActor
@Suite struct CardOddUseTests {
  /// Checks that the screen is at rest, closes the card where needed, and that the moves still work.
  private func checkAnswers(_ card: CardApp) async throws {
    await card.app.settle()
    #expect(card.app.leftovers == [])
    if card.chain.count > 1 { try await card.app.play(CardApp.close) }
    try await card.app.play(CardApp.open)
    #expect(card.chain == ["PosterViewController", "CardViewController"])
    try await card.app.play(CardApp.close)
    #expect(card.chain == ["PosterViewController"])
    #expect(card.app.viewsInWindow == ["UIView"])
    #expect(card.app.leftovers == [])
  }

  @Test("Two taps, one after the other or within a frame, open one card and close it once")
  func doubleTaps() async throws {
    for pause in [0.05, 0] {
      let card = await CardApp()
      defer { card.device.end() }
      for (button, count) in [("openButton", 2), ("closeButton", 1)] {
        let point = try card.device.center(ofView: button)
        for _ in 0..<2 {
          card.device.touchDown(at: point)
          card.device.touchUp()
          await card.device.advance(by: pause)
        }
        await card.app.settle()
        #expect(card.chain.count == count)
      }
      #expect(card.app.findings == [])
      try await checkAnswers(card)
    }
  }

  @Test("1.7.9: touches that begin during a move go nowhere, a second finger's neither")
  func touchesDuringAMove() async throws {
    let card = await CardApp()
    defer { card.device.end() }
    let point = try card.device.center(ofView: "openButton")
    card.device.touchDown(at: point)
    card.device.touchDown(at: CGPoint(x: point.x + 10, y: point.y), finger: 2)
    await card.device.advanceFrames(2)
    card.device.touchUp(finger: 2)
    card.device.touchUp()
    await card.device.advance(by: 0.3)
    card.device.tap(at: CGPoint(x: card.size.width / 2, y: card.size.height / 2), for: 0.02)
    await card.app.settle()
    #expect(card.chain == ["PosterViewController", "CardViewController"])
    #expect(card.device.trace.events.count { $0.kind == "action" } == 1)
    #expect(card.app.findings == [])
    try await checkAnswers(card)
  }

  @Test("Beside the card nothing answers")
  func besideTheCard() async throws {
    let card = await CardApp()
    defer { card.device.end() }
    let below = try card.device.center(ofView: "openButton")
    try await card.app.play(CardApp.open)
    card.device.tap(at: below)
    await card.app.settle()
    #expect(card.chain == ["PosterViewController", "CardViewController"])
    #expect(card.device.trace.events.count { $0.kind == "action" } == 1)
    #expect(card.app.findings == [])
    try await checkAnswers(card)
  }

  @Test(
    "1.2.5: without animation the card is still its animator's, which moves here; the blur is there at once")
  func withoutAnimation() async throws {
    let card = await CardApp()
    defer { card.device.end() }
    try await card.app.play(CardApp.open)
    let presented = try #require(card.app.root.presentedViewController)
    for (count, move) in [
      (1, { presented.dismiss(animated: false) }), (2, { card.app.root.present(presented, animated: false) }),
    ] {
      move()
      await card.app.settle()
      #expect(card.chain.count == count)
      #expect(card.app.leftovers == [])
    }
    #expect(presented.view.frame.isNear(card.card(opened: 1)))
    #expect(card.app.faults == [])
    try await checkAnswers(card)
  }

  @Test("5.4: a dismissal by code during the presentation is reported and changes nothing")
  func dismissalDuringThePresentation() async throws {
    let card = await CardApp()
    defer { card.device.end() }
    card.device.tap(at: try card.device.center(ofView: "openButton"), for: 0)
    await card.device.advance(by: 0.1)
    card.app.root.dismiss(animated: true)
    await card.app.settle()
    #expect(card.chain == ["PosterViewController", "CardViewController"])
    #expect(card.app.findings == ["fault dismiss-during-transition"])
    try await checkAnswers(card)
  }

  @Test("A device that ends in the middle takes everything with it")
  func endInTheMiddle() async throws {
    weak var root: UIViewController?
    weak var presented: UIViewController?
    do {
      let card = await CardApp()
      card.device.tap(at: try card.device.center(ofView: "openButton"), for: 0)
      await card.device.advance(by: 0.1)
      root = card.app.root
      presented = root?.presentedViewController
      #expect(presented != nil)
      card.device.end()
    }
    #expect(root == nil)
    #expect(presented == nil)
  }
}
