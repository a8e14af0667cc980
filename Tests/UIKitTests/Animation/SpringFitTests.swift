import Foundation
import Testing
import UIKit

@Suite struct SpringFitTests {
  @Test(
    "4.4 springs of a damping ratio and a duration",
    arguments: [
      (1.0, 0.5, 18.4668, 341.02, 36.934), (0.8, 0.5, 17.9886, 323.59, 28.782),
      (0.5, 1.0, 12.7169, 161.72, 12.717), (0.7, 0.35, 28.1133, 790.36, 39.359),
      (0.9, 0.3, 28.2695, 799.16, 50.885), (0.6, 0.6, 18.3891, 338.16, 22.067),
    ])
  func table(ratio: Double, duration: Double, frequency: Double, stiffness: Double, damping: Double) {
    let spring = SpringFit.spring(dampingRatio: ratio, duration: duration, velocity: 0)
    #expect(abs(spring.stiffness.squareRoot() - frequency) < 0.01)
    #expect(abs(spring.stiffness - stiffness) < 0.05)
    #expect(abs(spring.damping - damping) < 0.005)
    #expect(spring.mass == 1)
  }

  @Test("4.4.2 with a velocity the envelope is a thousandth at the end", arguments: [-3.0, -1, 0.5, 1])
  func velocity(velocity: Double) {
    let ratio = 0.6
    let duration = 0.8
    let spring = SpringFit.spring(dampingRatio: ratio, duration: duration, velocity: velocity)
    let frequency = spring.stiffness.squareRoot()
    let decay = ratio * frequency
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    #expect(abs(abs((decay - velocity) / swing) * exp(-decay * duration) - 0.001) < 1e-9)
    #expect(spring.initialVelocity == velocity)
  }

  @Test("4.1.2 damping ratio of the system's spring")
  func systemSpring() {
    #expect(abs(SpringPacing.system.dampingRatio - 4.564) < 0.001)
  }

  @Test(
    "4.8 progress of the system's spring",
    arguments: [
      (0.05, 0.232), (0.1, 0.545), (0.15, 0.758), (0.2, 0.879), (0.25, 0.942), (0.3, 0.973), (0.4, 0.994),
      (0.5, 0.999),
    ])
  func systemProgress(time: Double, progress: Double) {
    #expect(abs(SpringPacing.system.progress(at: time) - progress) < 0.001)
  }

  @Test("9.6 damping ratios above 1 move as 1 does")
  func overdamped() {
    let critical = SpringFit.spring(dampingRatio: 1, duration: 0.5, velocity: 0)
    #expect(SpringFit.spring(dampingRatio: 4, duration: 0.5, velocity: 0) == critical)
  }
}
