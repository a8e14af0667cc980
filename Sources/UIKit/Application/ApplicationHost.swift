import Foundation

/// What an app's main function runs on: a device without hardware, or a window on the desktop.
@MainActor
package protocol ApplicationHost {
  /// Makes a device, launches the app on it, and returns when the app is over.
  ///
  /// - Returns: The status to exit with.
  func run(_ makeDelegate: @MainActor () -> (any UIApplicationDelegate)?) -> Int32
}

/// Where a host registers itself before an app's main function is called.
@MainActor
package enum ApplicationHosts {
  package static var registered: (any ApplicationHost)?

  static func run(_ makeDelegate: @MainActor () -> (any UIApplicationDelegate)?) -> Int32 {
    guard let registered else {
      let line = "UIKit has no host to run this app on: link Simulator and register one\n"
      FileHandle.standardError.write(Data(line.utf8))
      return 1
    }
    return registered.run(makeDelegate)
  }
}
