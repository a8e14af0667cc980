import QuartzCore
import Testing

@Suite struct CAMediaTimingFunctionTests {
  @Test("equal functions have equal hashes, also where control points are moved inside")
  func hashes() {
    Stage.run { _ in
      let function = CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)
      for (x1, x2) in [(-1, 1), (-0.0, 1), (0, 2), (.nan, .infinity)] as [(Float, Float)] {
        let same = CAMediaTimingFunction(controlPoints: x1, 0, x2, 1)
        #expect(same.isEqual(function) && same.hash == function.hash)
      }
    }
  }

  @Test("3.5 a name that is none gives the linear function, and a finding")
  func unknownName() {
    Stage.run { stage in
      let function = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "easeinout"))
      #expect(function.isEqual(CAMediaTimingFunction(name: .linear)))
      #expect(stage.rules == ["timing-function-not-known"])
    }
  }
}
