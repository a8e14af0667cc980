import Foundation

/// The device that UIKit runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  package override init() {
    super.init()
  }

  open class var current: UIDevice { HostDevice.required.device }

  open var orientation: UIDeviceOrientation { UIDeviceOrientation(HostDevice.required.orientation) }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { HostDevice.required.metrics.idiom }

  /// The system whose behaviour is emulated (decision 9.8).
  open var systemVersion: String { "17.0" }

  open var model: String { "iPhone" }

  open var name: String { HostDevice.required.metrics.marketingName }
}
