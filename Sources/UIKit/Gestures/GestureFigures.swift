import CoreGraphics
import Foundation

/// Distances in points and times in seconds that tell gestures apart (section 4.9).
enum GestureFigures {
  /// A pan begins when the finger has gone this far; the travel counts from there (fact 5.3.3).
  static let panSlop: CGFloat = 10
  /// A tap may move this far. Not published; our choice.
  static let tapMovement: CGFloat = 10
  /// The next tap of a series must follow within this time and distance. Not published; our choice.
  static let repeatedTapInterval: TimeInterval = 0.35
  static let repeatedTapDistance: CGFloat = 45
  /// How far from the edge of the screen a touch may begin. Not published; our choice.
  static let edgeZone: CGFloat = 20
  /// A swipe goes this far along, at most that far across, within that time. Not published; our choice.
  static let swipeDistance: CGFloat = 50
  static let swipeDeviation: CGFloat = 50
  static let swipeDuration: TimeInterval = 0.5
  /// How much two fingers part or turn before a pinch or a rotation begins. Not published; our choice.
  static let pinchSlop: CGFloat = 8
  static let rotationSlop: CGFloat = 0.1
  /// Velocities are measured over this time.
  static let velocityWindow: TimeInterval = 0.1
}
