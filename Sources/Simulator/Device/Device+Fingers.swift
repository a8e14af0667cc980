import UIKit

/// Fingers touch the screen in the next turn: call `advance` to let it see them.
extension Device {
  /// Puts a finger down.
  ///
  /// - Parameters:
  ///   - point: In points of the screen.
  ///   - finger: Tells fingers apart.
  public func touchDown(at point: CGPoint, finger: Int = 1) {
    guard fingers.locations[finger] == nil else {
      return reportFinger(finger, "was put down while it touches the screen")
    }
    touch(.began, at: point, finger: finger)
  }

  /// Moves a finger that touches the screen.
  public func touchMove(to point: CGPoint, finger: Int = 1) {
    guard fingers.locations[finger] != nil else { return reportFinger(finger, "was moved while it is up") }
    touch(.moved, at: point, finger: finger)
  }

  /// Lifts a finger where it is.
  public func touchUp(finger: Int = 1) {
    guard let point = fingers.locations[finger] else {
      return reportFinger(finger, "was lifted while it is up")
    }
    touch(.ended, at: point, finger: finger)
  }

  /// Takes a finger's touch away, as an incoming call would.
  public func touchCancel(finger: Int = 1) {
    guard let point = fingers.locations[finger] else {
      return reportFinger(finger, "was cancelled while it is up")
    }
    touch(.cancelled, at: point, finger: finger)
  }

  /// Taps: a finger that is free goes down in the next turn and lifts after a while.
  ///
  /// - Parameters:
  ///   - point: In points of the screen.
  ///   - duration: How long the finger touches, in seconds.
  public func tap(at point: CGPoint, for duration: TimeInterval = 0.1) {
    let finger = fingers.freeFinger
    touch(.began, at: point, finger: finger)
    let end = frameTime(frameIndex + 1) + MediaTime(seconds: max(0, duration))
    fingers.add(TouchSample(finger: finger, phase: .ended, location: point, time: end))
  }

  /// Taps the middle of the frontmost visible view with an accessibility identifier.
  ///
  /// - Throws: `FingerError` when there is no such view.
  public func tap(_ identifier: String, for duration: TimeInterval = 0.1) throws {
    tap(at: try center(ofView: identifier), for: duration)
  }

  /// The place of a target on this screen, in points.
  package func point(of target: FingerTarget) throws(FingerError) -> CGPoint {
    switch target {
    case .point(let x, let y):
      let size = host.screenBounds.size
      return CGPoint(x: x.points(of: Double(size.width)), y: y.points(of: Double(size.height)))
    case .view(let identifier): return try center(ofView: identifier)
    }
  }

  /// The middle of the frontmost visible view with an accessibility identifier, in points of the screen.
  ///
  /// - Throws: `FingerError` when there is no such view.
  public func center(ofView identifier: String) throws(FingerError) -> CGPoint {
    guard let view = view(identifier) else {
      throw FingerError.viewNotFound(identifier: identifier, visible: visibleIdentifiers)
    }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private func touch(_ phase: TouchSample.Phase, at point: CGPoint, finger: Int) {
    fingers.add(TouchSample(finger: finger, phase: phase, location: point, time: frame.time))
  }

  private func reportFinger(_ finger: Int, _ what: String) {
    report(
      rule: "finger-out-of-order", message: "Finger \(finger) \(what). Nothing was done.",
      remedy: "Put each finger down, move it, and lift it.")
  }
}

/// A finger has nowhere to go.
public enum FingerError: Error, Equatable, CustomStringConvertible {
  /// - Parameters:
  ///   - identifier: What was looked for.
  ///   - visible: The identifiers on the screen.
  case viewNotFound(identifier: String, visible: [String])

  /// One line.
  public var description: String {
    switch self {
    case .viewNotFound(let identifier, let visible):
      let known = visible.isEmpty ? "no view has one" : visible.map { "\"\($0)\"" }.joined(separator: ", ")
      return "no visible view has the accessibility identifier \"\(identifier)\"; on the screen: \(known)"
    }
  }
}
