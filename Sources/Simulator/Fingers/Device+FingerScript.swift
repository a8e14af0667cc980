import UIKit

extension Device {
  /// Plays a script: moves the clock to the script's end, with the fingers where the script says at each frame.
  ///
  /// - Throws: `FingerError` when a view that the script names is not on the screen at that time.
  public func play(_ script: FingerScript) async throws {
    try await play(script, until: MediaTime(ticks: .max))
  }

  /// Plays a script up to a moment since the device was switched on; what comes later in it does not happen.
  package func play(_ script: FingerScript, until limit: MediaTime) async throws {
    for step in script.steps where reachedTime < limit { try await play(step, until: limit) }
  }

  private func play(_ step: FingerStep, until limit: MediaTime) async throws {
    switch step {
    case .wait(let duration): await advance(by: duration, until: limit)
    case .tap(let target, let duration):
      let finger = fingers.freeFinger
      touchDown(at: try point(of: target), finger: finger)
      await advance(by: duration, until: limit)
      touchUp(finger: finger)
    case .drag(let start, let legs, let hold):
      let finger = fingers.freeFinger
      touchDown(at: try point(of: start), finger: finger)
      for leg in legs { try await move(finger, along: leg, until: limit) }
      await advance(by: hold, until: limit)
      touchUp(finger: finger)
    case .touchDown(let target, let finger): touchDown(at: try point(of: target), finger: finger)
    case .touchMove(let leg, let finger): try await move(finger, along: leg, until: limit)
    case .touchUp(let finger): touchUp(finger: finger)
    case .touchCancel(let finger): touchCancel(finger: finger)
    }
  }

  /// Moves a finger along a straight line: where it is at a frame depends on nothing but that frame's time.
  private func move(_ finger: Int, along leg: FingerLeg, until limit: MediaTime) async throws {
    let end = try point(of: leg.target)
    let start = fingers.locations[finger] ?? end
    let startTime = reachedTime
    let duration = MediaTime(seconds: leg.duration)
    let last = min(startTime + duration, limit)
    while true {
      let next = frameTime(frameIndex + 1)
      guard next <= last, duration > .zero else { break }
      let fraction = Double((next - startTime).ticks) / Double(duration.ticks)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
      touchMove(to: point, finger: finger)
      let before = frameIndex
      await advance(to: next)
      // A device that has ended stands still.
      if frameIndex == before { return }
    }
    if limit < startTime + duration { return await advance(to: limit) }
    // The leg may end between two frames: the next one finds the finger at its end.
    if fingers.locations[finger] != end { touchMove(to: end, finger: finger) }
    await advance(to: startTime + duration)
  }

  private func advance(by seconds: Double, until limit: MediaTime) async {
    await advance(to: min(reachedTime + MediaTime(seconds: max(0, seconds)), limit))
  }
}
