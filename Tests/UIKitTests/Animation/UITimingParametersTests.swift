import Foundation
import Testing
import UIKit

@MainActor
@Suite(.withoutDevice) struct UITimingParametersTests {
  @Test("4.1 control points of the named curves", arguments: [0, 1, 2, 3])
  func controlPoints(rawValue: Int) throws {
    let curve = try #require(UIView.AnimationCurve(rawValue: rawValue))
    let parameters = UICubicTimingParameters(animationCurve: curve)
    let function = curve.timingFunction
    for (index, point) in [(1, parameters.controlPoint1), (2, parameters.controlPoint2)] {
      var values: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &values)
      #expect(isClose(point.x, Double(values[0])))
      #expect(isClose(point.y, Double(values[1])))
    }
    #expect(parameters.timingCurveType == .builtin)
    #expect(parameters.cubicTimingParameters === parameters)
    #expect(parameters.springTimingParameters == nil)
  }

  @Test("4.5 kinds of springs")
  func springKinds() {
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    #expect(spring.timingCurveType == .spring)
    #expect(spring.springTimingParameters === spring)
    #expect(spring.cubicTimingParameters == nil)
  }

  @Test("9.6 a spring by duration and bounce takes the time to its rest")
  func perceptual() {
    let spring = UISpringTimingParameters(duration: 0.5, bounce: 0)
    let timing = spring.timing(duration: 9)
    // Critical: (1 + ωt)·e^(−ωt) has fallen to 0.00083 at the end, ω = 2π/0.5.
    let exponent = 4 * Double.pi * timing.duration
    #expect(abs((1 + exponent) * exp(-exponent) - 0.00083) < 1e-6)
  }

  @Test("parameters survive an archive")
  func archive() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
      .encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let read = try #require(UICubicTimingParameters(coder: unarchiver))
    #expect(read.controlPoint1 == CGPoint(x: 0.1, y: 0.2))
    #expect(read.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
    #expect(read.timingCurveType == .cubic)
  }
}
