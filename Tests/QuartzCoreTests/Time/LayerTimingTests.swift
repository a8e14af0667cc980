import QuartzCore
import Testing

/// The clocks of layers beyond begin, speed and offset (chapter 3.1).
@Suite struct LayerTimingTests {
  @Test("3.1 layers and animations start with the same timing", arguments: [true, false])
  func defaults(_ ofLayer: Bool) {
    Stage.run { _ in
      let timed: any CAMediaTiming = ofLayer ? CALayer() : CAAnimation()
      #expect([timed.beginTime, timed.duration, timed.timeOffset, timed.repeatDuration] == [0, 0, 0, 0])
      #expect(timed.speed == 1 && timed.repeatCount == 0)
      #expect(!timed.autoreverses && timed.fillMode == .removed)
    }
  }

  @Test("3.1.3 a begin in the clock's time needs converting under a parent with a clock of its own")
  func begin() {
    Stage.run { stage in
      let (root, slow, layer) = (CALayer(), CALayer(), CALayer())
      root.addSublayer(slow)
      slow.addSublayer(layer)
      slow.speed = 0.5
      func fade(beginning time: CFTimeInterval) -> CABasicAnimation {
        let fade = animation("opacity", from: 0, to: 0.5)
        fade.beginTime = time
        fade.fillMode = .backwards
        return fade
      }
      let later = CACurrentMediaTime() + 2
      root.add(fade(beginning: later), forKey: nil)
      layer.add(fade(beginning: layer.convertTime(later, from: nil)), forKey: nil)
      stage.turn(at: 0)
      #expect([1.9, 2.5].map { stage.opacity(of: root, at: $0) } == [0, 0.25])
      // Half as fast, but it starts at the same moment.
      #expect([1.9, 3].map { stage.opacity(of: layer, at: $0) } == [0, 0.25])
      let unconverted = CALayer()
      slow.addSublayer(unconverted)
      unconverted.add(fade(beginning: later), forKey: nil)
      stage.turn(at: 0)
      #expect(stage.opacity(of: unconverted, at: 2.5) == 0)
    }
  }

  /// The local time of a layer with a duration of 2, so many seconds after its begin.
  private func local(_ seconds: Double, _ change: (CALayer) -> Void) -> Double {
    MediaContext.$local.withValue(MediaContext()) {
      let layer = CALayer()
      layer.duration = 2
      change(layer)
      return layer.convertTime(seconds, from: nil)
    }
  }

  @Test("3.1.2 a layer's time repeats within its duration")
  func repeats() {
    #expect(
      [0, 1.5, 2.5, 5].map { local($0) { $0.repeatCount = 3 } } == [0, 1.5, 0.5, 1])
    #expect([1.5, 2.5].map { local($0) { $0.repeatDuration = 3 } } == [1.5, 0.5])
    #expect(local(1_000_001) { $0.repeatCount = .greatestFiniteMagnitude } == 1)
  }

  @Test("3.1.2 a layer's time turns round")
  func autoreverse() {
    #expect([1, 2, 3, 3.5].map { local($0) { $0.autoreverses = true } } == [1, 2, 1, 0.5])
  }

  @Test(
    "3.1.7 outside its duration a layer's time stands still where the fill mode says so, and goes on else")
  func fill() {
    #expect([-1, 5].map { local($0) { $0.fillMode = .both } } == [0, 2])
    #expect([-1, 5].map { local($0) { $0.fillMode = .backwards } } == [0, 5])
    #expect([-1, 5].map { local($0) { $0.fillMode = .forwards } } == [-1, 2])
    #expect([-1, 5].map { local($0) { _ in } } == [-1, 5])
  }

  @Test("3.1.2 an animation plays again with each cycle of its layer, and ends with the last")
  func animated() {
    Stage.run { stage in
      let root = CALayer()
      let layer = CALayer()
      root.addSublayer(layer)
      root.beginTime = CACurrentMediaTime()
      root.duration = 2
      root.repeatCount = 2
      let witness = Witness()
      layer.add(animation("opacity", from: 0, to: 0.5, tag: "fade", delegate: witness), forKey: nil)
      stage.turn(at: 0)
      #expect([0.5, 1.5, 2.5, 3.5].map { stage.opacity(of: layer, at: $0) } == [0.25, 1, 0.25, 1])
      for time in [1, 1.5, 2, 3] { stage.turn(at: time) }
      #expect(witness.calls == ["start fade"])
      stage.turn(at: 4)
      #expect(witness.calls == ["start fade", "stop fade true"])
    }
  }

  @Test("3.1 a layer's negative speed runs backwards")
  func backwards() {
    Stage.run { stage in
      let layer = CALayer()
      layer.timeOffset = 10
      layer.speed = -1
      layer.beginTime = CACurrentMediaTime()
      let fade = animation("opacity", from: 0, to: 1, duration: 8)
      fade.beginTime = 4
      layer.add(fade, forKey: nil)
      stage.turn(at: 0)
      #expect(layer.convertTime(CACurrentMediaTime() + 3, from: nil) == 7)
      #expect([0, 2, 4].map { stage.opacity(of: layer, at: $0) } == [0.75, 0.5, 0.25])
    }
  }

  @Test(
    "numbers that no clock can follow are reported, and the old ones stay",
    arguments: [Double.nan, .infinity, -.infinity])
  func unusable(_ number: Double) {
    Stage.run { stage in
      let layer = CALayer()
      layer.timeOffset = 3
      layer.timeOffset = number
      layer.speed = Float(number)
      layer.beginTime = number
      #expect(layer.convertTime(1, from: nil) == 4)
      #expect(stage.rules == Array(repeating: "timing-not-finite", count: 3))
    }
  }
}
