import Simulator
import Testing
import UIKit

/// The page sheet and the drag that dismisses it.
@MainActor
@Suite struct SheetTests {
  private let log = CallLog()

  private func begin() async -> (device: Device, presenting: UIViewController, presented: UIViewController) {
    let device = await Device()
    let presenting = LoggedController("P", log: log)
    device.show(presenting)
    await device.advanceFrames(2)
    let presented = LoggedController("Q", log: log)
    presenting.present(presented, animated: true)
    await device.advance(by: 1)
    return (device, presenting, presented)
  }

  /// Drags the sheet down by a distance in points, beyond the 10 that the pan takes, and rests before lifting.
  private func drag(_ device: Device, by distance: CGFloat) async {
    let start = CGPoint(x: 200, y: 100)
    device.touchDown(at: start)
    await device.advanceFrames(1)
    for step in 1...20 {
      device.touchMove(to: CGPoint(x: start.x, y: start.y + (distance + 10) * CGFloat(step) / 20))
      await device.advanceFrames(1)
    }
    await device.advance(by: 0.3)
    device.touchUp()
    await device.advance(by: 1)
  }

  @Test(
    "5.3.4 a slow drag past half of the sheet dismisses it, a shorter one does not", arguments: [370, 410])
  func slowDrag(_ distance: Int) async {
    let (device, presenting, presented) = await begin()
    let delegate = LoggedSheetDelegate(log: log)
    presented.presentationController?.delegate = delegate
    log.clear()
    await drag(device, by: CGFloat(distance))
    let dismissed = distance > 396
    #expect((presenting.presentedViewController == nil) == dismissed)
    #expect(
      log.entries(of: "sheet")
        == (dismissed
          ? ["sheet.should", "sheet.will", "sheet.did"] : ["sheet.should", "sheet.will"]))
    if !dismissed { #expect(presented.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793)) }
    #expect(device.findings.isEmpty)
    device.end()
  }

  @Test("2.5.5 a modal controller refuses: didAttemptToDismiss")
  func refused() async {
    let (device, presenting, presented) = await begin()
    let delegate = LoggedSheetDelegate(log: log)
    presented.presentationController?.delegate = delegate
    presented.isModalInPresentation = true
    log.clear()
    await drag(device, by: 500)
    #expect(presenting.presentedViewController === presented)
    #expect(log.entries(of: "sheet") == ["sheet.attempt"])
    device.end()
  }

  @Test("2.5.5 a dismissal in code tells the delegate nothing; 2.5.1 nor the presenter")
  func inCode() async {
    let (device, presenting, presented) = await begin()
    let delegate = LoggedSheetDelegate(log: log)
    presented.presentationController?.delegate = delegate
    log.clear()
    presented.dismiss(animated: true)
    await device.advance(by: 1)
    #expect(log.entries == ["Q.willDisappear", "Q.didDisappear"])
    #expect(presenting.presentedViewController == nil)
    device.end()
  }
}

private final class LoggedSheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private let log: CallLog

  init(log: CallLog) {
    self.log = log
    super.init()
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log.note("sheet.should")
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.note("sheet.will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.note("sheet.did")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    log.note("sheet.attempt")
  }
}
