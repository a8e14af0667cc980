import Simulator
import Testing
import UIKit

/// The percent-driven interactor by itself.
@MainActor
@Suite struct PercentDrivenTests {
  @Test("1.5.3, 1.5.4, 1.5.5, 1.5.6 defaults", .withoutDevice)
  func defaults() {
    let interactor = UIPercentDrivenInteractiveTransition()
    #expect(interactor.completionSpeed == 1)
    #expect(interactor.completionCurve == .easeInOut)
    #expect(interactor.wantsInteractiveStart)
    #expect(interactor.percentComplete == 0)
    #expect(interactor.timingCurve == nil)
  }

  @Test("1.5.19 it does not work with a context that UIKit did not make")
  func foreignContext() async {
    let device = await Device()
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.startInteractiveTransition(ForeignContext())
    interactor.update(0.5)
    interactor.finish()
    #expect(interactor.percentComplete == 0)
    #expect(device.findings.map(\.rule) == ["percent-driven-with-foreign-context"])
    device.end()
  }
}
