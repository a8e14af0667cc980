import Testing
import UIKit

@Suite(.withoutDevice) struct AnimationPacingTests {
  @MainActor
  @Test("3.5 and 4.1 curves of the names", arguments: [0, 1, 2, 3])
  func curves(rawValue: Int) throws {
    let table: [[Double]] = [
      [0.0197, 0.1292, 0.5, 0.8708, 0.9803], [0.0170, 0.0935, 0.3154, 0.6219, 0.8394],
      [0.1606, 0.3781, 0.6846, 0.9065, 0.9830], [0.1, 0.25, 0.5, 0.75, 0.9],
    ]
    let pacing = try #require(UIView.AnimationCurve(rawValue: rawValue)).pacing
    for (fraction, progress) in zip([0.1, 0.25, 0.5, 0.75, 0.9], table[rawValue]) {
      #expect(abs(pacing.progress(at: fraction, duration: 1) - progress) < 0.0005)
    }
  }

  @MainActor
  @Test("the time at which a progress is reached undoes the pace", arguments: [0.0, 0.1, 0.37, 0.8, 1])
  func inverse(progress: Double) {
    let pacing = UIView.AnimationCurve.easeInOut.pacing
    let fraction = pacing.fraction(reaching: progress, duration: 1)
    #expect(abs(pacing.progress(at: fraction, duration: 1) - progress) < 1e-6)
  }

  @Test("4.1 bits of the options")
  func optionBits() {
    #expect(UIView.AnimationOptions.overrideInheritedOptions.rawValue == 1 << 9)
    #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
    #expect(UIView.AnimationOptions.transitionFlipFromBottom.rawValue == 7 << 20)
    #expect(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue == 7 << 24)
    #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4 << 10)
  }
}
