import Simulator
import Testing
import UIKit

@MainActor @Suite struct DeviceFingersTests {
  private func phases(_ controller: TouchLogController) -> [UITouch.Phase] {
    controller.log.entries.map(\.phase)
  }

  @Test func touchesArriveInTheNextTurn() async {
    let device = await Device()
    let controller = TouchLogController()
    device.show(controller)
    device.touchDown(at: CGPoint(x: 10, y: 20))
    #expect(controller.log.entries.isEmpty)
    await device.advanceFrames()
    device.touchMove(to: CGPoint(x: 15, y: 20))
    await device.advanceFrames()
    device.touchUp()
    await device.advanceFrames()
    #expect(phases(controller) == [.began, .moved, .ended])
    #expect(controller.log.entries.map(\.location.x) == [10, 15, 15])
    device.end()
  }

  @Test func aTouchBetweenTwoFrames() async {
    let device = await Device()
    let controller = TouchLogController()
    device.show(controller)
    device.touchDown(at: CGPoint(x: 10, y: 20))
    device.touchUp()
    await device.advanceFrames()
    #expect(phases(controller) == [.began, .ended])
    device.end()
  }

  @Test("A tap lasts a tenth of a second")
  func tapDuration() async throws {
    let device = await Device()
    let controller = TouchLogController()
    device.show(controller)
    try device.tap("log")
    await device.advance(by: 0.5)
    #expect(phases(controller) == [.began, .ended])
    let entries = controller.log.entries
    #expect(entries.map(\.location) == [CGPoint(x: 196.5, y: 426), CGPoint(x: 196.5, y: 426)])
    #expect(abs(entries[1].time - entries[0].time - 0.1) < 1e-9)
    device.end()
  }

  @Test func fingersOutOfOrderAreReported() async {
    let device = await Device()
    device.show(TouchLogController())
    device.touchMove(to: .zero)
    device.touchUp()
    device.touchCancel()
    device.touchDown(at: .zero)
    device.touchDown(at: .zero)
    #expect(device.findings.map(\.rule) == Array(repeating: "finger-out-of-order", count: 4))
    device.end()
  }

  @Test func aViewThatIsNotThere() async {
    let device = await Device()
    let controller = TouchLogController()
    device.show(controller)
    let error = #expect(throws: FingerError.self) { try device.tap("lgo") }
    #expect(error == .viewNotFound(identifier: "lgo", visible: ["log"]))
    #expect(error?.description.contains("\"log\"") == true)
    device.end()
  }

  @Test("Hidden and transparent views, and those under others, are not what is meant")
  func frontmostVisibleView() async throws {
    let device = await Device()
    let controller = UIViewController()
    device.show(controller)
    for x in 0..<4 {
      let view = UIView(frame: CGRect(x: x * 50, y: 0, width: 50, height: 50))
      view.accessibilityIdentifier = "same"
      view.isHidden = x == 3
      view.alpha = x == 2 ? 0 : 1
      controller.view.addSubview(view)
    }
    #expect(try device.center(ofView: "same") == CGPoint(x: 75, y: 25))
    device.end()
  }
}
