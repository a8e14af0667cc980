import QuartzCore
import Testing

/// How even the pace is within curves.
@Suite struct PacedMotionTests {
  private static func curve(_ points: [CGPoint]) -> CGPath {
    let path = CGMutablePath()
    path.move(to: points[0])
    path.addCurve(to: points[3], control1: points[1], control2: points[2])
    return path
  }

  private static var motions: [(name: String, motion: CAKeyframeAnimation)] {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let curves = [
      ("two bends", [point(0, 0), point(0, 300), point(10, -80), point(100, 0)]),
      ("from a standstill", [point(0, 0), point(0, 0), point(100, 50), point(100, 100)]),
      ("to a standstill", [point(0, 0), point(50, 90), point(100, 0), point(100, 0)]),
      ("a loop", [point(0, 0), point(300, 100), point(-200, 100), point(100, 0)]),
      ("almost a cusp", [point(0, 0), point(104, 100), point(-4, 100), point(100, 0)]),
    ]
    let along = curves.map { curve -> (String, CAKeyframeAnimation) in
      let motion = CAKeyframeAnimation(keyPath: "position")
      motion.path = Self.curve(curve.1)
      motion.calculationMode = .paced
      return (curve.0, motion)
    }
    let through = CAKeyframeAnimation(keyPath: "position")
    through.values = [point(0, 0), point(10, 0), point(10, 200), point(-70, 20)]
    through.calculationMode = .cubicPaced
    return along + [("through points", through)]
  }

  @Test("3.4 equal times go equal ways along curves, to a thousandth")
  func even() {
    for (name, motion) in Self.motions {
      motion.duration = 1
      Stage.run { stage in
        let layer = CALayer()
        layer.add(motion, forKey: nil)
        stage.turn(at: 0)
        let (steps, chords) = (200, 400)
        var last = stage.values(of: layer, at: 0).position
        var ways: [Double] = []
        for step in 0..<steps {
          var way = 0.0
          for chord in 1...chords where step * chords + chord < steps * chords {
            let time = Double(step * chords + chord) / Double(steps * chords)
            let next = stage.values(of: layer, at: time).position
            way += hypot(Double(next.x - last.x), Double(next.y - last.y))
            last = next
          }
          ways.append(way)
        }
        // The last moment belongs to the model.
        ways.removeLast()
        let mean = ways.reduce(0, +) / Double(ways.count)
        let worst = ways.map { abs($0 / mean - 1) }.max() ?? 1
        #expect(worst < 1e-3, "\(name)")
      }
    }
  }

  @Test("paths of lengths that no number can be keep their keys at even times")
  func infiniteLength() {
    Stage.run { stage in
      let layer = CALayer()
      let path = CGMutablePath()
      path.addLines(between: [.zero, CGPoint(x: 1.7e308, y: 0), .zero])
      let motion = CAKeyframeAnimation(keyPath: "position")
      (motion.path, motion.calculationMode, motion.duration) = (path, .paced, 1)
      layer.add(motion, forKey: nil)
      stage.turn(at: 0)
      let shown = [0.25, 0.5, 0.75].map { stage.x(of: layer, at: $0) / 1.7e308 }
      #expect(zip(shown, [0.5, 1, 0.5]).allSatisfy { isClose($0, $1) })
    }
  }
}
