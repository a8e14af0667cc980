import QuartzCore

/// The screen of the device that UIKit runs on.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  package override init() {
    super.init()
  }

  /// The device's screen; there must be a device.
  open class var main: UIScreen { HostDevice.required.screen }

  open class var screens: [UIScreen] { [main] }

  /// In points, for the present orientation of the interface.
  open var bounds: CGRect { device.screenBounds }

  /// In pixels, always portrait.
  open var nativeBounds: CGRect {
    let metrics = device.metrics
    return CGRect(
      x: 0, y: 0, width: metrics.size.width * metrics.scale, height: metrics.size.height * metrics.scale)
  }

  /// Pixels per point.
  open var scale: CGFloat { device.metrics.scale }

  open var nativeScale: CGFloat { device.metrics.scale }

  open var maximumFramesPerSecond: Int { device.framesPerSecond }

  /// The space in which windows lie.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(bounds: bounds) }

  open var traitCollection: UITraitCollection { device.traitCollection }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private var device: HostDevice { HostDevice.required }
}

extension HostDevice {
  /// The current device. UIKit's statics cannot answer without one.
  static var required: HostDevice {
    guard let current else {
      preconditionFailure("UIKit has no device to speak for: make a Simulator.Device before asking")
    }
    return current
  }
}
