import UIKit

/// A model of device: its screen's size, sharpness and safe area.
///
/// ```swift
/// let device = await Device(.iPhoneSE)
/// ```
public struct DeviceProfile: Equatable, Sendable {
  package var metrics: DeviceMetrics

  package init(_ metrics: DeviceMetrics) {
    self.metrics = metrics
  }

  /// The name that commands use, such as `iphone-15`.
  public var name: String { metrics.name }

  /// The size of the screen in points, in portrait.
  public var size: CGSize { metrics.size }

  /// Pixels per point.
  public var scale: CGFloat { metrics.scale }

  /// A screen of 375 × 667 pt at 2 pixels per point, with a home button.
  public static let iPhoneSE = DeviceProfile(.iPhoneSE)
  /// A screen of 390 × 844 pt at 3 pixels per point.
  public static let iPhone14 = DeviceProfile(.iPhone14)
  /// A screen of 393 × 852 pt at 3 pixels per point.
  public static let iPhone15 = DeviceProfile(.iPhone15)
  /// A screen of 430 × 932 pt at 3 pixels per point.
  public static let iPhone15ProMax = DeviceProfile(.iPhone15ProMax)

  /// The model with a name such as `iphone-15`; nil when there is none.
  public init?(named name: String) {
    guard let metrics = DeviceMetrics.all.first(where: { $0.name == name }) else { return nil }
    self.init(metrics)
  }

  /// Every model that can be simulated.
  public static let all = DeviceMetrics.all.map { DeviceProfile($0) }
}

extension DeviceProfile: CustomStringConvertible {
  public var description: String { name }
}
