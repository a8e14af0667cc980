import Foundation
import QuartzCore

/// The app on the device: passes events to windows and actions to their targets.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app of the current device; there must be a device.
  open class var shared: UIApplication { HostDevice.required.application }

  open weak var delegate: (any UIApplicationDelegate)?

  private var ignoringCount = 0

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Visible windows, lowest first.
  open var windows: [UIWindow] { HostDevice.current?.windows ?? [] }

  open var keyWindow: UIWindow? { HostDevice.current?.keyWindow }

  open var applicationState: UIApplication.State { .active }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    HostDevice.current?.layoutDirection ?? .leftToRight
  }

  open var statusBarOrientation: UIInterfaceOrientation { HostDevice.current?.orientation ?? .unknown }

  /// In points of the screen; empty in landscape, where phones show no status bar.
  open var statusBarFrame: CGRect {
    guard let device = HostDevice.current, !device.orientation.isLandscape else { return .zero }
    return CGRect(x: 0, y: 0, width: device.screenBounds.width, height: device.metrics.statusBarHeight)
  }

  // MARK: - Events

  /// Stops touches from reaching the app until a matching `endIgnoringInteractionEvents()`; calls nest.
  open func beginIgnoringInteractionEvents() {
    ignoringCount += 1
  }

  open func endIgnoringInteractionEvents() {
    ignoringCount = max(0, ignoringCount - 1)
  }

  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// Passes an event to the windows that its touches began in.
  open func sendEvent(_ event: UIEvent) {
    for window in event.windows { window.sendEvent(event) }
  }

  // MARK: - Actions

  /// Sends an action message.
  ///
  /// - Parameters:
  ///   - target: Who receives it; with nil, the first in the responder chain that has the method, from the first
  ///     responder (or the sender) upwards.
  ///   - sender: The first argument of the method.
  ///   - event: Its second argument.
  /// - Returns: Whether a method was called.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return perform(action, on: target as AnyObject, sender, event) }
    var responder = HostDevice.current?.firstResponder ?? sender as? UIResponder
    while let candidate = responder {
      if perform(action, on: candidate, sender, event) { return true }
      responder = candidate.next
    }
    return false
  }

  private func perform(_ action: Selector, on target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool {
    guard let send = action.message(to: target, with: [sender, event]) else { return false }
    let senderName = sender.map { String(describing: type(of: $0)) } ?? ""
    // Before the method runs: a cause stands before its effects in a trace.
    MediaContext.current.record(
      MediaEvent(
        "action",
        [
          ("name", .string(action.description)), ("target", .string(String(describing: type(of: target)))),
          ("sender", .string(senderName)),
        ]))
    send()
    return true
  }
}

extension UIApplication {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
}

extension UIEvent {
  /// Windows of the event's touches, in the order in which they were first touched.
  fileprivate var windows: [UIWindow] {
    orderedTouches.compactMap(\.window).reduce(into: []) { windows, window in
      if !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
  }
}
