import Foundation
import QuartzCore

/// Turns the interface of a device: controllers are told, then the windows change their size in an animation,
/// with what controllers animate alongside.
@MainActor
package enum InterfaceRotation {
  /// In seconds; the system's own figure for a quarter turn.
  private static let duration: TimeInterval = 0.3

  /// - Returns: Whether the root controller agreed to the orientation.
  @discardableResult
  package static func rotate(_ device: HostDevice, to orientation: UIInterfaceOrientation) -> Bool {
    guard orientation != device.orientation else { return true }
    let windows = device.windows.filter { $0.rootViewController != nil }
    guard windows.allSatisfy({ $0.rootViewController?.topmostPresented.agrees(to: orientation) ?? true })
    else {
      return false
    }
    let size = device.metrics.size(in: orientation)
    let changesSize = size != device.screenBounds.size
    let coordinators = windows.map { SizeTransitionCoordinator(containerView: $0, duration: duration) }
    if changesSize {
      for (window, coordinator) in zip(windows, coordinators) {
        window.rootViewController?.record("viewWillTransition")
        window.rootViewController?.viewWillTransition(to: size, with: coordinator)
      }
    }
    AnimationScope.alongside(duration: duration, curve: .easeInOut) {
      device.setOrientation(orientation)
      for window in windows { window.layoutIfNeeded() }
      for coordinator in coordinators { coordinator.runAnimations() }
    } completion: { _ in
      for coordinator in coordinators { coordinator.runCompletions() }
    }
    return true
  }
}

extension UIViewController {
  /// The last controller in the chain of presentations that cover the window.
  package var topmostPresented: UIViewController {
    var controller = self
    while let presented = controller.presentation?.presented { controller = presented }
    return controller
  }

  fileprivate func agrees(to orientation: UIInterfaceOrientation) -> Bool {
    shouldAutorotate && supportedInterfaceOrientations.contains(orientation.mask)
  }
}

extension UIInterfaceOrientation {
  fileprivate var mask: UIInterfaceOrientationMask {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .unknown: []
    }
  }
}
