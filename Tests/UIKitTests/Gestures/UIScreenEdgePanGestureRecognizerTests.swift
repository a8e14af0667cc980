import Testing
import UIKit

@MainActor
@Suite struct UIScreenEdgePanGestureRecognizerTests {
  private func run(_ edges: UIRectEdge, over points: [CGPoint]) async -> [UIGestureRecognizer.State] {
    await withHostDevice { device in
      let probe = GestureProbe()
      let pan = probe.attach(UIScreenEdgePanGestureRecognizer(), to: device.makeTouchLog())
      pan.edges = edges
      device.drag(over: points)
      return probe.states
    }
  }

  @Test("4.9 begins at its edge and leads away from it")
  func edges() async {
    let inward = [CGPoint(x: 5, y: 300), CGPoint(x: 30, y: 300), CGPoint(x: 60, y: 300)]
    #expect(await run(.left, over: inward) == [.began, .changed, .ended])
    #expect(await run(.right, over: inward).isEmpty)
    let fromMiddle = [CGPoint(x: 50, y: 300), CGPoint(x: 80, y: 300), CGPoint(x: 120, y: 300)]
    #expect(await run(.left, over: fromMiddle).isEmpty)
    let along = [CGPoint(x: 5, y: 300), CGPoint(x: 8, y: 340), CGPoint(x: 60, y: 380)]
    #expect(await run(.left, over: along).isEmpty)
    let fromRight = [CGPoint(x: 390, y: 300), CGPoint(x: 360, y: 300), CGPoint(x: 330, y: 300)]
    #expect(await run(.right, over: fromRight) == [.began, .changed, .ended])
  }
}
