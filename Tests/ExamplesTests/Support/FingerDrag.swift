import Simulator
import UIKit

/// A finger that drags straight on, measured as the pan that follows it measures: without the first ten points, which
/// tell a pan from a tap (fact 5.3.3).
@MainActor
struct FingerDrag {
  private static let slop: CGFloat = 10

  let device: Device
  /// In points of the screen.
  let start: CGPoint
  /// One point along the way.
  let direction: CGVector
  var finger = 1

  private func point(after travel: CGFloat) -> CGPoint {
    let distance = Self.slop + travel
    return CGPoint(x: start.x + direction.dx * distance, y: start.y + direction.dy * distance)
  }

  /// Puts the finger down and moves it until a pan begins and its action has been called.
  func begin() async {
    device.touchDown(at: start, finger: finger)
    await device.advanceFrames(1)
    await move(to: 0)
  }

  /// Moves the finger until the pan has travelled so far, in points, and its action has been called.
  func move(to travel: CGFloat) async {
    device.touchMove(to: point(after: travel), finger: finger)
    await device.advanceFrames(1)
  }

  /// Lifts the finger; its action has been called in the frame that follows.
  func release() async {
    device.touchUp(finger: finger)
    await device.advanceFrames(1)
  }

  /// Puts the finger down, moves it and lifts it, all between two frames.
  func flick(to travel: CGFloat) {
    device.touchDown(at: start, finger: finger)
    device.touchMove(to: point(after: travel), finger: finger)
    device.touchUp(finger: finger)
  }
}
