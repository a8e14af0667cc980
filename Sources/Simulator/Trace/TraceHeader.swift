import CoreGraphics

/// What a trace was recorded on.
public struct TraceHeader: Equatable, Sendable {
  /// Counts changes of the text form that a reader must know of.
  public static let version = 1

  /// The name of the device's profile.
  public var device: String
  /// `portrait` or `landscape`.
  public var orientation: String
  /// The screen's, in points, as it is held.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  public var framesPerSecond: Int

  package init(
    device: String, orientation: String = "portrait", size: CGSize = .zero, scale: CGFloat = 1,
    framesPerSecond: Int = 60
  ) {
    self.device = device
    self.orientation = orientation
    self.size = size
    self.scale = scale
    self.framesPerSecond = framesPerSecond
  }
}
