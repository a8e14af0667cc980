import Simulator
import Testing
import UIKit

@MainActor @Suite struct FingerScriptPlayerTests {
  private func play(
    _ text: String, framesPerSecond: Int = 60
  ) async throws -> (entries: [TouchLogView.Entry], frames: Int) {
    let device = await Device(framesPerSecond: framesPerSecond)
    let controller = TouchLogController()
    device.show(controller)
    try await device.play(FingerScript(parsing: text))
    let result = (controller.log.entries, device.frameIndex)
    // What comes at the very end of a script is seen by the next frame.
    await device.advanceFrames(1)
    let entries = controller.log.entries
    device.end()
    return (entries, result.1)
  }

  @Test("The clock stands at the script's end", arguments: [24, 60, 120])
  func length(framesPerSecond: Int) async throws {
    let text = """
      wait 0.25
      tap 50%,50%
      wait 0.4
      drag 0,400 to 250,400 over 0.25 hold 0.25
      """
    let result = try await play(text, framesPerSecond: framesPerSecond)
    #expect(result.frames == framesPerSecond * 125 / 100)
    #expect(result.entries.first?.phase == .began)
    #expect(result.entries.last?.phase == .ended)
  }

  @Test("Where a dragging finger is depends on the frame's time alone")
  func dragPositions() async throws {
    let entries = try await play("drag 0,400 to 240,400 over 0.4 hold 0.1").entries
    #expect(entries.first?.phase == .began)
    let moves = entries.filter { $0.phase == .moved }
    #expect(moves.count == 24)
    for (index, move) in moves.enumerated() {
      #expect(abs(move.location.x - CGFloat(index + 1) * 10) < 1e-9)
    }
    #expect(entries.last?.location == CGPoint(x: 240, y: 400))
  }

  @Test("A leg that ends between two frames still ends at its end")
  func oddDuration() async throws {
    let entries = try await play("drag 0,400 to 100,400 over 0.05 to 100,500 over 0.03").entries
    #expect(entries.last?.phase == .ended)
    #expect(entries.last?.location == CGPoint(x: 100, y: 500))
  }

  @Test func twoFingers() async throws {
    let entries = try await play(
      """
      touch down 10,10
      touch 2 down 20,20
      wait 0.1
      touch 2 up
      touch cancel
      """
    ).entries
    #expect(entries.filter { $0.phase == .began }.count <= 2)
    #expect(entries.first?.location == CGPoint(x: 10, y: 10))
    #expect(entries.contains { $0.phase == .cancelled })
  }

  @Test func aViewThatIsNotThere() async {
    await #expect(throws: FingerError.viewNotFound(identifier: "button", visible: ["log"])) {
      try await play("tap \"button\"")
    }
  }
}
