import CoreGraphics
import QuartzCore

/// What the digitizer says about one finger at one moment.
package struct TouchSample: Sendable {
  package enum Phase: Sendable {
    case began, moved, ended, cancelled
  }

  /// Tells fingers apart while they touch; free for reuse afterwards.
  package var finger: Int
  package var phase: Phase
  /// In points of the screen, for the present orientation.
  package var location: CGPoint
  package var time: MediaTime

  package init(finger: Int, phase: Phase, location: CGPoint, time: MediaTime) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.time = time
  }
}
